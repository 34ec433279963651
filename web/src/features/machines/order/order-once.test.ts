import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { createOrderOnce } from './order-once.ts';

/** Presses once for each fate and tells which numbers were sent. */
async function press(...fates: ('ok' | number)[]): Promise<string[]> {
  const sent: string[] = [];
  let made = 0;
  const order = createOrderOnce({
    newId: () => `order-${(made += 1)}`,
    send: async (id) => {
      sent.push(id);
      const fate = fates[sent.length - 1] ?? 'ok';
      if (fate !== 'ok') throw new ApiError('no', { status: fate, code: 'internal' });
    },
  });
  for (const _ of fates) await order().catch(() => {});
  return sent;
}

// R-MAC-04
test.each([
  ['each press that succeeds is an order of its own', ['ok', 'ok'], ['order-1', 'order-2']],
  [
    'no answer: the next press sends the same order',
    [0, 'ok', 'ok'],
    ['order-1', 'order-1', 'order-2'],
  ],
  ['a fault of the server: the same order again', [503, 'ok'], ['order-1', 'order-1']],
  ['refused: the next press is a new order', [409, 'ok'], ['order-1', 'order-2']],
] as const)('%s', async (_, fates, ids) => {
  expect(await press(...fates)).toEqual(ids);
});
