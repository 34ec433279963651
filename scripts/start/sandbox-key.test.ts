import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSandboxKey, readStripeChoice, SandboxError } from './sandbox-key.ts';

const TEST_KEY = `sk_test_${'a1B2'.repeat(6)}`;

function fileWith(content: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'key');
  if (content !== null) writeFileSync(file, content);
  return file;
}

function refusalOf(file: string): string {
  try {
    readSandboxKey(file);
  } catch (error) {
    if (error instanceof SandboxError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('the key of the sandbox', () => {
  // R-LIV-04
  it('is the only text in its file, and a secret or restricted test key', () => {
    expect(readSandboxKey(fileWith(`${TEST_KEY}\n`))).toBe(TEST_KEY);
    const restricted = TEST_KEY.replace('sk_', 'rk_');
    expect(readSandboxKey(fileWith(restricted))).toBe(restricted);
  });

  // R-LIV-04
  it.each([`sk_live_${'a1B2'.repeat(6)}`, `rk_live_${'a1B2'.repeat(6)}`])(
    'is refused when it is a live one, and not repeated',
    (key) => {
      const words = refusalOf(fileWith(key));
      expect(words).toContain('a live key, which would charge real cards');
      expect(words).not.toContain(key);
    },
  );

  // R-LIV-04
  it.each(['', `pk_test_${'a1B2'.repeat(6)}`, 'sk_test_short', `${TEST_KEY} ${TEST_KEY}`])(
    'is refused when it is no such key: %j',
    (text) => {
      expect(refusalOf(fileWith(text))).toContain('lacks the secret key of a sandbox');
    },
  );

  // R-LIV-04
  it('is asked for by the name of its file where that is missing or not readable', () => {
    const missing = fileWith(null);
    expect(refusalOf(missing)).toContain(`the file ${missing} is missing`);
    expect(refusalOf(missing)).toContain('https://dashboard.stripe.com/test/apikeys');
    expect(refusalOf(tmpdir())).toContain('Check that it is a file');
  });
});

describe('what stands for Stripe', () => {
  // R-LIV-04
  it('is the stand-in unless the sandbox is asked for', () => {
    expect(readStripeChoice([])).toBe('standin');
    expect(readStripeChoice(['--stripe=standin'])).toBe('standin');
    expect(readStripeChoice(['--stripe=sandbox'])).toBe('sandbox');
  });

  // R-LIV-04
  it.each(['--stripe', '--stripe=', '--stripe=live', '--stripe=Sandbox'])('is not %s', (word) => {
    expect(() => readStripeChoice([word])).toThrow('npm start -- --stripe=sandbox');
  });
});
