import { z } from 'zod';
import { CREDIT_WAYS } from '../../contract/availability.ts';
import { MACHINE_REASONS } from '../../contract/machines.ts';
import { SECURITY_EVENT_KINDS } from '../../contract/api.ts';
import { PLAN_SLUGS } from '../../contract/plans.ts';

/**
 * Each lane has its own share of what the provider takes, and the first goes before the second. What is in the first is also
 * tried where an earlier mail came back: sign-in, contracts and withdrawal, erasure, and confirming an address.
 */
export const MAIL_LANES = ['urgent', 'service', 'announcement'] as const;
export type MailLane = (typeof MAIL_LANES)[number];

/** What operators do for a machine that is made by hand. */
export const MANUAL_TASKS = [
  'make',
  'sleep',
  'wake',
  'resize',
  'erase',
  'export',
  'restart',
  'restore',
] as const;
export type ManualTask = (typeof MANUAL_TASKS)[number];

/** Who is told. Customers: see `modules/announcements/announce.ts`. */
export const AUDIENCES = ['customers', 'product-news', 'newsletter'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What customers are told in advance, and what needs no notice. */
export const ANNOUNCED = ['terms', 'prices', 'privacy', 'service', 'news'] as const;
export type Announced = (typeof ANNOUNCED)[number];

/** ISO 8601 in UTC. */
const time = z.iso.datetime();
const machine = { machine: z.string(), name: z.string() };
const reason = z.enum(MACHINE_REASONS).nullable();
/** Minor units of `currency`. */
const money = z.object({ amount: z.number(), currency: z.string() });

/**
 * Every kind of mail that we write, and the facts from which its words are made when it is sent. No fact is a secret or a link:
 * what is stored here may be read in a backup.
 */
export const MAIL_KINDS = {
  machine_ready: ofLane('service', machine),
  machine_failed: ofLane('service', { ...machine, wasReady: z.boolean() }),
  machine_silent: ofLane('service', { ...machine, since: time }),
  machine_back: ofLane('service', machine),
  machine_disk: ofLane('service', {
    ...machine,
    percent: z.union([z.literal(80), z.literal(95)]),
    usedBytes: z.number(),
    diskBytes: z.number(),
  }),
  /** `days`: the most that are left. */
  machine_sleeping: ofLane('service', { ...machine, sleepAt: time, days: z.number() }),
  machine_asleep: ofLane('service', { ...machine, why: z.enum(['paused', 'unpaid']) }),
  machine_ending: ofLane('urgent', { ...machine, keepUntil: time, days: z.number(), reason }),
  /** Its backup was put back, or that failed. `madeAt`: of the backup. */
  machine_restored: ofLane('service', { ...machine, madeAt: time, hasFailed: z.boolean() }),
  /** What is given back for a month. `month`: `2026-11`. `isMoved`: it was to come off an invoice that is not paid any more. */
  machine_credit: ofLane('service', {
    ...machine,
    month: z.string(),
    hours: z.number(),
    amount: z.number(),
    currency: z.string(),
    way: z.enum(CREDIT_WAYS),
    isMoved: z.boolean(),
  }),
  machine_erased: ofLane('urgent', { ...machine, reason }),
  /** To operators: what they have to do. */
  machine_orders: ofLane('service', {
    tasks: z.array(
      z.object({
        task: z.enum(MANUAL_TASKS),
        machine: z.string(),
        hostName: z.string(),
        plan: z.enum(PLAN_SLUGS),
        owner: z.string().nullable(),
        origin: z.string().nullable(),
        /** When the backup was made that is to be put back. */
        madeAt: time.nullable().default(null),
      }),
    ),
  }),
  /** To someone who may have no account. From `nonce` and our key follows the secret of the link. */
  invitation: ofLane('service', { invitation: z.string(), nonce: z.string() }),
  /** To an address that was invited so often that one mail a day tells of all further ones. It names no one. */
  invitations_wait: ofLane('service', {}),
  /** To the address in it: it ended with a smaller plan, of which it does not speak. */
  invitation_ended: ofLane('service', { ownerName: z.string().nullable() }),
  /** To an owner. */
  invitation_came_back: ofLane('service', { email: z.string() }),
  person_joined: ofLane('service', { name: z.string().nullable(), email: z.string() }),
  person_left: ofLane('service', {
    name: z.string().nullable(),
    how: z.enum(['left', 'deleted', 'last_day']),
  }),
  /** To a member. `until`: their last moment, for `last_day`. */
  membership: ofLane('service', {
    event: z.enum(['removed', 'suspended', 'back', 'last_day', 'ended', 'owner_gone']),
    membership: z.string(),
    ownerName: z.string().nullable(),
    until: time.nullable(),
  }),
  shared_machine: ofLane('service', {
    event: z.enum(['asleep', 'awake', 'ending', 'erased', 'restored']),
    membership: z.string(),
    ...machine,
    keepUntil: time.nullable(),
  }),
  plan_pause_ends: ofLane('service', { plan: z.string().nullable(), until: time }),
  /** `endsAt`: null where Stripe has not said when. `triesAt`: when it tries to charge the card again, if it will. */
  plan_ends_unpaid: ofLane('service', {
    plan: z.string().nullable(),
    endsAt: time.nullable(),
    triesAt: time.nullable(),
  }),
  /**
   * What was agreed, or changed, to the person whose contract it is. `at`: when. `before`: the plan before it was changed. `price`: of
   * `interval`. `nextAt`: when it is charged next, after a trial for the first time. `until`: when it ends, or its pause.
   */
  contract: ofLane('urgent', {
    event: z.enum(['made', 'changed', 'paused', 'resumed', 'cancelled', 'undone']),
    at: time,
    plan: z.string().nullable(),
    before: z.string().nullable(),
    interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
    price: money.nullable(),
    isTaxAdded: z.boolean(),
    /** What was charged for the act itself; null where that is not known, or nothing is charged for such an act. */
    paid: money.nullable(),
    /** What of that credit has paid besides; below zero: what it has left as credit. */
    drawn: money.exactOptional(),
    /** On the account, after the act. */
    credit: money.exactOptional(),
    nextAt: time.nullable(),
    isTrial: z.boolean(),
    until: time.nullable(),
    /** Of a cancellation: the contract has ended with it, whatever the clock says that the mail is written by. */
    isOver: z.boolean().exactOptional(),
    agreed: z.object({ version: z.string(), at: time.nullable() }).nullable(),
  }),
  newsletter_confirm: ofLane('service', { subscriber: z.string() }),
  newsletter_known: ofLane('service', { subscriber: z.string() }),
  /** To someone whose mail came back. */
  address_confirm: ofLane('urgent', {}),
  /**
   * To the address in a form, which may be a stranger's: nothing of what was typed. `message`: its sender is signed in and this is their
   * own confirmed address, so it repeats what they sent.
   */
  message_receipt: ofLane('service', {
    form: z.enum(['message', 'call', 'application']),
    isSecurityReport: z.literal(true).exactOptional(),
    message: z.string().exactOptional(),
  }),
  /** To staff. The words are in the message itself. `receipt`: the mail in whose thread it stands. */
  message_notice: ofLane('service', {
    message: z.string(),
    receipt: z.string().exactOptional(),
  }),
  /** `id`: of the recorded event, for the link “This wasn’t me”; null: there is nothing to undo. */
  security: ofLane('urgent', {
    event: z.enum([...SECURITY_EVENT_KINDS, 'account_deleted']),
    at: time,
    about: z.string().nullable(),
    id: z.string().nullable().exactOptional(),
  }),
  /** To an address that is to be confirmed. `path`: the page of the site that its link leads on to. */
  address_verification: ofLane('urgent', { path: z.string() }),
  /** A link to choose a new password. Without an account, someone has asked for it with this address, which may be no one's. */
  password_reset: ofLane('urgent', {}),
  /** The switch goes off at `at`, unless the reader stops it. `askedAt` tells two removals apart. */
  passkey_removal: ofLane('urgent', { askedAt: time, at: time }),
  /** To the address that an account is to have. `plan`: the choice of its person, which the link carries on. */
  address_new: ofLane('urgent', { until: time, plan: z.string().exactOptional() }),
  /** To the former and the new address: the account is closed. */
  account_closed: ofLane('urgent', { at: time }),
  /** To the address that it was decided for. */
  account_decided: ofLane('urgent', {}),
  /** To the address in the form, with what was declared. */
  withdrawal_receipt: ofLane('urgent', { withdrawal: z.string() }),
  /**
   * To the account's own address. `confirm`: a link by which its owner says that it was them. `late`: the period was over. `ended`: the
   * plan has ended. `refused`: staff did not accept it. `failed`: the refund came back.
   */
  withdrawal: ofLane('urgent', {
    withdrawal: z.string(),
    event: z.enum(['confirm', 'late', 'ended', 'refused', 'failed']),
  }),
  /**
   * The same about a cancellation. `set`: the plan is set to end with its period, or has ended. `ended`: it has ended, and something is
   * paid back. `refused`: staff did not accept it, or its reason.
   */
  cancellation: ofLane('urgent', {
    withdrawal: z.string(),
    event: z.enum(['confirm', 'set', 'ended', 'refused', 'failed']),
  }),
  /** To staff: they have to decide or to pay. */
  withdrawal_notice: ofLane('urgent', { withdrawal: z.string() }),
  /** To an address that is to get invoices, and each invoice to it. */
  invoice_copy_confirm: ofLane('service', { copy: z.string() }),
  invoice_copy: ofLane('service', { copy: z.string(), invoice: z.string() }),
  /** `subscriber`: set for one of the newsletter's. */
  announcement: ofLane('announcement', {
    announcement: z.string(),
    subscriber: z.string().nullable(),
  }),
} as const;

export type MailKind = keyof typeof MAIL_KINDS;

export type FactsOf<K extends MailKind> = z.infer<(typeof MAIL_KINDS)[K]['facts']>;

/** A kind with its facts. */
export type MailContent = { [K in MailKind]: { kind: K; facts: FactsOf<K> } }[MailKind];

export type MachineContent = Exclude<
  Extract<MailContent, { facts: { machine: string } }>,
  { kind: 'shared_machine' }
>;
export type PlanContent = Extract<MailContent, { kind: 'plan_pause_ends' | 'plan_ends_unpaid' }>;

/** Recognises a kind by its name. */
export const Kind = z.custom<MailKind>(
  (value) => typeof value === 'string' && Object.hasOwn(MAIL_KINDS, value),
);

/** Checks facts that were stored: an instance of another version may have written them. */
export const MailContent = z.custom<MailContent>((value) => {
  const { kind, facts } = z.object({ kind: Kind, facts: z.unknown() }).parse(value);
  return MAIL_KINDS[kind].facts.safeParse(facts).success;
});

function ofLane<S extends z.ZodRawShape>(lane: MailLane, shape: S) {
  return { lane, facts: z.object(shape) };
}
