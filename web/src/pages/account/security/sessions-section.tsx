import { useState } from 'react';
import { revokeSessions } from '@/features/account/account-api.ts';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { ProofDialog } from '@/features/session/proof/proof-dialog.tsx';
import { endSession } from '@/features/session/session.ts';
import { SessionList } from '@/features/sign-in/sessions/session-list.tsx';
import { useSessions } from '@/features/sign-in/sessions/use-sessions.ts';
import { leaveSupport } from '@/features/support/support.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import type { Task } from './task.ts';

export function SessionsSection({ uid, email, lastSignIn, formatMoment, onTask }: Props) {
  const sessions = useSessions(uid);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Section title="Sessions">
      <dl className="grid gap-1">
        <dt className="text-sm text-muted">Last sign-in</dt>
        <dd className="tabular-nums">{lastSignIn ?? 'Unknown'}</dd>
      </dl>
      <p className="mt-3 max-w-measure text-sm text-muted">
        If that was not you, change your password. If you have lost or lent a device, sign out
        everywhere: that ends every session of this account at once, and on your servers when they
        next check with us. A server of your own may keep you signed in until you sign out there.
        Each time a server could sign you in is listed under “Recent activity”.
      </p>
      <div className="my-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setIsLeaving(true)}>
          Sign out everywhere
        </Button>
        <ButtonLink to={PATHS.logout} variant="quiet">
          Sign out here only
        </ButtonLink>
      </div>
      <WhenLoaded
        query={sessions}
        loading="Your sessions are being loaded"
        failed="Your sessions could not be loaded"
        describe={describeAccountProblem}
      >
        {(list) => (
          <SessionList
            sessions={list}
            formatMoment={formatMoment}
            onEnd={(session) => onTask({ kind: 'end-session', session })}
          />
        )}
      </WhenLoaded>
      <p className="mt-3 max-w-measure text-sm text-muted">
        “Last seen” is noted once an hour at most. Sessions that have yet to call us are missing
        here.
      </p>
      <ProofDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        title="Sign out everywhere?"
        email={email}
        confirm={{ label: 'Sign out everywhere' }}
        act={() =>
          endSession('everywhere', async () => {
            await revokeSessions('asked');
            await leaveSupport();
          })
        }
        failed="You are still signed in"
        describe={describeAccountProblem}
      >
        <p>
          Every session of this account ends, in this browser and all others. To continue, sign in
          again. Your plan, your servers and your data stay as they are.
        </p>
      </ProofDialog>
    </Section>
  );
}

type Props = {
  uid: string;
  email: string;
  lastSignIn: string | null;
  formatMoment: (moment: string | null) => string | null;
  onTask: (task: Task) => void;
};
