import type { BillingInterval } from './subscription.ts';

export const PLAN_SLUGS = ['solo', 'household', 'practice'] as const;
export type PlanSlug = (typeof PLAN_SLUGS)[number];

/** The intervals in which our plans are sold. */
export const PLAN_INTERVALS = ['month', 'year'] as const satisfies readonly BillingInterval[];
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** What a plan is, whatever it costs. */
export type PlanTerms = {
  slug: PlanSlug;
  name: string;
  /** How many AI servers a customer may register. */
  servers: number;
  /** How many people may use them. */
  people: number;
  features: readonly string[];
};

export const PLAN_TERMS: Readonly<Record<PlanSlug, PlanTerms>> = {
  solo: {
    slug: 'solo',
    name: 'Solo',
    servers: 1,
    people: 1,
    features: [
      'One server of your own, 4 vCPU and 16 GB of memory',
      '100 GB of encrypted storage',
      'Nightly backups, kept for 7 days',
      'Answers by e-mail within two working days',
    ],
  },
  household: {
    slug: 'household',
    name: 'Household',
    servers: 2,
    people: 6,
    features: [
      'Two servers, 8 vCPU and 32 GB of memory each',
      '500 GB of encrypted storage',
      'Nightly backups, kept for 30 days',
      'Chat with a person on working days',
    ],
  },
  practice: {
    slug: 'practice',
    name: 'Practice',
    servers: 5,
    people: 25,
    features: [
      'Five servers, 16 vCPU and 64 GB of memory each',
      '2 TB of encrypted storage',
      'Hourly backups, kept for 90 days',
      'A data-processing agreement and a named engineer',
    ],
  },
};

/** From small to large. */
export const PLANS: readonly PlanTerms[] = PLAN_SLUGS.map((slug) => PLAN_TERMS[slug]);

/** What our pages say that a plan costs: euro cents for one interval. What is charged comes from Stripe. */
export const LIST_PRICES: Readonly<Record<PlanSlug, Readonly<Record<PlanInterval, number>>>> = {
  solo: { month: 1900, year: 19_000 },
  household: { month: 3900, year: 39_000 },
  practice: { month: 14_900, year: 149_000 },
};

/** Servers that a person without a plan may register: enough to try the hand-off. */
export const SERVERS_WITHOUT_PLAN = 1;

/** One price of one plan, as it is sold today. */
export type Plan = {
  /** Stripe's price id. */
  planId: string;
  slug: PlanSlug;
  name: string;
  interval: PlanInterval;
  /** Minor units of `currency`, for one interval. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
  trialDays: number;
  features: readonly string[];
};
