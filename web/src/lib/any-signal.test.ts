import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

// R-RTE-11
test('the first of several signals aborts, with its reason, and later ones change nothing', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = anySignal(one.signal, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort('left');
  expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
  one.abort('late');
  expect(signal.reason).toBe('left');
});

// R-RTE-11
test('a signal that is aborted already aborts at once', () => {
  const signal = anySignal(new AbortController().signal, AbortSignal.abort('over'));
  expect([signal.aborted, signal.reason]).toEqual([true, 'over']);
});
