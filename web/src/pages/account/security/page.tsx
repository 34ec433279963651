import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { SecurityEvents } from '@/features/account/security-events.tsx';
import { useSecurity } from '@/features/account/use-security.ts';
import { usePasskeys } from '@/features/session/proof/use-passkeys.ts';
import { useProof } from '@/features/session/proof/use-proof.tsx';
import { formatDay, formatDayAndTime } from '@/lib/dates.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Section } from '@/ui/section/section.tsx';
import { useAccount } from '../use-account.ts';
import { AddressSection } from './address-section.tsx';
import { Codes } from './codes.tsx';
import { TaskDialog } from './dialogs.tsx';
import { OpeningSection } from './opening-section.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { NO_TASK, type Task } from './task.ts';

export function Page() {
  const { user, profile, locale } = useAccount();
  const uid = user?.uid ?? '';
  const email = user?.email ?? '';
  const security = useSecurity(uid);
  const own = usePasskeys(uid);
  const client = useQueryClient();
  const [task, setTask] = useState<Task>(NO_TASK);
  const { prove, proofDialog } = useProof({
    email,
    about: <p>This decides who can get into your account, so we want to be sure that it is you.</p>,
    failed: 'Nothing was changed',
    describe: describeAccountProblem,
  });
  if (user === null) return null;

  const asked = {
    own,
    isConfirmed: user.emailVerified,
    prove,
    onTask: setTask,
    /** What was done shows among the events too. */
    onChanged: async () => {
      await Promise.all(
        [
          ['passkeys', uid],
          ['security', uid],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  };
  const formatMoment = (moment: string | null) => formatDayAndTime(moment, locale);
  return (
    <>
      <PageHeader
        title="Security"
        lead="How you sign in to this account, and what has happened in it."
      />
      <div className="grid gap-14 in-order">
        <AddressSection user={user} />
        <PasswordSection
          email={email}
          displayName={profile?.displayName ?? user.displayName ?? ''}
          prove={prove}
        />
        <Passkeys {...asked} formatDay={(moment) => formatDay(moment, locale)} />
        <OpeningSection {...asked} formatMoment={formatMoment} />
        <Codes {...asked} />
        <SessionsSection
          uid={uid}
          email={email}
          lastSignIn={formatMoment(user.lastSignInAt)}
          formatMoment={formatMoment}
          onTask={setTask}
        />
        <Section title="Recent activity">
          <SecurityEvents query={security} formatMoment={formatMoment} />
        </Section>
      </div>
      <TaskDialog
        task={task}
        uid={uid}
        email={email}
        prove={prove}
        hasCodes={(own.data?.codesLeft ?? 0) > 0}
        onChanged={asked.onChanged}
        onClose={() => setTask(NO_TASK)}
      />
      {proofDialog}
    </>
  );
}
