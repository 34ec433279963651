import { useState } from 'react';
import { api } from '@/platform/api-client.ts';
import { createOrderOnce } from './order-once.ts';

/** Asks for another machine. */
export function useOrderMachine() {
  const [order] = useState(() =>
    createOrderOnce({
      send: (orderId) => api('POST /machines', { body: { orderId } }),
      newId: () => crypto.randomUUID(),
    }),
  );
  const [state, setState] = useState<OrderState>({ kind: 'idle' });

  const run = async () => {
    setState({ kind: 'busy' });
    try {
      await order();
      setState({ kind: 'ordered' });
    } catch (cause) {
      setState({ kind: 'failed', cause });
    }
  };

  return { state, run };
}

type OrderState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'ordered' }
  | { kind: 'failed'; cause: unknown };
