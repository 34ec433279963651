/** Aborted as soon as one of these is, with its reason. `AbortSignal.any` is newer than some browsers that we are made for. */
export function anySignal(...sources: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  const { signal } = joined;
  for (const source of sources) {
    const abort = () => joined.abort(source.reason);
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { signal });
  }
  return signal;
}
