import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnMembership } from '@contract/people.ts';
import { WhenMachinesKnown } from '@/features/machines/follow/when-machines-known.tsx';
import { MachineOutline } from '@/features/machines/card/machine-outline.tsx';
import { SharedCard } from '@/features/machines/shared/shared-card.tsx';
import { canBeOpened } from '@/features/machines/shared/shared-text.ts';
import { useSharedMachines } from '@/features/machines/shared/use-shared-machines.ts';
import { LeaveDialog, type Leaving } from '@/features/people/member/leave-dialog.tsx';
import { whose } from '@/features/people/text/people-words.ts';
import { openServerPath } from '@/features/servers/server-text.ts';
import { formatDay } from '@/lib/dates.ts';
import type { ButtonLook } from '@/ui/button/button-classes.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { ClosedCard } from './closed-card.tsx';

export { Offers } from './offers.tsx';

/** The servers of others that the person may open, and those from which they are suspended. */
export function SharedWithYou({ uid, memberships, isLarge, locale }: Props) {
  const followed = useSharedMachines(uid);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
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
              const canOpen = membership.state === 'active' && shared.some(canBeOpened);
              const leave = (name: string, look: Pick<ButtonLook, 'size' | 'variant'>) => (
                <Button {...look} onClick={() => setLeaving({ membership, canOpen })}>
                  Leave<span className="sr-only"> {name}</span>
                </Button>
              );
              if (membership.state === 'suspended' || shared.length === 0) {
                return (
                  <ClosedCard
                    key={membership.id}
                    membership={membership}
                    isSmall={isSmall}
                    leave={(look) => leave(`${whose(membership.ownerName)} servers`, look)}
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
      <LeaveDialog leaving={leaving} onClose={() => setLeaving(null)} />
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

type Props = {
  uid: string;
  memberships: readonly OwnMembership[];
  /** The first is shown large: the person has no server of their own above it. */
  isLarge: boolean;
  locale: string;
};
