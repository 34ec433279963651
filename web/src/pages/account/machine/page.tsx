import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isKeptOn, type Machine } from '@contract/machines.ts';
import { EraseMachineForm } from '@/features/machines/actions/erase-machine-form.tsx';
import { FetchDataButton } from '@/features/machines/actions/fetch-data-button.tsx';
import { eraseMachine } from '@/features/machines/actions/machine-api.ts';
import { MachineCard } from '@/features/machines/card/machine-card.tsx';
import { describeMachineProblem } from '@/features/machines/text/machine-problem.ts';
import { whoLoses, whoMayOpen, whyNotOthers } from '@/features/machines/text/machine-people.ts';
import { afterErasing } from '@/features/machines/text/machine-text.ts';
import { RestartMachine } from '@/features/machines/actions/restart-machine.tsx';
import { RenameMachineDialog } from '@/features/machines/actions/rename-machine-dialog.tsx';
import { useMachines } from '@/features/machines/follow/use-machines.ts';
import { WhenMachinesKnown } from '@/features/machines/follow/when-machines-known.tsx';
import { ProofDialog } from '@/features/session/proof/proof-dialog.tsx';
import { formatDayAndTime } from '@/lib/dates.ts';
import { PATHS } from '@/site/paths.ts';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { MachineActions } from '../machine-actions.tsx';
import { useAccount } from '../use-account.ts';

export function Page() {
  const { id } = useParams();
  const { user, locale, subscription } = useAccount();
  const followed = useMachines(user?.uid ?? '');
  if (user === null) return null;
  const { news } = followed;
  const machine =
    news.kind === 'known' ? (news.machines.find((one) => one.id === id) ?? null) : null;
  return (
    <>
      <PageHeader
        title={machine?.name ?? 'Your server'}
        actions={
          <ButtonLink to={PATHS.projects} variant="secondary">
            All servers
          </ButtonLink>
        }
      />
      <WhenMachinesKnown followed={followed}>
        {() =>
          machine === null ? (
            <NotThere />
          ) : (
            <Details
              machine={machine}
              email={user.email}
              isPlanPaused={subscription?.status === 'paused'}
              locale={locale}
            />
          )
        }
      </WhenMachinesKnown>
    </>
  );
}

function NotThere() {
  return (
    <EmptyState
      isBand
      picture={<Alcove scene={{ state: 'none' }} name="A server" />}
      title="You have no server at this address."
      action={<ButtonLink to={PATHS.projects}>See your servers</ButtonLink>}
    >
      It may belong to another account, or part of the address may be missing.
    </EmptyState>
  );
}

function Details({ machine, email, isPlanPaused, locale }: DetailsProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const isThere = machine.state !== 'erased' && machine.desired !== 'erased';
  const hasData = machine.readyAt !== null;
  return (
    <div className="grid gap-14">
      <MachineCard
        machine={machine}
        locale={locale}
        isPlanPaused={isPlanPaused}
        renderActions={(actions) => (
          <>
            <MachineActions
              machine={machine}
              // The data have a place of their own on this page.
              actions={actions.filter((action) => action !== 'fetch-data')}
            />
            {isThere && (
              <Button variant="quiet" onClick={() => setIsRenaming(true)}>
                Rename
              </Button>
            )}
          </>
        )}
      />
      <div className="grid items-start gap-x-10 gap-y-14 xl:grid-cols-[5fr_7fr]">
        <Section title="Dates and times" isWide>
          <Times machine={machine} locale={locale} />
        </Section>
        {isThere && (
          <div className="grid gap-14">
            <Section title="Who may open it" isWide>
              <People machine={machine} />
            </Section>
            <Section title="Restart" isWide>
              <p className="mb-4 max-w-measure text-muted">
                Switches the server off and on again. It is away for about three minutes, and
                everyone who uses it waits as long. What is on it stays.
              </p>
              <RestartMachine machine={machine} />
            </Section>
            {hasData && (
              <Section title="Your data" isWide>
                <p className="mb-4 max-w-measure text-muted">
                  Everything on the server, as one download. The link is made when you press the
                  button and works for an hour. Your server stays as it is.
                </p>
                <FetchDataButton machine={machine} />
              </Section>
            )}
          </div>
        )}
      </div>
      {isThere && <Erasure machine={machine} email={email} />}
      <RenameMachineDialog
        open={isRenaming}
        onClose={() => setIsRenaming(false)}
        machine={machine}
      />
    </div>
  );
}

function People({ machine }: { machine: Machine }) {
  const problem = whyNotOthers(machine);
  return (
    <>
      <p className="max-w-measure text-muted">
        {whoMayOpen(machine)}. Each signs in from their own account.{' '}
        <TextLink to={PATHS.people}>
          {machine.members.length === 0 ? 'Invite someone' : 'See your people'}
        </TextLink>
      </p>
      {problem !== null && (
        <div className="mt-4">
          <Banner tone="warn" title="The others cannot open it yet">
            {problem}
          </Banner>
        </div>
      )}
    </>
  );
}

function Times({ machine, locale }: { machine: Machine; locale: string }) {
  const { orderedAt, readyAt, since, restartedAt, keepUntil, desired } = machine;
  const rows = [
    ['Ordered', orderedAt],
    ['First ready', readyAt],
    ['Current state since', since],
    ['Restart requested', restartedAt],
    ...(desired === 'ending' && !isKeptOn(machine) ? [['Kept until', keepUntil] as const] : []),
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
      {rows.map(([term, moment]) => {
        const words = formatDayAndTime(moment, locale);
        return (
          words !== null && (
            <Row key={term} term={term}>
              {words}
            </Row>
          )
        );
      })}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  );
}

/** Set apart from all else: it cannot be taken back. */
function Erasure({ machine, email }: { machine: Machine; email: string }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Section title="Erase this server" tone="danger">
      <p className="mb-5 max-w-measure text-muted">
        Everything on it is deleted at once and for good, with its backups. Even we cannot bring it
        back. {machine.members.length > 0 && `${whoLoses(machine)} `}
        {afterErasing(machine)}
      </p>
      <EraseMachineForm machine={machine} onConfirmed={() => setIsAsked(true)} />
      <ProofDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Erase ${machine.name} for good?`}
        email={email}
        confirm={{ label: 'Erase for good', variant: 'danger' }}
        act={async () => {
          await eraseMachine(machine);
          notify.success(`${machine.name} is being erased`);
        }}
        failed="The server was not erased"
        describe={describeMachineProblem}
      >
        <p>
          <span className="font-semibold wrap-anywhere">{machine.name}</span>, everything on it and
          its backups will be erased now. {machine.members.length > 0 && whoLoses(machine)}
        </p>
      </ProofDialog>
    </Section>
  );
}

type DetailsProps = { machine: Machine; email: string; isPlanPaused: boolean; locale: string };
