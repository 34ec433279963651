import { expect, it } from 'vitest';
import { readUrl } from './read-url.ts';

// R-ACC-05
it('readUrl takes the same address for one however often it is asked', () => {
  const hosts = new Set<string | undefined>();
  for (let i = 0; i < 20_000; i += 1) hosts.add(readUrl('https://münchen.example')?.host);
  expect([...hosts]).toEqual(['xn--mnchen-3ya.example']);
});

it('readUrl reads a path below its base, and null from what is no address', () => {
  expect(readUrl('/a?b', 'https://ai.example')?.href).toBe('https://ai.example/a?b');
  expect(readUrl('/a?b')).toBeNull();
});
