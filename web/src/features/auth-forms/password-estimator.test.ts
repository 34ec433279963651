import { describe, expect, test } from 'vitest';
import { assert, property, string } from 'fast-check';
import { estimatePassword } from './password-estimator.ts';

const OWN = ['mara.lindqvist@example.org', 'Mara Lindqvist'];

// R-SES-15
describe('estimatePassword', () => {
  test('rates every password from weak to strong, however odd it is', () => {
    assert(
      property(string({ maxLength: 40, unit: 'binary' }), (password) => {
        const { level } = estimatePassword(password, OWN);
        expect(level).toBeGreaterThanOrEqual(1);
        expect(level).toBeLessThanOrEqual(4);
      }),
      { numRuns: 25 },
    );
  });

  test.each(['password', 'Password1', 'p@ssw0rd', 'qwerty123', 'letmein!!', 'iloveyou1'])(
    'finds %s too easy to guess, because it is tried first',
    (password) => {
      const { level, advice } = estimatePassword(password, []);
      expect(level).toBe(1);
      expect(advice).toContain('first passwords');
    },
  );

  test.each(['aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', 'abababababababab', '98765432'])(
    'finds %s too easy to guess, because it follows a pattern',
    (password) => {
      const { level, advice } = estimatePassword(password, []);
      expect(level).toBe(1);
      expect(advice).toContain('pattern');
    },
  );

  test.each(['lindqvist', 'mara.lindqvist', 'Lindqvist1', 'mara lindqvist', 'alcove12'])(
    'finds %s too easy to guess for Mara Lindqvist, because it repeats what is known of her or us',
    (password) => {
      const { level, advice } = estimatePassword(password, OWN);
      expect(level).toBe(1);
      expect(advice).toContain('e-mail');
    },
  );

  test('calls four unrelated words strong, also with an own name among them', () => {
    expect(estimatePassword('gravel-lantern-otter-brink', OWN).level).toBe(4);
    expect(estimatePassword('lindqvist gravel otter brink', OWN).level).toBe(4);
  });

  test('rates a longer password of the same kind higher', () => {
    const [short, long] = ['Tq7vRm2x', 'Tq7vRm2xKd9wLp'].map(
      (password) => estimatePassword(password, []).level,
    );
    expect([short, long]).toEqual([2, 4]);
  });
});
