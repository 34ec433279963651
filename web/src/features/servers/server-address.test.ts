import { describe, expect, it } from 'vitest';
import { readServerAddress } from './server-address.ts';

const RULES = {
  ownServers: ['https://mine.example.org'],
  forbidden: ['https://alcove.example'],
  allowLocalhost: false,
};
const problem = (typed: string) => {
  const reading = readServerAddress(typed, RULES);
  return reading.ok ? `taken as ${reading.origin}` : reading.problem;
};

// R-ACC-05
describe('readServerAddress', () => {
  it.each([
    ['https://ai.example.org', 'https://ai.example.org'],
    ['  https://AI.Example.org/  ', 'https://ai.example.org'],
    ['https://ai.example.org:443', 'https://ai.example.org'],
    ['ai.example.org', 'https://ai.example.org'],
    ['ai.example.org:8443', 'https://ai.example.org:8443'],
    ['https://nas', 'https://nas'],
  ])('%j is kept as %s', (typed, origin) => {
    expect(readServerAddress(typed, RULES)).toEqual({ ok: true, origin });
  });

  it.each([
    ['', 'Enter the address'],
    ['   ', 'Enter the address'],
    ['http://ai.example.org', 'must begin with https://'],
    ['http://localhost:3000', 'must begin with https://'],
    ['ftp://ai.example.org', 'such as https://'],
    ['https://user:secret@ai.example.org', 'such as https://'],
    ['https://[::1]/', 'such as https://'],
    ['https://ai example.org', 'Leave out spaces'],
    ['https://münchen.example', 'plain spelling: enter https://xn--mnchen-3ya.example.'],
    ['münchen.example:8443/app', 'enter https://xn--mnchen-3ya.example:8443.'],
    ['https://ai.example.org/ünter', 'Leave out spaces and special characters'],
    ['https://ai.example.org:8443/app?tab=chat#top', 'Enter https://ai.example.org:8443 alone'],
    ['ai.example.org?', 'Enter https://ai.example.org alone'],
    ['https://ai.example.org/%0a', 'Leave out everything after the host name'],
    [`https://ai.example.org/${'a'.repeat(2100)}`, 'too long'],
    ['https://alcove.example', 'one of our own addresses'],
    ['https://mine.example.org', 'already in your list'],
  ])('%j is refused in words', (typed, words) => {
    expect(problem(typed)).toContain(words);
  });

  it('http on localhost is taken in development only', () => {
    const development = { ...RULES, allowLocalhost: true };
    expect(readServerAddress('http://localhost:12114', development)).toEqual({
      ok: true,
      origin: 'http://localhost:12114',
    });
  });
});
