import { useState } from 'react';
import { messageOf } from '@/lib/message-of.ts';
import { notify } from '@/ui/toast/notify.ts';
import { useLasting } from '@/ui/use-lasting.ts';
import { readSessionAgain } from './session.ts';
import { useSession } from './use-session.ts';

/** True once a signed-in person has been without a profile for so long that they should be told. */
export function useMissingProfile(): boolean {
  const { loading, isLate, user, profile } = useSession();
  return useLasting((!loading || isLate) && user !== null && profile === null, PATIENCE_MS);
}

/** What a person can do about it, and about a subscription that could not be read. */
export function useReadAgain(): ReadAgain {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await readSessionAgain();
    } catch (cause) {
      notify.error(messageOf(cause, 'Your account could not be read. Try again in a moment.'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: () => void run() };
}

/** A new profile is written within a second; this much of waiting at most should look like loading. */
const PATIENCE_MS = 2500;

export type ReadAgain = { busy: boolean; run: () => void };
