import { describe, expect, it } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { openServerPath, describeServerProblem } from './server-text.ts';

// R-ACC-05
describe('describeServerProblem', () => {
  const problem = (code: ApiError['code']) =>
    describeServerProblem(new ApiError('As the server says.', { status: 409, code }));

  it.each([
    ['server_exists', 'already in your list'],
    [
      'server_limit',
      'Every place in your account is taken. Remove a server, or choose a plan with more places.',
    ],
    ['not_found', 'has left your list'],
    ['rate_limited', 'Wait a minute'],
  ] as const)('%s: in words of its own', (code, words) => {
    expect(problem(code)).toContain(words);
  });

  it('any other code: the server’s own sentence', () => {
    expect(problem('internal')).toBe('As the server says.');
    expect(problem('bad_origin')).toBe('As the server says.');
  });
});

describe('openServerPath', () => {
  it('leads through the hand-off, with the address in one parameter', () => {
    const url = new URL(openServerPath('https://ai.example.org:8443'), 'https://alcove.example');
    expect(url.pathname).toBe('/check-auth');
    expect([...url.searchParams]).toEqual([['redirect', 'https://ai.example.org:8443/']]);
  });
});
