import { ApiError } from '@/platform/api-client.ts';

/**
 * Orders by a number of the order's own. A press that failed on its way may have arrived: the next one sends the same number, so
 * that it is made once. What was heard and refused is over.
 */
export function createOrderOnce<Answer>({ send, newId }: Ports<Answer>): () => Promise<Answer> {
  let orderId: string | null = null;
  return async () => {
    orderId ??= newId();
    try {
      const answer = await send(orderId);
      orderId = null;
      return answer;
    } catch (cause) {
      if (isRefusal(cause)) orderId = null;
      throw cause;
    }
  };
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status >= 400 && cause.status < 500;
}

type Ports<Answer> = { send: (orderId: string) => Promise<Answer>; newId: () => string };
