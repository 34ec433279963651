import { useRef, useState } from 'react';
import { api, ApiError } from '@/platform/api-client.ts';

/**
 * Asks for another machine. A press that failed on the way may have arrived: the next one sends the same order, so that it is made
 * once.
 */
export function useOrderMachine() {
  const order = useRef<string | null>(null);
  const [state, setState] = useState<OrderState>({ kind: 'idle' });

  const run = async () => {
    setState({ kind: 'busy' });
    order.current ??= crypto.randomUUID();
    try {
      const { id } = await api('POST /machines', { body: { orderId: order.current } });
      order.current = null;
      setState({ kind: 'ordered', id });
    } catch (cause) {
      if (isRefusal(cause)) order.current = null;
      setState({ kind: 'failed', cause });
    }
  };

  return { state, run };
}

/** It was heard and not done. */
function isRefusal(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status >= 400 && cause.status < 500;
}

type OrderState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'ordered'; id: string }
  | { kind: 'failed'; cause: unknown };
