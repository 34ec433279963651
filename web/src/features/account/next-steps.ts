import type { Machine } from '@contract/machines.ts';
import { holdsSubscription, type SubscriptionStatus } from '@contract/subscription.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { OWN_PLANS, PATHS } from '@/site/paths.ts';

export type NextStep = {
  id: 'verify' | 'plan' | 'machine' | 'open';
  title: string;
  text: string;
  /** Null where what it asks for has its button elsewhere on the page. */
  action: { label: string; to: string } | null;
  done: boolean;
};

/** What a new customer has done and still has to do, in order. */
export function nextSteps(facts: {
  emailVerified: boolean;
  status: SubscriptionStatus;
  servers: readonly { origin: string; lastHandoffAt: string | null }[];
  machines: readonly BeingMade[];
  /** Someone shares a server with them: a plan of their own is no step on the way. */
  isMember: boolean;
}): NextStep[] {
  const verify: NextStep = {
    id: 'verify',
    title: 'Confirm your e-mail address',
    text: 'Open the link in the e-mail we sent you, and press its button. A confirmed address is your way back if you lose your password.',
    action: { label: 'Send the link again', to: PATHS.security },
    done: facts.emailVerified,
  };
  if (facts.isMember && !holdsSubscription(facts.status)) return [verify];
  return [
    verify,
    {
      id: 'plan',
      title: 'Choose a plan',
      text: 'Monthly or yearly. You see the full amount before you pay.',
      action: { label: 'See plans', to: OWN_PLANS },
      done: holdsSubscription(facts.status),
    },
    {
      id: 'machine',
      title: 'We set up your server',
      text: holdsSubscription(facts.status)
        ? `We are on it. ${facts.machines.some(waits) ? 'Its card says when it is ready' : `It takes ${SET_UP_TIME.machine}`}, and you can leave this page.`
        : `We start as soon as you have paid. It takes ${SET_UP_TIME.machine}.`,
      action: { label: 'See progress', to: PATHS.projects },
      done: facts.servers.length > 0 || facts.machines.some(({ readyAt }) => readyAt !== null),
    },
    {
      id: 'open',
      title: 'Open your server',
      text: 'Press Open beside its name. You are signed in automatically.',
      action: null,
      done: facts.servers.some((server) => server.lastHandoffAt !== null),
    },
  ];
}

/** For room at its host, or for a person. */
function waits({ readyAbout, attendedAt }: BeingMade): boolean {
  return Boolean(readyAbout ?? attendedAt);
}

type BeingMade = Pick<Machine, 'readyAt'> & Partial<Pick<Machine, 'readyAbout' | 'attendedAt'>>;

/** Whether the list still helps: not when all is done, and not for someone whose plan rests or has ended. */
export function showsNextSteps(steps: readonly NextStep[], status: SubscriptionStatus): boolean {
  const isOver = status === 'canceled' || status === 'paused' || status === 'unpaid';
  return !isOver && steps.some((step) => !step.done);
}
