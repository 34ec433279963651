import { useState, type ReactNode } from 'react';
import type { Prove } from '@/features/people/owner/prove.ts';
import { describePeopleProblem } from '@/features/people/text/people-problem.ts';
import { needsRecentLogin } from '@/features/session/acts/recent-login.ts';
import { PasswordDialog } from '@/features/session/password-dialog.tsx';

/** Lets acts ask for the password where they need a fresh sign-in. The dialog has to be shown. */
export function useProof(email: string): { prove: Prove; proofDialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const prove: Prove = async (act) => {
    try {
      await act();
      return true;
    } catch (cause) {
      if (!needsRecentLogin(cause)) throw cause;
      return new Promise((resolve) => {
        setAsked({ act, answer: resolve });
      });
    }
  };
  const close = () => {
    asked?.answer(false);
    setAsked(null);
  };
  return {
    prove,
    proofDialog: (
      <PasswordDialog
        open={asked !== null}
        onClose={close}
        title="Is it you?"
        email={email}
        confirm={{ label: 'Continue' }}
        act={async () => {
          await asked?.act();
          // Answered once: what closing says after this is not heard.
          asked?.answer(true);
        }}
        failed="That did not work"
        describe={describePeopleProblem}
      >
        <p>
          You are about to let someone open your servers, and that outlasts this session. Please
          enter your password first.
        </p>
      </PasswordDialog>
    ),
  };
}

type Asked = { act: () => Promise<unknown>; answer: (isDone: boolean) => void };
