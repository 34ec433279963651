import { untilAborted } from '@/lib/until-aborted.ts';
import { ApiError } from './api-client.ts';
import { connection, type Connection } from './connection/connection.ts';

/**
 * Calls the API by what may be called twice. Where the connection was lost it waits until that is back, and calls again.
 * @throws {ApiError} and the signal's reason once it is aborted
 */
export const againWhenBack = createAgainWhenBack(connection);

export function createAgainWhenBack(
  line: Pick<Connection, 'check' | 'whenBack'>,
): <T>(call: () => Promise<T>, signal: AbortSignal) => Promise<T> {
  return async (call, signal) => {
    for (;;) {
      try {
        return await untilAborted(call(), signal);
      } catch (cause) {
        const isUnanswered = cause instanceof ApiError && cause.status === 0;
        if (!isUnanswered || !(await line.check())) throw cause;
        await untilAborted(line.whenBack(), signal);
      }
    }
  };
}
