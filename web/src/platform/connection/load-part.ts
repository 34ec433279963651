import { isChunkFailure } from './chunk-failure.ts';
import { connection, type Connection } from './connection.ts';

/**
 * Loads a part of the app. Without a connection it waits for one, and so does the caller: the page that is there stays.
 * @throws what `load` throws when the site can be reached and the part cannot, as after a new release
 */
export const loadPart = createLoadPart(connection);

export function createLoadPart(
  line: Pick<Connection, 'check' | 'whenBack'>,
): <T>(load: () => Promise<T>) => Promise<T> {
  return async (load) => {
    for (let refusals = 0; ;) {
      try {
        return await load();
      } catch (cause) {
        if (!isChunkFailure(cause)) throw cause;
        if (await line.check()) {
          await line.whenBack();
          continue;
        }
        // Once more: a network that has just changed breaks off what is on its way.
        refusals += 1;
        if (refusals === MOST_REFUSALS) throw cause;
      }
    }
  };
}

const MOST_REFUSALS = 2;

/** A watch that can be ended while its part of the app is still being loaded. `begin` is told when that has happened. */
export function watchLater(
  begin: (ended: AbortSignal) => Promise<() => void>,
  fail: (cause: unknown) => void,
): () => void {
  const ended = new AbortController();
  let end = () => {};
  const watching = async () => {
    try {
      end = await begin(ended.signal);
      if (ended.signal.aborted) end();
    } catch (cause) {
      if (!ended.signal.aborted) fail(cause);
    }
  };
  void watching();
  return () => {
    ended.abort();
    end();
  };
}
