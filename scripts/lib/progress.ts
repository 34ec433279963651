const REMINDER_MS = 10_000;

/**
 * Says what is being done and for how long: in a line at the start, one at the end, and one now and then in between.
 * @returns what the promise resolves with
 */
export async function during<T>(label: string, promise: Promise<T>) {
  const startedAt = Date.now();
  const text = () => `${label}, ${elapsed(Date.now() - startedAt)}`;
  console.log(`${label} …`);
  const timer = setInterval(() => console.log(`  ${text()}`), REMINDER_MS).unref();
  try {
    const result = await promise;
    console.log(text());
    return result;
  } finally {
    clearInterval(timer);
  }
}

/** Minutes and seconds, such as `1:05`. */
function elapsed(milliseconds: number) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
