import yargs from 'yargs';

export const createProgram = () =>
  yargs()
    .scriptName('first')
    .command('a', 'A', {}, () => {});

export const another = async () =>
  yargs()
    .scriptName('second')
    .command('b', 'B', {}, () => {});

export const notAFactory = 5;
