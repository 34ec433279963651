import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Prove } from '@/lib/prove.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { neededProof, type NeededProof } from '../acts/needed-proof.ts';

/** Lets acts ask who is there where they are refused without that. The dialog has to be shown. */
export function useProof({ email, about, failed, describe }: Options): {
  prove: Prove;
  proofDialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const prove: Prove = async (act) => {
    try {
      await act();
      return true;
    } catch (cause) {
      const needed = neededProof(cause);
      if (needed === null) throw cause;
      return new Promise((resolve) => {
        setAsked({ act, needed, answer: resolve });
      });
    }
  };
  const close = () => {
    asked?.answer(false);
    setAsked(null);
  };
  return {
    prove,
    proofDialog: asked !== null && (
      <Suspense fallback={null}>
        <ProofDialog
          open
          onClose={close}
          title="Is it you?"
          email={email}
          confirm={{ label: 'Continue' }}
          needed={asked.needed}
          act={async () => {
            await asked.act();
            // Answered once: what closing says after this is not heard.
            asked.answer(true);
          }}
          failed={failed}
          describe={describe}
        >
          {about}
        </ProofDialog>
      </Suspense>
    ),
  };
}

const ProofDialog = lazy(async () => ({
  default: (await loadPart(() => import('./proof-dialog.tsx'))).ProofDialog,
}));

type Asked = {
  act: () => Promise<unknown>;
  needed: NeededProof;
  answer: (isDone: boolean) => void;
};

type Options = {
  email: string;
  /** Why it is asked. */
  about: ReactNode;
  /** What did not happen where an act fails, as a title. */
  failed: string;
  /** Puts what an act threw into words. */
  describe: (cause: unknown) => string;
};
