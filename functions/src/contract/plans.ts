import type { BillingInterval } from './subscription.ts';

export const PLAN_SLUGS = ['solo', 'household', 'practice'] as const;
export type PlanSlug = (typeof PLAN_SLUGS)[number];

/** The intervals in which our plans are sold. */
export const PLAN_INTERVALS = ['month', 'year'] as const satisfies readonly BillingInterval[];
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** A plan as a person chose it, in addresses: price ids may change on the way. */
export type PlanChoiceText = `${PlanSlug}.${PlanInterval}`;

/** What a machine of a plan has at least. Bytes are decimal: 1 GB is 1,000,000,000. Each machine of a plan has all of it. */
export type MachineSize = { vcpu: number; memoryBytes: number; diskBytes: number };

/** How often a machine is backed up, and for how long each backup is kept. */
export type BackupTerms = { everyMinutes: number; keepDays: number };

/** What a plan is, whatever it costs. */
export type PlanTerms = {
  slug: PlanSlug;
  name: string;
  /** How many AI servers a customer may register. */
  servers: number;
  /** How many people may use them. */
  people: number;
  size: MachineSize;
  backups: BackupTerms;
  /** What it has that smaller ones have not: chat on working days, and a contact with a name. */
  hasChat: boolean;
  hasContact: boolean;
};

const GB = 1_000_000_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

export const PLAN_TERMS: Readonly<Record<PlanSlug, PlanTerms>> = {
  solo: {
    slug: 'solo',
    name: 'Solo',
    servers: 1,
    people: 1,
    size: { vcpu: 4, memoryBytes: 16 * GB, diskBytes: 100 * GB },
    backups: { everyMinutes: DAY_MINUTES, keepDays: 7 },
    hasChat: false,
    hasContact: false,
  },
  household: {
    slug: 'household',
    name: 'Household',
    servers: 2,
    people: 6,
    size: { vcpu: 8, memoryBytes: 32 * GB, diskBytes: 500 * GB },
    backups: { everyMinutes: DAY_MINUTES, keepDays: 30 },
    hasChat: true,
    hasContact: false,
  },
  practice: {
    slug: 'practice',
    name: 'Practice',
    servers: 5,
    people: 25,
    size: { vcpu: 16, memoryBytes: 64 * GB, diskBytes: 2000 * GB },
    backups: { everyMinutes: HOUR_MINUTES, keepDays: 90 },
    hasChat: true,
    hasContact: true,
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

/** A size as we write it in English, such as '500 GB' or '2 TB'. */
export function sizeWords(bytes: number): string {
  const gigabytes = bytes / GB;
  return gigabytes < 1000 ? `${gigabytes} GB` : `${gigabytes / 1000} TB`;
}

/** How often backups are made: 'Nightly' or 'Hourly'. */
export function backupWords({ everyMinutes }: BackupTerms): string {
  return everyMinutes === HOUR_MINUTES ? 'Hourly' : 'Nightly';
}

const COUNT_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const;

/** What a plan includes, a line each. */
export function featuresOf(terms: PlanTerms): string[] {
  const { servers, size, backups, hasChat, hasContact } = terms;
  const machine = `${size.vcpu} vCPU and ${sizeWords(size.memoryBytes)} of memory`;
  const each = servers === 1 ? '' : ' each';
  return [
    servers === 1
      ? `One server of your own, ${machine}`
      : `${COUNT_WORDS[servers] ?? servers} servers, ${machine} each`,
    `${sizeWords(size.diskBytes)} of encrypted storage${each}`,
    `${backupWords(backups)} backups, kept for ${backups.keepDays} days`,
    ...(hasChat ? ['Chat with a person on working days'] : []),
    ...(hasContact ? ['A contact with a name'] : []),
  ];
}
