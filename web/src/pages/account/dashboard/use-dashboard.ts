import type { SubscriptionView } from '@/features/billing/text/subscription-view.ts';
import { nextPaymentOf, useInvoices } from '@/features/billing/invoices/use-invoices.ts';
import { isAccountGoing } from '@/features/machines/text/account-going.ts';
import { useMachines, type MachinesFollowed } from '@/features/machines/follow/use-machines.ts';
import { useMemberships } from '@/features/people/member/use-memberships.ts';
import { useServers } from '@/features/servers/use-servers.ts';
import { describeAge, type Answer } from './last-known-text.ts';
import type { Account } from '../use-account.ts';
import { useKept, useKeptServers } from '../use-last-known.ts';

/** What the dashboard shows beside the account: asked for side by side, and until it is there, as it was last. */
export function useDashboard({ user, subscription, lastKnown, locale }: Account) {
  const uid = user?.uid ?? '';
  const servers = useServers(uid);
  const machines = useMachines(uid);
  const memberships = useMemberships(uid);
  const invoices = useInvoices(uid, subscription);
  useKeptServers(uid, machines, servers);
  useKept(uid, 'nextPayment', invoices.data?.pages[0]?.nextPayment);
  const answers = {
    plan: answerOfPlan(subscription),
    nextPayment: answerOfQuery(invoices),
    machines: answerOfMachines(machines),
    ownServers: answerOfQuery(servers),
  };
  return {
    servers,
    machines,
    memberships,
    isMember: (memberships.data?.memberships.length ?? 0) > 0,
    invoices,
    /** The deletion of the account has begun. */
    isGoing:
      machines.news.kind === 'known' &&
      isAccountGoing(machines.news.machines, subscription?.status),
    nextPayment:
      invoices.data === undefined && lastKnown?.at.nextPayment !== undefined
        ? lastKnown.nextPayment
        : nextPaymentOf(invoices),
    /** How old some of it is, in words; empty once all of it is of now. */
    age: describeAge(lastKnown, answers, locale),
  };
}

function answerOfPlan(subscription: SubscriptionView | null): Answer {
  if (subscription === null) return 'pending';
  return subscription.status === 'error' ? 'failed' : 'known';
}

function answerOfMachines({ news }: MachinesFollowed): Answer {
  if (news.kind === 'loading') return 'pending';
  return news.kind === 'known' ? 'known' : 'failed';
}

function answerOfQuery({ isSuccess, isFetching }: Query): Answer {
  if (isSuccess) return 'known';
  return isFetching ? 'pending' : 'failed';
}

type Query = { isSuccess: boolean; isFetching: boolean };
