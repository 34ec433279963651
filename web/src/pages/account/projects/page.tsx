import { useState, type ReactNode } from 'react';
import type { Server } from '@contract/api.ts';
import type { Machine } from '@contract/machines.ts';
import { isBeingErased, takesPlace } from '@contract/machines.ts';
import { holdsSubscription, isInForce, type SubscriptionStatus } from '@contract/subscription.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import { isAccountGoing } from '@/features/machines/text/account-going.ts';
import { currentMachines } from '@/features/machines/text/current-machines.ts';
import { RenameMachineDialog } from '@/features/machines/actions/rename-machine-dialog.tsx';
import { useMachines } from '@/features/machines/follow/use-machines.ts';
import { WhenMachinesKnown } from '@/features/machines/follow/when-machines-known.tsx';
import { useMemberships } from '@/features/people/member/use-memberships.ts';
import { AddServerDialog } from '@/features/servers/add-server-dialog.tsx';
import { RemoveServerDialog } from '@/features/servers/remove-server-dialog.tsx';
import { RenameServerDialog } from '@/features/servers/rename-server-dialog.tsx';
import { serverCapacity } from '@/features/servers/server-capacity.ts';
import { describeFull, describePlaces } from '@/features/servers/server-places.ts';
import { useServers } from '@/features/servers/use-servers.ts';
import { WhenServersLoaded } from '@/features/servers/when-servers-loaded.tsx';
import { OWN_PLANS, PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { GoingNotice } from '../going-notice.tsx';
import { OffersPart, SharedPart } from '../sharing/shared-parts.tsx';
import { MachineRow, OwnServerRow } from './server-rows.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { useAccount } from '../use-account.ts';

export function Page() {
  const { user, locale, subscription } = useAccount();
  const query = useServers(user?.uid ?? '');
  const followed = useMachines(user?.uid ?? '');
  const memberships = useMemberships(user?.uid ?? '');
  const [task, setTask] = useState<Task>({ kind: 'none' });
  const close = () => setTask({ kind: 'none' });
  const status = subscription?.status;
  const plansPath = holdsPlan(status) ? PATHS.invoices : OWN_PLANS;
  const capacity = serverCapacity(subscription);
  const needsPlan = status !== undefined && !holdsPlan(status);
  const isMember = (memberships.data?.memberships.length ?? 0) > 0;
  const own = query.data?.filter(({ kind }) => kind === 'own') ?? [];

  return (
    <>
      <PageHeader
        title="Servers"
        lead="The servers that we host for you and those that you run yourself. Open one and you are signed in."
      />
      <WhenMachinesKnown followed={followed}>
        {(machines) => {
          const current = currentMachines(machines);
          const taken = current.filter(takesPlace).length + own.length;
          const isEmpty = query.data !== undefined && current.length + own.length === 0;
          const isGoing = isAccountGoing(machines, status);
          return (
            <div className="grid gap-14 in-order">
              {isGoing && <GoingNotice />}
              <OffersPart query={memberships} locale={locale} />
              {!(isEmpty && (isGoing || isMember)) && (
                <div className={isEmpty ? '' : 'border-t border-ink pt-6'}>
                  <WhenServersLoaded query={query}>
                    {() =>
                      current.length + own.length === 0 ? (
                        <NoServers needsPlan={needsPlan} />
                      ) : (
                        <ul className="grid">
                          {current.map((machine) => (
                            <MachineRow
                              key={machine.id}
                              machine={machine}
                              locale={locale}
                              isPlanPaused={status === 'paused'}
                              onRename={() => setTask({ kind: 'rename-machine', machine })}
                            />
                          ))}
                          {own.map((server) => (
                            <OwnServerRow
                              key={server.id}
                              server={server}
                              locale={locale}
                              onRename={() => setTask({ kind: 'rename', server })}
                              onRemove={() => setTask({ kind: 'remove', server })}
                            />
                          ))}
                        </ul>
                      )
                    }
                  </WhenServersLoaded>
                </div>
              )}
              {user !== null && (
                <SharedPart
                  query={memberships}
                  uid={user.uid}
                  tellsFailure={needsPlan}
                  locale={locale}
                />
              )}
              {!isGoing && (
                <RoomForMore
                  taken={taken}
                  capacity={capacity}
                  isFreeingPlace={current.some((one) => takesPlace(one) && isBeingErased(one))}
                  status={status}
                  needsPlan={needsPlan && (taken > 0 || isMember)}
                  plansPath={plansPath}
                  canAdd={query.data !== undefined}
                  onOrder={() => setTask({ kind: 'order' })}
                  onAdd={() => setTask({ kind: 'add' })}
                />
              )}
            </div>
          );
        }}
      </WhenMachinesKnown>
      <TaskDialogs task={task} onClose={close} servers={query.data ?? []} plansPath={plansPath} />
    </>
  );
}

function TaskDialogs({ task, onClose, servers, plansPath }: DialogsProps) {
  return (
    <>
      <OrderDialog open={task.kind === 'order'} onClose={onClose} />
      <AddServerDialog
        open={task.kind === 'add'}
        onClose={onClose}
        servers={servers}
        plansPath={plansPath}
      />
      <RenameServerDialog server={task.kind === 'rename' ? task.server : null} onClose={onClose} />
      <RemoveServerDialog
        server={task.kind === 'remove' ? task.server : null}
        onClose={onClose}
        verb="remove"
      />
      {task.kind === 'rename-machine' && (
        <RenameMachineDialog open machine={task.machine} onClose={onClose} />
      )}
    </>
  );
}

function NoServers({ needsPlan }: Pick<RoomProps, 'needsPlan'>) {
  return (
    <EmptyState
      isBand
      picture={<Alcove scene={{ state: 'none' }} name="Your server" />}
      title="No server yet"
      action={needsPlan && <ButtonLink to={OWN_PLANS}>Choose a plan</ButtonLink>}
    >
      A hosted server comes with a plan and is ready {SET_UP_TIME.machine} after you pay. One server
      that you run yourself is free.
    </EmptyState>
  );
}

/** How many places are taken, and the two ways to fill another; where there is none, the way to more. */
function RoomForMore({ taken, capacity, isFreeingPlace, status, needsPlan, ...rest }: RoomProps) {
  const { plansPath, canAdd, onOrder, onAdd } = rest;
  const isFull = capacity !== null && taken >= capacity;
  const isPlanFull = isFull && holdsPlan(status);
  return (
    <Section
      title={isPlanFull ? describeFull(taken, capacity) : 'Room for more'}
      action={
        capacity !== null &&
        (!isPlanFull || taken > capacity) && (
          <p className="text-sm text-muted tabular-nums">{describePlaces(taken, capacity)}</p>
        )
      }
    >
      <div className="grid gap-5 in-order">
        {status === undefined && <Skeleton className="h-11" />}
        {isPlanFull && (
          <p className="max-w-measure">
            {isFreeingPlace && (
              <span>A server that is being erased keeps its place until it is gone. </span>
            )}
            <TextLink to={plansPath}>See larger plans</TextLink>
          </p>
        )}
        {!isFull && isRunning(status) && (
          <Way button={<Button onClick={onOrder}>Add a hosted server</Button>}>
            {capacity !== null && capacity > 1 && (
              <span>Your plan includes {capacity} servers. </span>
            )}
            <span>{`We set one up in ${SET_UP_TIME.machine}, at no extra cost.`}</span>
          </Way>
        )}
        {needsPlan && (
          <Way button={<ButtonLink to={OWN_PLANS}>Choose a plan</ButtonLink>}>
            {`A hosted server comes with a plan. It is ready ${SET_UP_TIME.machine} after you pay.`}
          </Way>
        )}
        {!isFull && (
          <Way
            button={
              <Button variant="secondary" disabled={!canAdd} onClick={onAdd}>
                <Icon name="plus" className="size-4" />
                Bring your own
              </Button>
            }
          >
            Or bring your own: connect a server that you run yourself, at home or elsewhere.
          </Way>
        )}
      </div>
    </Section>
  );
}

function Way({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <p className="max-w-measure">{children}</p>
      {button}
    </div>
  );
}

function isRunning(status: RoomProps['status']): boolean {
  return status !== undefined && status !== 'error' && isInForce(status);
}

function holdsPlan(status: SubscriptionStatus | 'error' | undefined): boolean {
  return status !== undefined && status !== 'error' && holdsSubscription(status);
}

type RoomProps = {
  taken: number;
  /** Null while it is not known. */
  capacity: number | null;
  /** A server that takes one of them is being erased. */
  isFreeingPlace: boolean;
  status: SubscriptionStatus | 'error' | undefined;
  /** A plan first; said here unless it is said already. */
  needsPlan: boolean;
  /** Where there is more room. */
  plansPath: string;
  canAdd: boolean;
  onOrder: () => void;
  onAdd: () => void;
};

type Task =
  | { kind: 'none' | 'order' | 'add' }
  | { kind: 'rename-machine'; machine: Machine }
  | { kind: 'rename' | 'remove'; server: Server };

type DialogsProps = {
  task: Task;
  onClose: () => void;
  servers: readonly Server[];
  plansPath: string;
};
