import { useState } from 'react';
import { isBeingErased, knowsMembers } from '@contract/machines.ts';
import { currentMachines } from '@/features/machines/text/current-machines.ts';
import { useMachines } from '@/features/machines/follow/use-machines.ts';
import { AccessDialog } from '@/features/people/owner/access-dialog.tsx';
import { InviteDialog } from '@/features/people/owner/invite-dialog.tsx';
import { PlacesDrawing } from '@/features/people/owner/places-drawing.tsx';
import { RemovePersonDialog } from '@/features/people/owner/remove-person-dialog.tsx';
import { usePeople } from '@/features/people/owner/use-people.ts';
import { describePeopleProblem } from '@/features/people/text/people-problem.ts';
import { describePlaces, placesOf } from '@/features/people/text/people-text.ts';
import { useProof } from '@/features/session/proof/use-proof.tsx';
import { holdsSubscription } from '@contract/subscription.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { OWN_PLANS, PATHS } from '@/site/paths.ts';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { Button } from '@/ui/button/button.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { useAccount } from '../use-account.ts';
import { NoPlaces } from './no-places.tsx';
import { NoRoom } from './no-room.tsx';
import { PeopleSections, type Task } from './people-sections.tsx';

export function Page() {
  const { user, profile, locale, subscription } = useAccount();
  const uid = user?.uid ?? '';
  const query = usePeople(uid);
  const { news } = useMachines(uid);
  const now = usePlanNow();
  const [task, setTask] = useState<Task>({ kind: 'none' });
  const { prove, proofDialog } = useProof({
    email: user?.email ?? '',
    about: (
      <p>
        You are about to let someone open your servers, and that outlasts this session. Please show
        first that it is you.
      </p>
    ),
    failed: 'Nothing was changed',
    describe: describePeopleProblem,
  });
  if (user === null) return null;

  const close = () => setTask({ kind: 'none' });
  const machines = (news.kind === 'known' ? currentMachines(news.machines) : [])
    .filter((machine) => !isBeingErased(machine))
    .map((machine) => ({
      id: machine.id,
      name: machine.name,
      knowsMembers: knowsMembers(machine),
    }));
  const people = query.data;
  const plansPath =
    subscription !== null &&
    subscription.status !== 'error' &&
    holdsSubscription(subscription.status)
      ? PATHS.invoices
      : OWN_PLANS;
  const isFull = people !== undefined && people.taken >= people.places;
  // The answer that brings the people tells the time as well.
  const dialogs = now && { onClose: close, machines, now, locale, prove };

  return (
    <>
      <PageHeader
        title="People"
        lead="Who may open your servers besides you. Each signs in there as themselves; you pay for everyone."
        actions={
          people !== undefined &&
          people.places > 1 && (
            <Button disabled={isFull} onClick={() => setTask({ kind: 'invite' })}>
              Invite someone
            </Button>
          )
        }
      />
      {people === undefined && (query.isError ? <Failure query={query} /> : <Outline />)}
      {people !== undefined && (
        <div className="grid gap-14">
          {people.places <= 1 ? (
            <NoPlaces people={people} plansPath={plansPath} />
          ) : (
            <Section title="Places">
              <div className="grid gap-4">
                <PlacesDrawing places={placesOf(people)} />
                <p className="tabular-nums">{describePlaces(people)}</p>
                {isFull && <NoRoom people={people} plansPath={plansPath} />}
              </div>
            </Section>
          )}
          <PeopleSections
            people={people}
            owner={{
              name: profile?.displayName || user.displayName || user.email,
              email: user.email,
              picture: profile?.picture?.url ?? null,
            }}
            machines={machines}
            locale={locale}
            prove={prove}
            onTask={setTask}
          />
        </div>
      )}
      {dialogs && <InviteDialog open={task.kind === 'invite'} {...dialogs} />}
      {dialogs && task.kind === 'access' && <AccessDialog member={task.member} {...dialogs} />}
      {task.kind === 'remove' && (
        <RemovePersonDialog member={task.member} onClose={close} machines={machines} />
      )}
      {proofDialog}
    </>
  );
}

function Failure({ query }: { query: ReturnType<typeof usePeople> }) {
  return (
    <ListFailure
      query={query}
      title="Your people could not be loaded"
      text={describePeopleProblem(query.error)}
    />
  );
}

/** As high as the places of a plan and its owner. */
function Outline() {
  return (
    <output aria-label="Your people are being loaded" className="grid gap-14">
      <Skeleton className="h-28" />
      <Skeleton className="h-24" />
    </output>
  );
}
