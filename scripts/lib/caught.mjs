// Anything can be thrown; nearly always it is an error.

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** For a bug in our code, where the stack matters. @param {unknown} error */
export function stackOf(error) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** @param {unknown} error @returns {string | undefined} such as `EEXIST`, if the system gave one */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
