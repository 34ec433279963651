import type { ReactNode } from 'react';
import { messageOf } from '@/lib/message-of.ts';
import { ProveContext } from '@/lib/prove.ts';
import { useProof } from './use-proof.tsx';

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
