import { expect, it } from 'vitest';
import { readUrl } from './read-url.ts';

// R-ACC-05
it('readUrl reads a host name outside ASCII, however often it is called', () => {
  const hosts = new Set<string | undefined>();
  for (let i = 0; i < 20_000; i += 1) hosts.add(readUrl('https://münchen.example')?.host);
  expect([...hosts]).toEqual(['xn--mnchen-3ya.example']);
});

// R-ACC-05
it('readUrl reads a path below its base, and answers null for a text that is no address', () => {
  expect(readUrl('/a?b', 'https://ai.example')?.href).toBe('https://ai.example/a?b');
  expect(readUrl('/a?b')).toBeNull();
});
