// Anything can be thrown; nearly always it is an error.

/** A failure that the person at the terminal can act on: its words say how. */
export class UserError extends Error {}

export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** Reads the words after a command; where they are wrong, says so and ends the command. */
export function readOrEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(2);
  }
}

/** For a bug in our code, where the stack matters. */
export function stackOf(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** @returns such as `EEXIST`, if the system gave one */
export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
