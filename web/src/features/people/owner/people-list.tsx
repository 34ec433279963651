import type { ReactNode } from 'react';
import type { OwnInvitation, OwnMember } from '@contract/people.ts';
import { formatDay } from '@/lib/dates.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Badge } from '@/ui/badge/badge.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { describeAccess, describeState, type NamedMachine } from '../text/people-text.ts';
import { nameOf } from '../text/people-words.ts';

/** The owner and those whom they let in. */
export function PeopleList({
  owner,
  members,
  machines,
  hasPlan,
  locale,
  formatMoment,
  renderActions,
}: Props) {
  return (
    <ul className="grid">
      <Row
        face={<Avatar name={owner.name} url={owner.picture} className="size-11" />}
        name={owner.name}
        email={owner.email === owner.name ? null : owner.email}
        state={<Badge>You</Badge>}
        note="All servers are yours, and you pay for the plan."
      />
      {members.map((member) => {
        const state = describeState(member, { locale, hasPlan });
        const name = nameOf(member);
        return (
          <Row
            key={member.id}
            face={<Avatar name={name} url={null} className="size-11" />}
            name={name}
            email={member.name === null ? null : member.email}
            state={<Badge tone={state.tone}>{state.label}</Badge>}
            note={state.sentence}
            facts={[
              ['May open', describeAccess(member.machines, machines)],
              ['Last visit', formatMoment(member.visitedAt) ?? 'Not yet'],
              ['Joined', formatDay(member.joinedAt, locale) ?? 'Unknown'],
            ]}
          >
            {renderActions(member)}
          </Row>
        );
      })}
    </ul>
  );
}

/** Invitations that no one has answered yet. */
export function InvitationList({ invitations, machines, locale, renderActions }: InvitationsProps) {
  return (
    <ul className="grid">
      {invitations.map((invitation) => {
        const { id, email, until, lapsesAt, cameBack } = invitation;
        const lastDay = formatDay(until, locale);
        return (
          <Row
            key={id}
            face={
              <span className="grid size-11 place-items-center rounded-full bg-warn-tint">
                <Icon name="mail" />
              </span>
            }
            name={email}
            email={null}
            state={
              cameBack ? <Badge tone="bad">Came back</Badge> : <Badge tone="warn">Invited</Badge>
            }
            note={cameBack ? CAME_BACK : null}
            facts={[
              ['May open', describeAccess(invitation.machines, machines)],
              ['Can accept until', formatDay(lapsesAt, locale) ?? 'Unknown'],
              ...(lastDay === null ? [] : [['Last day', lastDay] as const]),
            ]}
          >
            {renderActions(invitation)}
          </Row>
        );
      })}
    </ul>
  );
}

const CAME_BACK =
  'This e-mail came back. Is the address right? The invitation holds no place, and its link still works while there is one.';

function Row({ face, name, email, state, note, facts = [], children }: RowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      {face}
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          {state}
        </div>
        {email !== null && <p className="text-sm break-all text-muted">{email}</p>}
        {note !== null && <p className="max-w-measure text-sm">{note}</p>}
      </div>
      {facts.length > 0 && (
        <dl className="col-span-2 flex flex-wrap gap-x-10 gap-y-3 text-sm sm:col-span-1 sm:col-start-2">
          {facts.map(([term, words]) => (
            <div key={term} className="grid content-start gap-0.5">
              <dt className="text-muted">{term}</dt>
              <dd className="font-medium wrap-anywhere tabular-nums">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {children !== undefined && (
        <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2">
          {children}
        </div>
      )}
    </li>
  );
}

type RowProps = {
  face: ReactNode;
  name: string;
  email: string | null;
  state: ReactNode;
  note: string | null;
  facts?: readonly (readonly [term: string, words: string])[];
  children?: ReactNode;
};

type InvitationsProps = {
  invitations: readonly OwnInvitation[];
  machines: readonly NamedMachine[];
  locale: string;
  renderActions: (invitation: OwnInvitation) => ReactNode;
};

type Props = {
  owner: { name: string; email: string; picture: string | null };
  members: readonly OwnMember[];
  hasPlan: boolean;
  machines: readonly NamedMachine[];
  locale: string;
  formatMoment: (moment: string | null) => string | null;
  renderActions: (member: OwnMember) => ReactNode;
};
