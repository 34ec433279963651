// What is caught may be anything; nearly always it is an error.

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * For a fault of ours, where the place matters.
 * @param {unknown} error
 */
export function stackOf(error) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * @param {unknown} error
 * @returns {string | undefined} such as `EEXIST`, where the system gives one
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
