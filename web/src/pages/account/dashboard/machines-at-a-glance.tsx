import type { Server } from '@contract/api.ts';
import { takesPlace, type Machine } from '@contract/machines.ts';
import { isInForce } from '@contract/subscription.ts';
import type { SubscriptionView } from '@/features/billing/text/subscription-view.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { AlcoveCard, MachineCard } from '@/features/machines/card/machine-card.tsx';
import { MachineOutline } from '@/features/machines/card/machine-outline.tsx';
import { currentMachines } from '@/features/machines/text/current-machines.ts';
import type { MachinesFollowed } from '@/features/machines/follow/use-machines.ts';
import { WhenMachinesKnown } from '@/features/machines/follow/when-machines-known.tsx';
import { describeRoom, serverCapacity } from '@/features/servers/server-capacity.ts';
import { describeServerProblem, openServerPath } from '@/features/servers/server-text.ts';
import type { useServers } from '@/features/servers/use-servers.ts';
import { machinePath, OWN_PLANS, PATHS } from '@/site/paths.ts';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Awaited } from '@/ui/skeleton/skeleton.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import type { LastKnown } from '../last-known.ts';
import { MachineActions } from '../machine-actions.tsx';

/** The person's machines, each in its alcove, the first one large; below them what they run themselves. */
export function MachinesAtAGlance({
  followed,
  servers,
  subscription,
  lastKnown,
  isPlanChosen,
  isSharingKnown,
  locale,
}: Props) {
  const own = servers.data?.filter(({ kind }) => kind === 'own') ?? lastKnown?.ownServers ?? [];
  const isOwnKnown = !servers.isPending || lastKnown?.at.ownServers !== undefined;
  return (
    <div className="grid gap-10 in-order">
      <WhenMachinesKnown followed={followed} lastKnown={lastKnown?.machines ?? null}>
        {(machines, isKnown) => (
          <Alcoves
            machines={machines}
            isKnown={isKnown}
            plan={subscription ?? lastKnown?.plan ?? null}
            subscription={subscription}
            ownServers={own.length}
            isPlanChosen={isPlanChosen}
            isSharingKnown={isSharingKnown}
            locale={locale}
          />
        )}
      </WhenMachinesKnown>
      {servers.isError && (
        <ListFailure
          query={servers}
          title="Your servers could not be loaded"
          text={describeServerProblem(servers.error)}
        />
      )}
      {isOwnKnown ? <OwnServers servers={own} /> : <Awaited />}
    </div>
  );
}

function Alcoves({
  machines,
  isKnown,
  plan,
  subscription,
  ownServers,
  isPlanChosen,
  isSharingKnown,
  locale,
}: AlcovesProps) {
  const current = currentMachines(machines);
  if (current.length === 0) {
    if (isPlanChosen) return null;
    if (!isSharingKnown) return <MachineOutline />;
    return (
      <EmptyAlcove
        subscription={subscription}
        erased={machines.at(-1) ?? null}
        hasOwnServer={ownServers > 0}
      />
    );
  }
  return (
    <div className="grid gap-6">
      {current.map((machine, index) => (
        <MachineCard
          key={machine.id}
          machine={machine}
          locale={locale}
          isPlanPaused={plan?.status === 'paused'}
          isSmall={index > 0}
          renderActions={(actions) => (
            <>
              <MachineActions
                machine={machine}
                // From memory a machine can be looked at and opened, and nothing is done to it.
                actions={isKnown ? actions : actions.filter((action) => action === 'open')}
                size={index > 0 ? 'sm' : 'md'}
              />
              <ButtonLink
                to={machinePath(machine.id)}
                size={index > 0 ? 'sm' : 'md'}
                variant={actions.length === 0 ? 'secondary' : 'quiet'}
              >
                Details<span className="sr-only"> of {machine.name}</span>
              </ButtonLink>
            </>
          )}
        />
      ))}
      <Room taken={current.filter(takesPlace).length + ownServers} subscription={plan} />
    </div>
  );
}

