import { useState } from 'react';
import { api } from '@/platform/api-client.ts';
import { createOrderOnce } from './order-once.ts';

/** Asks for another machine. */
export function useOrderMachine() {
  const [order] = useState(() =>
    createOrderOnce({
      send: (orderId, name: string) =>
        api('POST /machines', { body: { orderId, ...(name !== '' && { name }) } }),
      newId: () => crypto.randomUUID(),
    }),
  );
  const [state, setState] = useState<OrderState>({ kind: 'idle' });

  /**
   * Resolves to whether it is ordered.
   * @param name what its owner calls it; empty leaves that to us
   */
  const run = async (name: string): Promise<boolean> => {
    setState({ kind: 'busy' });
    try {
      await order(name);
      setState({ kind: 'idle' });
      return true;
    } catch (cause) {
      setState({ kind: 'failed', cause });
      return false;
    }
  };

  return { state, run };
}

type OrderState = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; cause: unknown };
