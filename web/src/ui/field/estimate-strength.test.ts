import { describe, expect, test } from 'vitest';
import { assert, property, string } from 'fast-check';
import { estimateStrength, MIN_PASSWORD_LENGTH } from './estimate-strength.ts';

// R-SES-15
describe('estimateStrength', () => {
  test('calls every password below the shortest length too short', () => {
    assert(
      property(string({ maxLength: MIN_PASSWORD_LENGTH - 1 }), (password) => {
        expect(estimateStrength(password).level).toBe(0);
      }),
    );
  });

  test('never calls a password of sufficient length too short', () => {
    assert(
      property(string({ minLength: MIN_PASSWORD_LENGTH }), (password) => {
        expect(estimateStrength(password).level).toBeGreaterThan(0);
      }),
    );
  });

  test.each([
    'password',
    'Password1',
    'p@ssw0rd',
    'qwerty123',
    '12345678',
    'letmein!!',
    'alcove12',
  ])('calls %s weak, because it is tried first', (password) => {
    const { level, advice } = estimateStrength(password);
    expect(level).toBe(1);
    expect(advice).toContain('first passwords');
  });

  test.each(['aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', 'abababababababab', '98765432'])(
    'calls %s weak, because it follows a pattern',
    (password) => {
      expect(estimateStrength(password).level).toBe(1);
    },
  );

  test.each(['lindqvist', 'mara.lindqvist', 'Lindqvist1'])(
    'calls %s weak for mara.lindqvist@example.org, because it repeats the address',
    (password) => {
      const { level, advice } = estimateStrength(password, 'mara.lindqvist@example.org');
      expect(level).toBe(1);
      expect(advice).toContain('e-mail');
    },
  );

  test('calls four unrelated words strong', () => {
    expect(estimateStrength('gravel-lantern-otter-brink').level).toBe(4);
  });

  test('rates a longer password of the same kind at least as high', () => {
    expect(estimateStrength('Tq7vRm2x').level).toBeLessThan(
      estimateStrength('Tq7vRm2xKd9wLp').level,
    );
  });

  test('takes a word of the e-mail address within a long passphrase for what it is', () => {
    expect(
      estimateStrength('lindqvist gravel otter brink', 'mara.lindqvist@example.org').level,
    ).toBe(4);
  });
});
