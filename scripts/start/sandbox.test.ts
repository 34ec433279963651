import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { readSandboxKey, readStripeChoice } from './sandbox.ts';

const TEST_KEY = `sk_test_${'a1B2'.repeat(6)}`;

/** @returns the key, or the words of a refusal */
function read(content: string): string {
  try {
    return readSandboxKey(join(scratchFolder({ key: content }), 'key'));
  } catch (error) {
    return String(error);
  }
}

// R-LIV-04
it('takes the test key that a file holds, and repeats no live one', () => {
  expect(read(`${TEST_KEY}\n`)).toBe(TEST_KEY);
  for (const kind of ['sk', 'rk']) {
    const live = `${kind}_live_${'a1B2'.repeat(6)}`;
    expect(read(live)).toContain('a live key, which would charge real cards');
    expect(read(live)).not.toContain(live);
  }
  expect(read(`pk_test_${'a1B2'.repeat(6)}`)).toContain('lacks the secret key of a sandbox');
  expect(() => readSandboxKey('/no/such/key')).toThrow('the file /no/such/key is missing');
});

// R-LIV-04
it('uses the stand-in unless the sandbox is asked for by its word', () => {
  expect(readStripeChoice([])).toBe('standin');
  expect(readStripeChoice(['--stripe=sandbox'])).toBe('sandbox');
  expect(() => readStripeChoice(['--stripe=live'])).toThrow('npm start -- --stripe=sandbox');
});
