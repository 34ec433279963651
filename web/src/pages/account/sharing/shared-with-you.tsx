import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnMembership } from '@contract/people.ts';
import { WhenMachinesKnown } from '@/features/machines/follow/when-machines-known.tsx';
import { AlcoveCard } from '@/features/machines/card/machine-card.tsx';
import { MachineOutline } from '@/features/machines/card/machine-outline.tsx';
import { SharedCard } from '@/features/machines/shared/shared-card.tsx';
import { useSharedMachines } from '@/features/machines/shared/use-shared-machines.ts';
import { LeaveDialog } from '@/features/people/member/leave-dialog.tsx';
import { ownerOf, whose } from '@/features/people/text/people-words.ts';
import { openServerPath } from '@/features/servers/server-text.ts';
import { formatDay } from '@/lib/dates.ts';
import type { ButtonLook } from '@/ui/button/button-classes.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

export { Offers } from './offers.tsx';

/** The servers of others that the person may open, and those from which they are suspended. */
export function SharedWithYou({ uid, memberships, isLarge, locale }: Props) {
  const followed = useSharedMachines(uid);
  const [leaving, setLeaving] = useState<OwnMembership | null>(null);
  const { news } = followed;
  useFreshMemberships(
    news.kind === 'known' ? news.machines.map(({ machine }) => machine).join(' ') : null,
  );
  return (
    <Section title="Shared with you" isWide>
      <WhenMachinesKnown
        followed={followed}
        outline={isLarge ? <MachineOutline /> : <RowOutline />}
      >
        {(machines) => (
          <div className="grid gap-6">
            {memberships.map((membership, index) => {
              const shared = machines.filter((one) => one.membership === membership.id);
              const isSmall = !isLarge || index > 0;
              const leave = (name: string, look: Pick<ButtonLook, 'size' | 'variant'>) => (
                <Button {...look} onClick={() => setLeaving(membership)}>
                  Leave<span className="sr-only"> {name}</span>
                </Button>
              );
              if (membership.state === 'suspended' || shared.length === 0) {
                return (
                  <Closed
                    key={membership.id}
                    membership={membership}
                    isSmall={isSmall}
                    leave={leave(`${whose(membership.ownerName)} servers`, {
                      size: isSmall ? 'sm' : 'md',
                      variant: 'secondary',
                    })}
                  />
                );
              }
              return shared.map((machine, place) => (
                <SharedCard
                  key={machine.machine}
                  machine={machine}
                  isSmall={isSmall || place > 0}
                  renderActions={(opens) => (
                    <>
                      {opens !== null && machine.origin !== null && (
                        <ButtonLink
                          to={openServerPath(machine.origin)}
                          size={isSmall || place > 0 ? 'sm' : 'md'}
                          variant={opens === 'open' ? 'primary' : 'secondary'}
                        >
                          <span>{opens === 'open' ? 'Open' : 'Try anyway'}</span>
                          <span className="sr-only"> {machine.name}</span>
                        </ButtonLink>
                      )}
                      {leave(machine.name, {
                        size: isSmall || place > 0 ? 'sm' : 'md',
                        variant: opens === null ? 'secondary' : 'quiet',
                      })}
                    </>
                  )}
                >
                  <p className="text-muted">{describeOwner(membership, locale)}</p>
                </SharedCard>
              ));
            })}
          </div>
        )}
      </WhenMachinesKnown>
      <LeaveDialog membership={leaving} onClose={() => setLeaving(null)} />
    </Section>
  );
}

/** As high as a row. */
function RowOutline() {
  return (
    <output aria-label="Servers that others share with you are being loaded">
      <Skeleton className="h-64 sm:h-40" />
    </output>
  );
}

function Closed({ membership, isSmall, leave }: ClosedProps) {
  const { ownerName, state } = membership;
  const owner = ownerOf(ownerName);
  const name = `${whose(ownerName)} servers`;
  return state === 'suspended' ? (
    <AlcoveCard
      scene={{ state: 'asleep' }}
      name={name}
      isSmall={isSmall}
      title={`You cannot enter ${name} for now`}
      actions={leave}
    >
      <p>
        Your access is suspended. What you have stored there is kept, and {owner} can let you in
        again: ask them.
      </p>
    </AlcoveCard>
  ) : (
    <AlcoveCard
      scene={{ state: 'none' }}
      name={name}
      isSmall={isSmall}
      title={`${ownerName ?? 'The owner'} has yet to add a server`}
      actions={leave}
    >
      <p>It appears here by itself as soon as there is one.</p>
    </AlcoveCard>
  );
}

/** A server that has come or gone may mean that someone was let in, suspended or removed. */
function useFreshMemberships(machines: string | null): void {
  const client = useQueryClient();
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (machines === null) return;
    if (known.current !== null && known.current !== machines) {
      void client.invalidateQueries({ queryKey: ['memberships'] });
    }
    known.current = machines;
  }, [client, machines]);
}

function describeOwner({ ownerName, until }: OwnMembership, locale: string): string {
  const server = `${ownerName === null ? 'Someone else’s' : whose(ownerName)} server.`;
  const day = formatDay(until, locale);
  return day === null ? server : `${server} You are a guest until the end of ${day}.`;
}

type ClosedProps = { membership: OwnMembership; isSmall: boolean; leave: ReactNode };

type Props = {
  uid: string;
  memberships: readonly OwnMembership[];
  /** The first is shown large: the person has no server of their own above it. */
  isLarge: boolean;
  locale: string;
};
