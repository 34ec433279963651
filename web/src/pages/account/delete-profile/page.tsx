import { useState } from 'react';
import type { Machine } from '@contract/machines.ts';
import type { OwnMembership } from '@contract/people.ts';
import { deleteAccount } from '@/features/account/account-api.ts';
import { describeDeletionProblem } from '@/features/account/account-text.ts';
import { DeleteAccountForm } from '@/features/account/delete-account-form.tsx';
import { ExportCard } from '@/features/account/export-card.tsx';
import { useCreditLeft } from '@/features/billing/details/use-credit-left.ts';
import { describePlanAtDeletion } from '@/features/billing/text/deletion-plan-text.ts';
import { isAccountGoing, WHILE_GOING } from '@/features/machines/text/account-going.ts';
import { currentMachines } from '@/features/machines/text/current-machines.ts';
import { peopleOn } from '@/features/machines/text/machine-people.ts';
import { useMachines } from '@/features/machines/follow/use-machines.ts';
import { useMemberships } from '@/features/people/member/use-memberships.ts';
import { listWords, whose } from '@/features/people/text/people-words.ts';
import { ProofDialog } from '@/features/session/proof/proof-dialog.tsx';
import { endSession } from '@/features/session/session.ts';
import { leaveSupport } from '@/features/support/support.ts';
import { DeletionFacts } from '../deletion-facts.tsx';
import { PATHS } from '@/site/paths.ts';
import { Section } from '@/ui/section/section.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useAccount } from '../use-account.ts';
import { WithdrawalOffer } from './withdrawal-offer.tsx';

export function Page() {
  const { user, subscription, locale } = useAccount();
  const { news } = useMachines(user?.uid ?? '');
  const { data: shared } = useMemberships(user?.uid ?? '');
  const creditLeft = useCreditLeft(user?.uid ?? '', subscription);
  const [isAsked, setIsAsked] = useState(false);
  if (user === null) return null;
  const { plan, credit } = describePlanAtDeletion(subscription, creditLeft, locale);
  const machines = news.kind === 'known' ? news.machines : [];
  const isGoing = isAccountGoing(machines, subscription?.status);
  const left = shared?.memberships ?? [];

  return (
    <>
      <PageHeader
        title="Delete account"
        lead={
          isGoing
            ? 'The deletion has begun. Deletion is final: even we cannot undo it.'
            : 'Download your data first, then delete the account. Deletion is final: even we cannot undo it.'
        }
      />
      <div className="grid gap-14">
        <ExportCard />
        <Section title="What is deleted and what is kept">
          <DeletionFacts />
        </Section>
        <Section title="Delete the account" tone="danger">
          <p className="mb-5 max-w-measure text-muted">
            {plan === 'none' && (
              <span>
                {isGoing ? WHILE_GOING : 'You have no plan, so nothing has to end first.'}
              </span>
            )}
            {plan === 'rests' && (
              <span>Your plan is paused. It ends at once, and nothing more is charged.</span>
            )}
            {(plan === 'runs' || plan === 'unknown') && (
              <span>
                <span>{plan === 'runs' ? 'Your plan' : 'Your plan, if you have one,'}</span> ends at
                once, even in the middle of a period, and nothing more is charged. To use the days
                you have paid for, <TextLink to={PATHS.canceling}>cancel the plan first</TextLink>{' '}
                and delete the account once it has ended.
              </span>
            )}
            <MachinesGo machines={machines} />
            <SharedLeft memberships={left} />
            {credit !== null && (
              <strong className="mt-3 block font-semibold text-ink tabular-nums">{credit}</strong>
            )}
          </p>
          {plan !== 'none' && (
            <div className="mb-5 max-w-2xl">
              <WithdrawalOffer subscription={subscription} locale={locale} />
            </div>
          )}
          <DeleteAccountForm email={user.email} onConfirmed={() => setIsAsked(true)} />
        </Section>
      </div>
      <ProofDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="Delete this account for good?"
        email={user.email}
        confirm={{ label: 'Delete for good', variant: 'danger' }}
        act={() =>
          endSession('account-deleted', async () => {
            await deleteAccount();
            await leaveSupport();
          })
        }
        failed="The account was not deleted"
        describe={describeDeletionProblem}
      >
        <p>
          <span className="font-semibold wrap-anywhere">{user.email}</span> and everything that
          belongs to it will be deleted now, for good.
        </p>
        <MachinesGo machines={machines} />
        <SharedLeft memberships={left} />
        {credit !== null && <p className="mt-2 font-semibold tabular-nums">{credit}</p>}
      </ProofDialog>
    </>
  );
}

/** The machines that are erased with the account, by name, those that are being erased already, and who else loses them. */
function MachinesGo({ machines }: { machines: readonly Machine[] }) {
  const current = currentMachines(machines);
  const going = current.filter(({ desired }) => desired === 'erased');
  const staying = current.filter(({ desired }) => desired !== 'erased');
  const people = peopleOn(current);
  return (
    <>
      {going.length > 0 && (
        <span className="mt-3 block text-ink">
          <Names machines={going} />{' '}
          <span>
            {going.length === 1 ? 'is being erased, with its' : 'are being erased, with their'}
          </span>{' '}
          backups.
        </span>
      )}
      {staying.length > 0 && (
        <span className="mt-3 block text-ink">
          <Names machines={staying} />{' '}
          <span>
            {staying.length === 1
              ? 'is erased at once, with its'
              : 'are erased at once, with their'}
          </span>{' '}
          backups. To keep the data, download it first from{' '}
          <TextLink to={PATHS.projects}>your servers</TextLink>.
        </span>
      )}
      {people > 0 && (
        <span className="mt-3 block text-ink">
          <span>{people === 1 ? 'One other person loses' : `${people} other people lose`}</span>{' '}
          access to them and what they have stored there. See who under{' '}
          <TextLink to={PATHS.people}>People</TextLink>, and tell them first.
        </span>
      )}
    </>
  );
}

/** Whose servers the person leaves with the account. */
function SharedLeft({ memberships }: { memberships: readonly OwnMembership[] }) {
  if (memberships.length === 0) return null;
  const owners = listWords(memberships.map(({ ownerName }) => whose(ownerName)));
  return (
    <span className="mt-3 block text-ink">
      You leave <span className="wrap-anywhere">{owners}</span> servers. What you have stored there
      stays with{' '}
      <span>{memberships.length === 1 ? 'its owner, who is' : 'their owners, who are'}</span> told.
    </span>
  );
}

function Names({ machines }: { machines: readonly Machine[] }) {
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return (
    <span className="font-semibold wrap-anywhere">
      {list.format(machines.map(({ name }) => name))}
    </span>
  );
}
