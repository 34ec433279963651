import { expect, test } from 'vitest';
import { PasskeyError } from '@/platform/passkeys.ts';
import { createPasskeyActions, type PasskeyPorts } from './passkey-actions.ts';

type Asking = Parameters<PasskeyPorts['ask']>;

/** Asks that the test answers by hand. */
function open({ canOffer = true } = {}) {
  const challenges: string[] = [];
  const calls: string[] = [];
  const asked: {
    asking: Asking;
    answer: (response: Awaited<ReturnType<PasskeyPorts['ask']>>) => void;
    refuse: (why: PasskeyError['why']) => void;
  }[] = [];
  const renewals: AbortController[] = [];
  let look = () => {};
  const call = async (key: string) => {
    calls.push(key);
    if (!key.endsWith('/options')) return {};
    challenges.push(`challenge ${challenges.length + 1}`);
    return { options: { challenge: challenges.at(-1) }, until: '2026-11-21T09:05:00.000Z' };
  };
  const acts = createPasskeyActions(
    {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is asked here is answered
      api: call as PasskeyPorts['api'],
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is asked here is answered
      apiPublic: call as PasskeyPorts['apiPublic'],
      ask: (...asking) =>
        new Promise((resolve, reject) => {
          const refuse = (why: PasskeyError['why']) => reject(new PasskeyError(why, null));
          asking[1]?.signal?.addEventListener('abort', () => refuse('declined'));
          asked.push({ asking, answer: resolve, refuse });
        }),
      make: async () => {
        throw new PasskeyError('exists', null);
      },
      canOffer: async () => canOffer,
      abortAfter: () => {
        const renewal = new AbortController();
        renewals.push(renewal);
        return renewal.signal;
      },
      whenLookedAt: () =>
        new Promise((resolve) => {
          look = resolve;
        }),
    },
    {
      act: async () => {
        throw new Error('signed in');
      },
      requirePlace: async () => undefined,
    },
  );
  return {
    acts,
    asked,
    calls,
    renewals,
    look: () => look(),
  };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

const RESPONSE = {
  id: 'p',
  rawId: 'p',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' },
} as const;

// R-IDN-02
test('an offer whose challenge runs out is renewed, once someone looks at the page', async () => {
  const { acts, asked, calls, renewals, look } = open();
  const chosen = acts.awaitPasskey(new AbortController().signal);
  await settle();
  renewals[0]?.abort();
  await settle();
  expect(calls).toHaveLength(1);
  look();
  await settle();
  expect(
    asked.map(({ asking: [{ options }, how] }) => [options.challenge, how?.isInField]),
  ).toEqual([
    ['challenge 1', true],
    ['challenge 2', true],
  ]);
  asked[1]?.answer(RESPONSE);
  expect(await chosen).toEqual({ response: RESPONSE });
});

// R-IDN-02
test('an offer ends with its page, and where the person does not want to', async () => {
  const leaving = new AbortController();
  const left = open();
  const offer = left.acts.awaitPasskey(leaving.signal);
  await settle();
  leaving.abort();
  expect(await offer).toBeNull();
  const declined = open();
  const other = declined.acts.awaitPasskey(new AbortController().signal);
  await settle();
  declined.asked[0]?.refuse('declined');
  expect(await other).toBeNull();
  expect([left.calls, declined.calls].map(({ length }) => length)).toEqual([1, 1]);
});

// R-IDN-02
test('a browser that offers none in fields is not asked, and neither is the API', async () => {
  const { acts, calls } = open({ canOffer: false });
  expect(await acts.awaitPasskey(new AbortController().signal)).toBeNull();
  expect(calls).toEqual([]);
});

// R-IDN-01 R-IDN-02
test('what the browser refuses is said in words, and nothing is sent', async () => {
  const { acts, asked, calls } = open();
  const declined = async () => {
    const proof = acts.provePasskey();
    await settle();
    asked[0]?.refuse('declined');
    return proof;
  };
  await expect(declined()).rejects.toThrow(/nothing has changed/);
  await expect(acts.registerPasskey('Mine')).rejects.toThrow(/already has a passkey/);
  expect(calls).toEqual(['POST /passkey-proof/options', 'POST /passkeys/options']);
});
