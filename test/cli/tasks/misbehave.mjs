/** What isolated work may do wrong, by name. */
const tasks = {
  hang() {
    for (;;);
  },
  hoard() {
    const held = [];
    for (;;) held.push(new Array(100_000).fill({}));
  },
  leave: () => process.exit(3),
  throw() {
    throw new RangeError('a defect');
  },
  chatter() {
    console.log('noise');
    console.error('noise');
    return 'quiet';
  },
  environment: () => Object.keys(process.env),
};

export const run = (name) => tasks[name]();
