import { describe, expect, it } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { describeLeavingProblem } from './leaving-text.ts';

const problem = (status: number, code: ApiError['code']) =>
  describeLeavingProblem(new ApiError('As the server says.', { status, code }));

// R-LAW-02
describe('describeLeavingProblem', () => {
  it.each([
    [409, 'conflict'],
    [401, 'unauthenticated'],
  ] as const)('%i, which asking again does not help: the server’s own sentence', (status, code) => {
    expect(problem(status, code)).toBe('As the server says.');
  });

  it.each([
    [502, 'upstream_stripe'],
    [0, 'timeout'],
  ] as const)('%i %s: that the cancellation stands, and what to do', (status, code) => {
    expect(problem(status, code)).toContain('cancelled all the same');
    expect(problem(status, code)).toContain('Try again in a minute');
  });

  it('a mistake on our side is named as one', () => {
    expect(problem(500, 'misconfigured')).toContain('on our side');
  });
});
