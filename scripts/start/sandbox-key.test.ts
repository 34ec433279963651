import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSandboxKey, readStripeChoice } from './sandbox-key.ts';

const TEST_KEY = `sk_test_${'a1B2'.repeat(6)}`;

/** @returns the key, or the words of a refusal */
function read(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'key'), content);
  try {
    return readSandboxKey(join(folder, 'key'));
  } catch (error) {
    return String(error);
  }
}

// R-LIV-04
it('takes the only text of a file, a secret or restricted test key', () => {
  expect(read(`${TEST_KEY}\n`)).toBe(TEST_KEY);
  const restricted = TEST_KEY.replace('sk_', 'rk_');
  expect(read(restricted)).toBe(restricted);
});

// R-LIV-04
it.each([`sk_live_${'a1B2'.repeat(6)}`, `rk_live_${'a1B2'.repeat(6)}`])(
  'refuses a live one, and does not repeat it',
  (key) => {
    expect(read(key)).toContain('a live key, which would charge real cards');
    expect(read(key)).not.toContain(key);
  },
);

// R-LIV-04
it.each(['', `pk_test_${'a1B2'.repeat(6)}`, 'sk_test_short', `${TEST_KEY} ${TEST_KEY}`])(
  'refuses what is no such key: %j',
  (text) => {
    expect(read(text)).toContain('lacks the secret key of a sandbox');
  },
);

// R-LIV-04
it('asks for the key by the name of its file where that is missing', () => {
  expect(() => readSandboxKey('/no/such/key')).toThrow('the file /no/such/key is missing');
});

// R-LIV-04
it('uses the stand-in unless the sandbox is asked for by its word', () => {
  expect(readStripeChoice([])).toBe('standin');
  expect(readStripeChoice(['--stripe=sandbox'])).toBe('sandbox');
  for (const word of ['--stripe', '--stripe=', '--stripe=live', '--stripe=Sandbox']) {
    expect(() => readStripeChoice([word])).toThrow('npm start -- --stripe=sandbox');
  }
});
