/**
 * Starts work whose result may not be needed. Only those who await it hear of a failure: there may be none, and an unhandled
 * rejection would end the process.
 */
export function begin<T>(work: () => Promise<T>): Promise<T> {
  const begun = work();
  begun.catch(() => undefined);
  return begun;
}
