/**
 * Starts work whose result may not be needed. If it fails, only those who await it hear of it: nobody may, and a rejection
 * that nobody hears would end the process.
 */
export function begin<T>(work: () => Promise<T>): Promise<T> {
  const begun = work();
  begun.catch(() => undefined);
  return begun;
}
