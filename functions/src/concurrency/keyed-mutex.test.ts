import { describe, expect, it } from 'vitest';
import { inOrderPerKey } from './keyed-mutex.ts';

describe('inOrderPerKey', () => {
  // R-API-01
  it('runs work on one thing one after another, and on another thing at once', async () => {
    const seen: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = inOrderPerKey('a', async () => {
      await gate;
      seen.push('a1');
    });
    const second = inOrderPerKey('a', async () => {
      seen.push('a2');
    });
    await inOrderPerKey('b', async () => {
      seen.push('b');
      open();
    });
    await Promise.all([first, second]);
    expect(seen).toEqual(['b', 'a1', 'a2']);
  });

  // R-API-01
  it('goes on after work that failed, and tells its own caller only', async () => {
    const failed = inOrderPerKey('a', () => Promise.reject(new Error('no')));
    const next = inOrderPerKey('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
