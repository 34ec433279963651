import { nextSteps, showsNextSteps, type NextStep } from '@/features/account/next-steps.ts';
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
  const isMember = (memberships.data?.memberships.length ?? 0) > 0;
  const isGoing =
    machines.news.kind === 'known' && isAccountGoing(machines.news.machines, subscription?.status);
  const steps = isGoing
    ? []
    : stepsOf(user?.emailVerified ?? false, subscription, {
        servers,
        machines,
        memberships,
        isMember,
      });
  const isKnown = steps !== null && subscription?.status !== 'error' && !servers.isError;
  useKept(uid, 'hasSteps', isKnown ? steps.length > 0 : undefined);
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
    isMember,
    invoices,
    /** The deletion of the account has begun. */
    isGoing,
    /** What the person is to do next. Null until it is known, and then they may have some if they had some last time. */
    steps,
    hasSteps: steps === null ? lastKnown?.hasSteps === true : steps.length > 0,
    /** Whether that decides how the page is laid out, and is neither known nor remembered. */
    awaitsSteps: steps === null && (lastKnown?.hasSteps ?? null) === null,
    nextPayment:
      invoices.data === undefined && lastKnown?.at.nextPayment !== undefined
        ? lastKnown.nextPayment
        : nextPaymentOf(invoices),
    /** How old some of it is, in words; empty once all of it is of now. */
    age: describeAge(lastKnown, answers, locale),
  };
}

/** Null until all is known that they depend on; empty where they would be no help, and where some of it could not be loaded. */
function stepsOf(
  emailVerified: boolean,
  subscription: SubscriptionView | null,
  { servers, machines: { news }, memberships, isMember }: Asked,
): NextStep[] | null {
  if (subscription === null || servers.isPending) return null;
  if (news.kind === 'loading' || memberships.isPending) return null;
  if (subscription.status === 'error' || servers.data === undefined) return [];
  const { status } = subscription;
  const steps = nextSteps({
    emailVerified,
    status,
    servers: servers.data,
    machines: news.kind === 'known' ? news.machines : [],
    isMember,
  });
  return showsNextSteps(steps, status) ? steps : [];
}

type Asked = {
  servers: ReturnType<typeof useServers>;
  machines: MachinesFollowed;
  memberships: ReturnType<typeof useMemberships>;
  isMember: boolean;
};

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
