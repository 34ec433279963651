import { describe, expect, it } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { describePortalProblem } from './portal-text.ts';

// R-LIV-02
describe('describePortalProblem', () => {
  it.each(['misconfigured', 'portal_missing', 'price_missing', 'customer_gone'] as const)(
    '%s: has a sentence of its own that does not ask to try again',
    (code) => {
      const said = describePortalProblem(
        new ApiError('As the server says.', { status: 503, code }),
      );
      expect(said).not.toBe('As the server says.');
      expect(said).not.toMatch(/try again|in a minute/i);
    },
  );

  it('a failure that passes: says to try again', () => {
    const down = new ApiError('x', { status: 502, code: 'upstream_stripe' });
    expect(describePortalProblem(down)).toContain('Try again in a minute');
  });
});
