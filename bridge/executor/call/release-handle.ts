/** Handles that go on working for a call that is over: listening, watching. Connections only stay open. */
const working = new Set([
  'TCPSERVERWRAP',
  'PIPESERVERWRAP',
  'UDPWRAP',
  'FSEVENTWRAP',
  'STATWATCHER',
]);

/** Closes what would go on working, and lets nothing hold the process. */
export function releaseHandle(type: string, handle: object): void {
  if (!working.has(type)) {
    (handle as { unref?(): void }).unref?.();
    return;
  }
  try {
    ownerOf(handle).close?.();
  } catch {
    // It is closing already.
  }
}

/** The server, socket or watcher that Node has made of the handle. */
function ownerOf(handle: object): { close?(): void } {
  const key = Object.getOwnPropertySymbols(handle).find(
    ({ description }) => description === 'owner_symbol',
  );
  return (key && Reflect.get(handle, key)) ?? handle;
}
