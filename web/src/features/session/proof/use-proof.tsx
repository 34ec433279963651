import { lazy, Suspense, useState, type ReactNode } from 'react';
import { messageOf } from '@/lib/message-of.ts';
import { ProveContext, type Prove } from '@/lib/prove.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { neededProof, type NeededProof } from './needed-proof.ts';
import type { ProofFormProps } from './password-form.tsx';

/** Lets what is inside ask who is there. */
export function ProveProvider({ email, children }: { email: string; children: ReactNode }) {
  const { prove, proofDialog } = useProof({
    email,
    about: <p>What you are about to do outlasts this session. Please show first that it is you.</p>,
    failed: 'Your account is as it was',
    describe: (cause) =>
      messageOf(cause, 'This page made an error. Reload it to see how things are, then try again.'),
  });
  return (
    <ProveContext value={prove}>
      {children}
      {proofDialog}
    </ProveContext>
  );
}

/** Lets acts ask who is there where they are refused without that. The dialog has to be shown. */
export function useProof({ about, ...form }: Options): { prove: Prove; proofDialog: ReactNode } {
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
          {...form}
          open
          onClose={close}
          title="Is it you?"
          confirm={{ label: 'Continue' }}
          needed={asked.needed}
          act={async () => {
            await asked.act();
            // Answered once: what closing says after this is not heard.
            asked.answer(true);
          }}
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

type Options = Pick<ProofFormProps, 'email' | 'failed' | 'describe'> & {
  /** Why it is asked. */
  about: ReactNode;
};
