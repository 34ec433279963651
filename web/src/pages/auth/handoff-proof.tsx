import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountProviders } from '@/features/account/account-providers.tsx';
import type { HandoffProof as Props } from '@/features/handoff/handoff-panel.tsx';
import { ProofForm } from '@/features/session/proof/proof-form.tsx';
import { useVisitor } from '@/features/session/use-session.ts';
import { messageOf } from '@/lib/message-of.ts';
import { PATHS } from '@/site/paths.ts';

/** Who is there, shown before a server opens or is connected. The hand-off goes on automatically. */
export function HandoffProof(props: Props) {
  return (
    <AccountProviders>
      <Proof {...props} />
    </AccountProviders>
  );
}

function Proof({ isPasskeyNeeded, text, onProved }: Props) {
  const { user } = useVisitor();
  const navigate = useNavigate();
  const isProved = useRef(false);
  return (
    <ProofForm
      email={user?.email ?? ''}
      // It is asked before the profile is read, which says so.
      hasPasskeys
      isPasskeyNeeded={isPasskeyNeeded}
      confirm={{ label: 'Continue' }}
      act={async () => {
        isProved.current = true;
        onProved();
      }}
      failed="Nothing was opened"
      describe={(cause) =>
        messageOf(cause, 'This page made an error. Open the server from your dashboard again.')
      }
      setIsBusy={() => undefined}
      onClose={() => {
        if (!isProved.current) void navigate(PATHS.dashboard);
      }}
    >
      <p>{text}</p>
    </ProofForm>
  );
}
