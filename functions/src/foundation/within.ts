/**
 * Gives work a time limit. Work that is late goes on, with its signal aborted, but nobody hears how it ends.
 * @param late makes the error for work that is late
 */
export async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => Error,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // In this order: what the abort interrupts has errors of its own, which say less.
      reject(late());
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}
