import { useEffect, useEffectEvent, useState } from 'react';
import { FormError } from '@/features/auth-forms/form-error.tsx';
import { messageOf } from '@/lib/message-of.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { whenIdle } from '@/platform/early/when-idle.ts';
import { Button } from '@/ui/button/button.tsx';

/** Signs in with a passkey: by a button, and by what the browser offers in the field for the address. Nothing has to be typed. */
export function PasskeySignIn({ enter }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Once: a device that answers by itself would be asked again and again where its passkey is refused.
  const [isOffered, setIsOffered] = useState(true);

  const run = async (signIn: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await enter(signIn);
    } catch (cause) {
      setProblem(
        messageOf(cause, 'Your passkey could not be used here. Sign in with your password.'),
      );
      setIsBusy(false);
    }
  };

  const enterWith = useEffectEvent((signIn: () => Promise<void>) => {
    setIsOffered(false);
    void run(signIn);
  });

  useEffect(() => {
    if (isBusy || !isOffered) return undefined;
    const leaving = new AbortController();
    void offerPasskeys(leaving.signal, enterWith);
    return () => leaving.abort();
  }, [isBusy, isOffered]);

  return (
    <>
      <FormError message={problem} />
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => void run(async () => (await loadActs()).signInWithPasskey())}
      >
        Sign in with a passkey
      </Button>
    </>
  );
}

/** Never rejects: without the offer there is still the button, which says what is wrong. */
async function offerPasskeys(
  signal: AbortSignal,
  onChosen: (signIn: () => Promise<void>) => void,
): Promise<void> {
  await whenIdle();
  if (signal.aborted) return;
  try {
    const { awaitPasskey, signInWithPasskey } = await loadActs();
    const chosen = await awaitPasskey(signal);
    if (chosen !== null) onChosen(() => signInWithPasskey(chosen));
  } catch {
    // As above.
  }
}

const loadActs = () => loadPart(() => import('@/features/session/passkey-actions.ts'));

type Props = {
  /** Runs a sign-in and goes on. Rejects with what went wrong. */
  enter: (act: () => Promise<void>) => Promise<void>;
};
