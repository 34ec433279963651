/** A watch that can be ended while its code is still being loaded. */
export function watchLater(
  begin: () => Promise<() => void>,
  fail: (cause: unknown) => void,
): () => void {
  let ended = false;
  let end: (() => void) | undefined;
  const watching = async () => {
    try {
      end = await begin();
      if (ended) end();
    } catch (cause) {
      if (!ended) fail(cause);
    }
  };
  void watching();
  return () => {
    ended = true;
    end?.();
  };
}
