import { api, apiPublic } from '@/platform/api-client.ts';
import { askForPasskey, hasPasskeysInFields, makePasskey } from '@/platform/passkeys.ts';
import { createPasskeyActions } from './acts/create-passkey-actions.ts';
import { actionRunner } from './session.ts';

/** What a person does with passkeys. Only what uses them loads it. */
export const {
  registerPasskey,
  awaitPasskey,
  signInWithPasskey,
  signInAgain,
  provePasskey,
  proveCode,
} = createPasskeyActions(
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
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}
