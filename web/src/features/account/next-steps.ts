import { holdsSubscription, type SubscriptionStatus } from '@contract/subscription.ts';
import { PATHS } from '@/site/paths.ts';

export type NextStep = {
  id: 'verify' | 'plan' | 'server' | 'open';
  title: string;
  text: string;
  action: { label: string; to: string };
  done: boolean;
};

/** What a new customer has done and still has to do, in order. */
export function nextSteps(facts: {
  emailVerified: boolean;
  status: SubscriptionStatus;
  servers: readonly { origin: string; lastHandoffAt: string | null }[];
  /** Where the plans can be chosen. */
  plansPath: string;
  /** The address that opens the first server; null while there is none. */
  openPath: string | null;
}): NextStep[] {
  return [
    {
      id: 'verify',
      title: 'Confirm your e-mail address',
      text: 'Open the link in the message we sent you. Without it nobody could help you back into your account.',
      action: { label: 'Send the link again', to: PATHS.security },
      done: facts.emailVerified,
    },
    {
      id: 'plan',
      title: 'Choose a plan',
      text: 'Monthly or yearly. You see the full amount before you pay.',
      action: { label: 'See the plans', to: facts.plansPath },
      done: holdsSubscription(facts.status),
    },
    {
      id: 'server',
      title: 'Add your server',
      text: 'Give it a name and enter the address at which you reach it.',
      action: { label: 'Add a server', to: PATHS.projects },
      done: facts.servers.length > 0,
    },
    {
      id: 'open',
      title: 'Open it once',
      text: 'We sign you in to your server with this account; no second password.',
      action: { label: 'Open your server', to: facts.openPath ?? PATHS.projects },
      done: facts.servers.some((server) => server.lastHandoffAt !== null),
    },
  ];
}

/** Whether the list still helps: not when all is done, and not for someone whose plan has ended. */
export function showsNextSteps(steps: readonly NextStep[], status: SubscriptionStatus): boolean {
  return status !== 'canceled' && steps.some((step) => !step.done);
}
