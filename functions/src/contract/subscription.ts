/** Stripe's subscription statuses, and `none` for a person who has no subscription. */
export const SUBSCRIPTION_STATUSES = [
  'none',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export type BillingInterval = 'day' | 'week' | 'month' | 'year';

/** How a person's subscription stands, as an act upon it answers. Times are ISO 8601. */
export type Subscription = {
  /** Stripe's subscription id; empty if there is none. */
  id: string;
  /** The plan's name as the customer knows it. */
  plan: string | null;
  /** Stripe's price id. */
  planId: string | null;
  interval: BillingInterval | null;
  currentPeriodEnd: string | null;
  status: SubscriptionStatus;
  /** When the subscription is scheduled to end, if it is. */
  cancelAt?: string;
  /** When a paused subscription resumes automatically, if a date was chosen. */
  pausedUntil?: string;
  /** Only while it is paused. */
  pauseReason?: PauseReason;
  /** Since when a payment of it has failed. Only while it is past due. */
  pastDueSince?: string;
  trialEnd?: string;
  /** When it ended, if it has. */
  endedAt?: string;
  /** What has to be paid or confirmed before the subscription goes on; absent if nothing has. */
  openPayment?: OpenPayment;
  /** What we owe the customer. Stripe uses it for their next invoices by itself. Absent if nothing is owed. */
  credit?: Money;
};

/** Why a subscription is paused: its customer asked for it, a payment failed, or a trial ended without a card. */
export const PAUSE_REASONS = ['requested', 'payment_failed', 'no_card'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Minor units of `currency`, an ISO 4217 code in lower case. */
export type Money = { amount: number; currency: string };

/** Minor units of `currency`: what a deletion pays back because payments left it, and what lapses because we gave it. */
export type CreditLeft = { paidBack: number; lapses: number; currency: string };

/** What an open payment is for. */
export const PAYMENT_PURPOSES = ['first', 'renewal', 'resume', 'change'] as const;

/** An invoice that Stripe could not charge by itself. `GET /invoices/:id` gives the page on which it is paid. */
export type OpenPayment = Money & {
  invoiceId: string;
  purpose: (typeof PAYMENT_PURPOSES)[number];
  /** `confirmation`: the bank asks the customer; another card does not help. `payment`: a card that works does. */
  needs: 'payment' | 'confirmation';
  /**
   * When it lapses, ISO 8601: what it was for has then not happened. Stripe gives up a first payment and a change; the end of a
   * pause we give up ourselves, and until then only the customer can pay for it. Of a renewal, only once every attempt has
   * failed: the plan ends then.
   */
  until?: string;
  /** Only for a renewal: when Stripe tries to charge it again, ISO 8601. Absent if it will not. */
  nextAttempt?: string;
  /** Whether the card that will be charged then was added since the last attempt failed. */
  hasNewCard?: true;
};

/** What `GET /subscription` answers: these six, always. */
export type SubscriptionSummary = Pick<
  Subscription,
  'id' | 'plan' | 'planId' | 'interval' | 'currentPeriodEnd' | 'status'
>;

/** What a page needs to know besides: `GET /billing-details` has it. */
export type SubscriptionDetails = Omit<Subscription, keyof SubscriptionSummary>;

export const NO_SUBSCRIPTION: Subscription = {
  id: '',
  plan: null,
  planId: null,
  interval: null,
  currentPeriodEnd: null,
  status: 'none',
};

/** Statuses under which a person holds a subscription that a second purchase would double. */
export function holdsSubscription(status: SubscriptionStatus): boolean {
  switch (status) {
    case 'trialing':
    case 'active':
    case 'past_due':
    case 'unpaid':
    case 'paused':
    case 'incomplete':
      return true;
    case 'none':
    case 'incomplete_expired':
    case 'canceled':
      return false;
  }
}

/** How long a plan that is past due is served in full, in days; then its machines sleep. */
export const PAST_DUE_DAYS = 14;

/** When the machines of a plan that is past due fall asleep, ISO 8601; null for any other plan. */
export function sleepsAt({
  status,
  pastDueSince,
}: Pick<Subscription, 'status' | 'pastDueSince'>): string | null {
  if (status !== 'past_due' || pastDueSince === undefined) return null;
  return new Date(Date.parse(pastDueSince) + PAST_DUE_DAYS * 86_400_000).toISOString();
}

/** Whether the machines of a plan that is past due are asleep. */
export function isAsleepInArrears(
  subscription: Pick<Subscription, 'status' | 'pastDueSince'>,
  now: Date,
): boolean {
  const at = sleepsAt(subscription);
  return at !== null && Date.parse(at) <= now.getTime();
}

/** Statuses under which a person gets what their plan promises. */
export function isInForce(status: SubscriptionStatus): boolean {
  switch (status) {
    case 'trialing':
    case 'active':
    case 'past_due':
      return true;
    case 'none':
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return false;
  }
}

/** What a customer can do to a subscription that they hold. */
export const SUBSCRIPTION_ACTIONS = ['change', 'pause', 'resume', 'cancel', 'reactivate'] as const;

export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

export type ActionRefusal =
  | 'no_plan'
  | 'ended'
  | 'incomplete'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'not_paused'
  | 'ending'
  | 'not_ending'
  | 'payment_open';

/** Whether an action is possible, or why not: one table for what the API allows and the screens offer. */
export function checkAction(
  action: SubscriptionAction,
  { status, cancelAt, openPayment }: Pick<Subscription, 'status' | 'cancelAt' | 'openPayment'>,
): 'allowed' | ActionRefusal {
  const verdict = VERDICTS[status][action];
  // A pause that a failed payment led to ends when that payment is made, and not before.
  if (action === 'resume' && status === 'paused' && openPayment?.purpose === 'renewal') {
    return 'past_due';
  }
  if (action === 'pause' && verdict === 'allowed' && openPayment !== undefined) {
    return 'payment_open';
  }
  if (cancelAt === undefined || !holdsSubscription(status)) return verdict;
  switch (action) {
    case 'reactivate':
      return 'allowed';
    case 'resume':
      return verdict;
    case 'change':
    case 'pause':
    case 'cancel':
      return 'ending';
  }
}

/** Sentences for a person, as the API answers them with 409. */
export const REFUSAL_WORDS: Readonly<Record<ActionRefusal, string>> = {
  no_plan: 'You have no plan yet.',
  ended: 'Your plan has ended. Choose a plan to start again.',
  incomplete: 'The first payment of your plan is still open. Complete it first.',
  trialing: 'Your plan is on trial. You can pause it after the first payment.',
  past_due: 'Your last payment did not go through. Please pay it first.',
  unpaid: 'Your last invoices are unpaid. Please pay them first.',
  paused: 'Your plan is paused. Resume it first.',
  not_paused: 'Your plan is not paused.',
  ending: 'Your plan is set to end. Undo the cancellation first.',
  not_ending: 'Your plan is not set to end.',
  payment_open: 'A payment for your plan is still open. Complete it first.',
};

/** For a subscription that is not scheduled to end. */
const VERDICTS: Readonly<
  Record<SubscriptionStatus, Readonly<Record<SubscriptionAction, 'allowed' | ActionRefusal>>>
> = {
  none: all('no_plan'),
  incomplete_expired: all('ended'),
  canceled: all('ended'),
  incomplete: { ...all('incomplete'), cancel: 'allowed' },
  trialing: { ...running('trialing'), change: 'allowed' },
  active: {
    change: 'allowed',
    pause: 'allowed',
    resume: 'not_paused',
    cancel: 'allowed',
    reactivate: 'not_ending',
  },
  past_due: running('past_due'),
  unpaid: running('unpaid'),
  paused: { ...running('paused'), resume: 'allowed' },
};

function all(refusal: ActionRefusal): Record<SubscriptionAction, ActionRefusal> {
  return {
    change: refusal,
    pause: refusal,
    resume: refusal,
    cancel: refusal,
    reactivate: refusal,
  };
}

/** It can be cancelled; `refusal` says why it cannot be changed or paused. */
function running(refusal: ActionRefusal): Record<SubscriptionAction, 'allowed' | ActionRefusal> {
  return {
    change: refusal,
    pause: refusal,
    resume: 'not_paused',
    cancel: 'allowed',
    reactivate: 'not_ending',
  };
}
