import { describe, expect, it, vi } from 'vitest';
import { createSignal } from './signal.ts';

describe('createSignal', () => {
  it('tells every subscriber, and none that has left', () => {
    const signal = createSignal();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const leave = signal.subscribe(first);
    signal.subscribe(second);
    signal.emit();
    leave();
    signal.emit();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });

  it('watches from the first subscription to the end of the last one', () => {
    const heard = vi.fn<() => void>();
    const unwatch = vi.fn<() => void>();
    let emit = () => {};
    const watch = vi.fn<(tell: () => void) => () => void>((tell) => {
      emit = tell;
      return unwatch;
    });
    const signal = createSignal(watch);
    expect(watch).not.toHaveBeenCalled();
    const ends = [signal.subscribe(heard), signal.subscribe(() => {})];
    emit();
    expect(heard).toHaveBeenCalledOnce();
    ends[0]?.();
    ends[0]?.();
    expect(unwatch).not.toHaveBeenCalled();
    ends[1]?.();
    expect([watch.mock.calls.length, unwatch.mock.calls.length]).toEqual([1, 1]);
  });
});
