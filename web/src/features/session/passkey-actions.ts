import { CHALLENGE_MINUTES, type Passkey, type PasskeyAnswer } from '@contract/sign-in.ts';
import { anySignal } from '@/lib/any-signal.ts';
import { onLookedAt } from '@/lib/on-looked-at.ts';
import { api, apiPublic } from '@/platform/api-client.ts';
import {
  askForPasskey,
  hasPasskeysInFields,
  makePasskey,
  PasskeyError,
} from '@/platform/passkeys.ts';
import { SessionError } from './model/auth-errors.ts';
import type { ActionRunner } from './session-actions.ts';
import { actionRunner } from './session.ts';

export type PasskeyPorts = {
  api: typeof api;
  apiPublic: typeof apiPublic;
  ask: typeof askForPasskey;
  make: typeof makePasskey;
  canOffer: () => Promise<boolean>;
  /** Aborts after so many milliseconds. */
  abortAfter: (ms: number) => AbortSignal;
  /** Resolves when this page is looked at. */
  whenLookedAt: () => Promise<void>;
};

/** What a person does with passkeys. Each act throws a `SessionError` that can be shown, or the API's own error. */
export function createPasskeyActions(
  ports: PasskeyPorts,
  { act, requirePlace }: Pick<ActionRunner, 'act' | 'requirePlace'>,
) {
  const { api: call, apiPublic: callPublic } = ports;

  async function choose(during: Purpose): Promise<PasskeyAnswer> {
    const asked = await callPublic('POST /passkey-sign-in/options');
    return { response: await inWords(during, ports.ask(asked)) };
  }

  async function enter(body: PasskeyAnswer): Promise<void> {
    const { customToken } = await callPublic('POST /passkey-sign-in', { body });
    await act((auth) => auth.signInWithToken(customToken));
  }

  return {
    /** Makes a passkey on this device, or wherever the browser offers to. Needs a fresh proof. */
    registerPasskey: async (name: string): Promise<Passkey> => {
      const asked = await call('POST /passkeys/options');
      const response = await inWords('registering', ports.make(asked));
      return call('POST /passkeys', { body: { name, response } });
    },

    /**
     * Offers passkeys in the field for the address until one is chosen, with a new challenge whenever one has run out.
     * @returns null where the browser offers none, or the person does not want to after all
     * @throws what the API throws
     */
    awaitPasskey: async (signal: AbortSignal): Promise<PasskeyAnswer | null> => {
      while (await ports.canOffer()) {
        const asked = await callPublic('POST /passkey-sign-in/options', { signal });
        // By the length of a challenge, not by its end: this clock may differ from the server's.
        const renewal = ports.abortAfter(CHALLENGE_MS - SPARE_MS);
        try {
          const how = { isInField: true, signal: anySignal(signal, renewal) };
          return { response: await ports.ask(asked, how) };
        } catch (cause) {
          if (signal.aborted || !renewal.aborted) {
            if (cause instanceof PasskeyError) return null;
            throw cause;
          }
        }
        await ports.whenLookedAt();
        if (signal.aborted) return null;
      }
      return null;
    },

    /** @param chosen asks for one where none was chosen yet */
    signInWithPasskey: async (chosen?: PasskeyAnswer): Promise<void> => {
      await requirePlace();
      await enter(chosen ?? (await choose('signing-in')));
    },

    /** Shows for this session that it is its person. */
    provePasskey: async (): Promise<void> => {
      const asked = await call('POST /passkey-proof/options');
      const response = await inWords('proving', ports.ask(asked));
      await call('POST /passkey-proof', { body: { response } });
    },

    /** The same by one of the recovery codes, which is used up. */
    proveCode: async (code: string): Promise<void> => {
      await call('POST /passkey-proof', { body: { code } });
    },
  };
}

async function inWords<T>(during: Purpose, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof PasskeyError)) throw cause;
    throw new SessionError(cause.why === 'exists' ? EXISTS : WORDS[cause.why][during]);
  }
}

const EXISTS = 'This device already has a passkey for your account.';

const WORDS = {
  declined: {
    registering: 'No passkey was made. Try again, or choose another device when the browser asks.',
    'signing-in': 'No passkey was used. Try again, or sign in with your password.',
    proving: 'No passkey was used, so nothing has changed. Try again.',
  },
  failed: {
    registering: 'This browser could not make a passkey. Try another browser or device.',
    'signing-in': 'This browser could not use a passkey. Sign in with your password.',
    proving: 'This browser could not use a passkey, so nothing has changed. Try another device.',
  },
};

type Purpose = keyof typeof WORDS.declined;

const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;
/** For the person to show that it is them once they have chosen. */
const SPARE_MS = 60_000;

/** What a person does with passkeys. Only what uses them loads it. */
export const { registerPasskey, awaitPasskey, signInWithPasskey, provePasskey, proveCode } =
  createPasskeyActions(
    {
      api,
      apiPublic,
      ask: askForPasskey,
      make: makePasskey,
      canOffer: hasPasskeysInFields,
      abortAfter: (ms) => AbortSignal.timeout(ms),
      whenLookedAt,
    },
    actionRunner,
  );

function whenLookedAt(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onLookedAt(() => {
      stop();
      resolve();
    });
  });
}
