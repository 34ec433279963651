import type { ComponentProps } from 'react';
import type { OwnMember, People } from '@contract/people.ts';
import { InvitationList, PeopleList } from '@/features/people/owner/people-list.tsx';
import type { Prove } from '@/lib/prove.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { InvitationActions, PersonActions, useRowActs } from './row-actions.tsx';

/** The people and the open invitations, with what can be done about each. */
export function PeopleSections({ people, owner, machines, locale, prove, onTask }: Props) {
  const acts = useRowActs(prove);
  return (
    <>
      {(people.places > 1 || people.members.length > 0) && (
        <Section title="People">
          <PeopleList
            owner={owner}
            members={people.members}
            hasPlan={people.places > 0}
            machines={machines}
            locale={locale}
            formatMoment={(moment) => formatDayAndTime(moment, locale)}
            renderActions={(member) => (
              <PersonActions
                member={member}
                isBusy={acts.busy === member.id}
                onAccess={() => onTask({ kind: 'access', member })}
                onStays={(stays) => acts.setStays(member, stays)}
                onRemove={() => onTask({ kind: 'remove', member })}
              />
            )}
          />
          {people.members.length + people.invitations.length === 0 && (
            <WhatItIsFor people={people} onInvite={() => onTask({ kind: 'invite' })} />
          )}
        </Section>
      )}
      {people.invitations.length > 0 && (
        <Section title="Open invitations">
          <InvitationList
            invitations={people.invitations}
            machines={machines}
            locale={locale}
            renderActions={(invitation) => (
              <InvitationActions
                invitation={invitation}
                isBusy={acts.busy === invitation.id}
                onResend={() => acts.resend(invitation)}
                onTakeBack={() => acts.takeBack(invitation)}
              />
            )}
          />
        </Section>
      )}
    </>
  );
}

function WhatItIsFor({ people, onInvite }: { people: People; onInvite: () => void }) {
  const others = people.places - 1;
  return (
    <div className="mt-6 grid justify-items-start gap-4 border-t border-line pt-6">
      <p className="max-w-measure text-muted">
        <span>{others === 1 ? 'One more person' : `${others} more people`}</span> can use your
        servers: your family, a flatmate, someone you work with, or a guest until a day that you
        choose. A free account is enough. For children, make a sign-in on the server itself.
      </p>
      <Button variant="secondary" onClick={onInvite}>
        Invite the first
      </Button>
    </div>
  );
}

/** What a dialog is open for. */
export type Task =
  | { kind: 'none' }
  | { kind: 'invite' }
  | { kind: 'access' | 'remove'; member: OwnMember };

type Props = Pick<ComponentProps<typeof PeopleList>, 'owner' | 'machines' | 'locale'> & {
  people: People;
  prove: Prove;
  onTask: (task: Task) => void;
};
