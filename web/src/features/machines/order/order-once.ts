import { ApiError } from '@/platform/api-client.ts';

/**
 * Orders by a number of the order's own. A press that failed on its way may have arrived: the next one sends the same number, so
 * that it is made once. What was heard and refused is over.
 */
export function createOrderOnce<What extends readonly unknown[], Answer>({
  send,
  newId,
}: Ports<What, Answer>): (...what: What) => Promise<Answer> {
  let orderId: string | null = null;
  return async (...what) => {
    orderId ??= newId();
    try {
      const answer = await send(orderId, ...what);
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

type Ports<What extends readonly unknown[], Answer> = {
  send: (orderId: string, ...what: What) => Promise<Answer>;
  newId: () => string;
};
