import { useState } from 'react';
import type { OwnInvitation, OwnMember } from '@contract/people.ts';
import type { Prove } from '@/lib/prove.ts';
import { useChangePerson, useResend, useTakeBack } from '@/features/people/owner/use-people.ts';
import { describePeopleProblem } from '@/features/people/text/people-problem.ts';
import { nameOf } from '@/features/people/text/people-words.ts';
import { Button } from '@/ui/button/button.tsx';
import { notify } from '@/ui/toast/notify.ts';

/** What a press of a button does at once, and which row is busy with it. */
export function useRowActs(prove: Prove) {
  const [busy, setBusy] = useState<string | null>(null);
  const change = useChangePerson();
  const resend = useResend();
  const takeBack = useTakeBack();
  const run = async (id: string, act: () => Promise<unknown>, done: string) => {
    setBusy(id);
    try {
      if (await prove(act)) notify.success(done);
    } catch (cause) {
      notify.error(describePeopleProblem(cause));
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    setStays: (member: OwnMember, stays: boolean) =>
      void run(
        member.id,
        () => change.mutateAsync({ id: member.id, stays }),
        stays ? `${nameOf(member)} can enter again` : `${nameOf(member)} is suspended`,
      ),
    resend: ({ id, email }: OwnInvitation) =>
      void run(
        id,
        () => resend.mutateAsync(id),
        `Sent to ${email} again. The earlier link is over.`,
      ),
    takeBack: ({ id, email }: OwnInvitation) =>
      void run(id, () => takeBack.mutateAsync(id), `The invitation for ${email} is taken back`),
  };
}

export function PersonActions({ member, isBusy, onAccess, onStays, onRemove }: PersonActionsProps) {
  const name = <span className="sr-only"> {nameOf(member)}</span>;
  const isActive = member.state === 'active';
  return (
    <>
      <Button size="sm" variant="secondary" onClick={onAccess}>
        Change access<span className="sr-only"> of {nameOf(member)}</span>
      </Button>
      <Button size="sm" variant="quiet" busy={isBusy} onClick={() => onStays(!isActive)}>
        <span>{isActive ? 'Suspend' : 'Let in again'}</span>
        {name}
      </Button>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        Remove{name}
      </Button>
    </>
  );
}

export function InvitationActions({
  invitation,
  isBusy,
  onResend,
  onTakeBack,
}: InvitationActionsProps) {
  return (
    <>
      <Button size="sm" variant="secondary" busy={isBusy} onClick={onResend}>
        Send again<span className="sr-only"> to {invitation.email}</span>
      </Button>
      <Button size="sm" variant="quiet" disabled={isBusy} onClick={onTakeBack}>
        Take back<span className="sr-only"> the invitation for {invitation.email}</span>
      </Button>
    </>
  );
}

type PersonActionsProps = {
  member: OwnMember;
  isBusy: boolean;
  onAccess: () => void;
  onStays: (stays: boolean) => void;
  onRemove: () => void;
};

type InvitationActionsProps = {
  invitation: OwnInvitation;
  isBusy: boolean;
  onResend: () => void;
  onTakeBack: () => void;
};
