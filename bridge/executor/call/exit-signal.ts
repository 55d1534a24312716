/** Thrown to leave a command's code once its call has ended; whoever catches it can no longer print. */
export class ExitSignal extends Error {
  override readonly name = 'ExitSignal';
  constructor() {
    super('The command has ended');
  }
}