/** What has been bought and is not used yet. */
function Room({ taken, subscription }: RoomProps) {
  const status = subscription?.status;
  if (status === undefined || status === 'error' || !isInForce(status)) return null;
  const words = describeRoom(taken, serverCapacity(subscription));
  if (words === null) return null;
  return (
    <p>
      {words}{' '}
      <TextLink to={PATHS.projects} className="whitespace-nowrap">
        Add a server
      </TextLink>
    </p>
  );
}

/** No machine: not yet, not any more, or not without a plan. */
function EmptyAlcove({ subscription, erased, hasOwnServer }: EmptyProps) {
  const status = subscription?.status;
  const bringOwn = !hasOwnServer && (
    <ButtonLink to={PATHS.projects} variant="quiet">
      Bring your own
    </ButtonLink>
  );
  if (subscription === null) return <MachineOutline />;
  if (status === undefined || status === 'error') return null;
  if (isInForce(status) && erased?.subscriptionId !== subscription.id) {
    return (
      <AlcoveCard
        scene={{ state: 'making', step: 0, of: 1 }}
        name="Your server"
        title="Your server is being ordered"
      >
        <p>
          It appears here on its own and is ready {SET_UP_TIME.machine} later. You can leave this
          page.
        </p>
      </AlcoveCard>
    );
  }
  if (isInForce(status)) {
    return (
      <AlcoveCard
        scene={{ state: 'gone' }}
        name={erased?.name ?? 'Your server'}
        title="Your alcove is empty"
        actions={
          <>
            <ButtonLink to={PATHS.projects}>Add a hosted server</ButtonLink>
            {bringOwn}
          </>
        }
      >
        <p>
          {`${erased?.name ?? 'Your server'} has been erased for good. Your plan has room for another.`}
        </p>
      </AlcoveCard>
    );
  }
  const rests = status === 'paused' || status === 'unpaid' || status === 'incomplete';
  return (
    <AlcoveCard
      scene={{ state: 'none' }}
      name="Your server"
      title={rests ? 'No server yet' : 'Your alcove is empty'}
      actions={
        <>
          {rests ? (
            <ButtonLink to={PATHS.invoices}>See your plan</ButtonLink>
          ) : (
            <ButtonLink to={OWN_PLANS}>Choose a plan</ButtonLink>
          )}
          {bringOwn}
        </>
      }
    >
      <p>
        {rests
          ? 'We set up your server as soon as your plan is in force.'
          : `Choose a plan, and your server is ready ${SET_UP_TIME.machine} after you pay. We set it up for you.`}
      </p>
      <p className="text-muted">
        Or connect a server that you run yourself: the first is free, without a plan.
      </p>
    </AlcoveCard>
  );
}

function OwnServers({ servers }: { servers: readonly Pick<Server, 'id' | 'name' | 'origin'>[] }) {
  if (servers.length === 0) return null;
  return (
    <Section
      title="Servers that you run yourself"
      action={
        <TextLink to={PATHS.projects} className="text-sm">
          Manage servers
        </TextLink>
      }
    >
      <ul className="grid">
        {servers.map((server) => (
          <li
            key={server.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{server.name}</span>
              <span className="font-mono text-xs break-all text-muted">{server.origin}</span>
            </span>
            <ButtonLink to={openServerPath(server.origin)} size="sm" variant="secondary">
              Open<span className="sr-only"> {server.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type RoomProps = { taken: number; subscription: SubscriptionView | null };

type EmptyProps = {
  subscription: SubscriptionView | null;
  /** The machine that was there last. */
  erased: Machine | null;
  hasOwnServer: boolean;
};

type AlcovesProps = Pick<EmptyProps, 'subscription'> &
  Pick<Props, 'isPlanChosen' | 'isSharingKnown'> & {
    ownServers: number;
    machines: readonly Machine[];
    /** False while they are shown from memory. */
    isKnown: boolean;
    /** The subscription, or until it is known, the plan that was there last. */
    plan: SubscriptionView | null;
    locale: string;
  };

type Props = {
  followed: MachinesFollowed;
  servers: ReturnType<typeof useServers>;
  subscription: SubscriptionView | null;
  lastKnown: LastKnown | null;
  /** A plan waits to be paid, and its own place is drawn already; or the account goes, or has what others share, and needs none. */
  isPlanChosen: boolean;
  /** Whether others share servers with the person is known, or changes nothing here. */
  isSharingKnown: boolean;
  locale: string;
};
