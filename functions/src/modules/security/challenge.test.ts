import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeChallenge, readChallenge, type ChallengePurpose } from './challenge.ts';

const KEY = createSecretKey(randomBytes(32));
const NOW = new Date('2026-11-26T12:00:00Z');
const PURPOSES: readonly ChallengePurpose[] = [
  { purpose: 'sign-in' },
  { purpose: 'add', uid: 'ada', session: 1, browser: 'a' },
  { purpose: 'add', uid: 'ada', session: 1, browser: 'b' },
  { purpose: 'add', uid: 'ada', session: 1, browser: null },
  { purpose: 'add', uid: 'ada', session: 2, browser: 'a' },
  { purpose: 'add', uid: 'bob', session: 1, browser: 'a' },
  { purpose: 'prove', uid: 'ada', session: 1, browser: 'a' },
];

// R-IDN-02
test('a challenge can be answered for what it was made for, in five minutes, and never the same twice', () => {
  for (const made of PURPOSES) {
    const { text, until } = makeChallenge(made, KEY, NOW);
    const read = PURPOSES.filter((asked) => readChallenge(text, asked, KEY, NOW) !== null);
    expect(read).toEqual([made]);
    expect(readChallenge(text, made, KEY, until)).toEqual({ text, madeAt: NOW, until });
    expect(readChallenge(text, made, KEY, new Date(until.getTime() + 1))).toBe(null);
    expect(until.getTime() - NOW.getTime()).toBe(300_000);
    expect(makeChallenge(made, KEY, NOW).text).not.toBe(text);
  }
});

// R-IDN-02
test('one that was changed, or that another key has signed, is refused', () => {
  const purpose = { purpose: 'sign-in' } as const;
  const { text } = makeChallenge(purpose, KEY, NOW);
  for (const at of [0, 15, 16, 21, 22, 53]) {
    const bytes = Buffer.from(text, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(readChallenge(bytes.toString('base64url'), purpose, KEY, NOW)).toBe(null);
  }
  for (const other of [`${text}=`, `${text}A`, ` ${text}`, text.slice(0, -1), '']) {
    expect(readChallenge(other, purpose, KEY, NOW)).toBe(null);
  }
  const stranger = makeChallenge(purpose, createSecretKey(randomBytes(32)), NOW).text;
  expect(readChallenge(stranger, purpose, KEY, NOW)).toBe(null);
});
