/**
 * Every collection of Firestore: who writes its documents, what is in them, and how they say whom they are about. A test
 * fails when the code or the emulator has a collection or a field that is not here.
 */
import { z } from 'zod';
import { SECURITY_EVENT_KINDS } from '../contract/api.ts';
import { CANCELLATION_KINDS } from '../contract/legal/cancellation.ts';
import { MESSAGE_FILES } from '../contract/files/files.ts';
import { CREDIT_WAYS } from '../contract/availability.ts';
import { DESIRED_STATES, MACHINE_REASONS, MACHINE_STATES } from '../contract/machines.ts';
import { INVITATION_ENDS, MEMBERSHIP_STATES, SUSPENSION_REASONS } from '../contract/people.ts';
import { VAT_STATES } from '../contract/billing-details.ts';
import { ACCEPTED_PAPERS } from '../contract/legal/papers.ts';
import { PLAN_SLUGS } from '../contract/plans.ts';
import { MAILED_CODES, NOT_ME_ACTS, NOT_ME_REMOVALS, SIGN_IN_WAYS } from '../contract/sign-in.ts';
import { PART_STATES, STATUS_PARTS } from '../contract/status.ts';
import {
  PAUSE_REASONS,
  PAYMENT_PURPOSES,
  SUBSCRIPTION_STATUSES,
} from '../contract/subscription.ts';
import { ANNOUNCED, AUDIENCES, Kind, MAIL_LANES, MANUAL_TASKS } from './mail-kinds.ts';

/** The host's own words for the state of a machine. */
export const HOST_STATES = ['queued', 'preparing', 'ready', 'asleep', 'failed', 'erased'] as const;
export type HostState = (typeof HOST_STATES)[number];

/** How a machine stands for us who count: `off` while it is not to answer, as when it is asleep. */
export const MACHINE_STANDINGS = ['answering', 'silent', 'off'] as const;
export type MachineStanding = (typeof MACHINE_STANDINGS)[number];

/** What the comparison of Stripe with our accounts goes through, in this order. */
export const COMPARED_PARTS = [
  'subscriptions',
  'checkouts',
  'mirrors',
  'copies',
  'members',
  'hosted',
  'people',
] as const;
export type ComparedPart = (typeof COMPARED_PARTS)[number];

/**
 * What became of a mail. `held`: the person's address does not work, so it waits until they have confirmed it. `given_up`: no
 * attempt succeeded. `dropped`: it was no longer true or of use when its turn came.
 */
export const MAIL_STATES = [
  'waiting',
  'held',
  'delivered',
  'refused',
  'given_up',
  'bounced',
  'dropped',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * A declaration is `received` until its order is looked for. `joined`: the order is known, and its own document has the rest.
 * - `to_confirm`: the owner of the account has a link. `ending`: it stands, and is being carried out. `done`: it was.
 * - `staff`: they decide. `late`: they know that the period was over. `refused`: they did not accept it.
 */
const WITHDRAWAL_STATES = [
  'received',
  'joined',
  'to_confirm',
  'ending',
  'done',
  'staff',
  'late',
  'refused',
] as const;

/** Why staff have to look at a withdrawal. */
const STAFF_REASONS = [
  'unknown',
  'not_confirmed',
  'bounced',
  'late',
  'disputed',
  'partly_refunded',
  'refund_failed',
  'for_cause',
] as const;

/** What staff decide about a withdrawal or cancellation. */
const STAFF_ACTS = ['accept', 'ordinary', 'refuse', 'settled'] as const;

/** ISO 8601 in UTC, so that times sort as text. */
const time = z.iso.datetime();
/** Firestore's timestamp, recognised by its shape: its class would load all of Firestore. */
const timestamp = z.custom<{ toDate: () => Date }>(
  (value) => typeof value === 'object' && value !== null && 'toDate' in value,
);
const money = z.object({ amount: z.number(), currency: z.string() });
const access = z.union([z.literal('all'), z.array(z.string())]);
const claim = z.object({ machine: z.string(), at: time });
const task = z.enum(MANUAL_TASKS);
const span = z.object({ from: time, until: time });

const billingDetails = z.object({
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      expires: z.object({ month: z.number(), year: z.number() }),
    })
    .nullable(),
  name: z.string().nullable(),
  address: z.array(z.string()).nullable(),
  vatId: z.object({ value: z.string(), state: z.enum(VAT_STATES) }).nullable(),
  orderedAt: time.nullable(),
  // Absent from what was stored before second plans were kept.
  otherPlans: z
    .array(
      z.object({
        id: z.string(),
        plan: z.string().nullable(),
        status: z.enum(SUBSCRIPTION_STATUSES),
        currentPeriodEnd: time.nullable(),
      }),
    )
    .default([]),
});

/** `expireAt` is the TTL field of each collection that has one. */
export const DOCUMENTS = {
  /** `{uid}`: the person's own profile, which their open tabs listen to. */
  users: {
    owner: {
      browser: ['email', 'displayName', 'company', 'phone', 'locale', 'createdAt', 'updatedAt'],
      account: ['consents', 'contact'],
      'sign-in': ['sessionsRevokedAt', 'endedSessions', 'handoffsHeldAt', 'passkeyOffer'],
      billing: ['customerId', 'subscriptionChangedAt'],
      files: ['picture'],
      mail: ['mailTrouble'],
      machines: ['machinesToKeep', 'machinesChangedAt'],
      memberships: ['peopleToKeep', 'peopleChangedAt'],
      'server-access': ['newestServer'],
    },
    second: {
      writer: 'sign-in',
      fields: ['email'],
      why: 'what staff decide about an account is its address before its owner has been there to store it',
    },
    about: 'id',
    fields: z.object({
      email: z.string().exactOptional(),
      displayName: z.string().exactOptional(),
      company: z.string().exactOptional(),
      phone: z.string().exactOptional(),
      locale: z.string().exactOptional(),
      createdAt: timestamp.exactOptional(),
      updatedAt: timestamp.exactOptional(),
      consents: z
        .object({
          productMail: z.boolean(),
          chatIdentity: z.boolean(),
          feedbackBoard: z.boolean(),
          changedAt: time,
        })
        .exactOptional(),
      /** Who looks after them, by name, where their plan has that. Operators set it. */
      contact: z.object({ name: z.string(), email: z.string() }).exactOptional(),
      /** Sessions older than this have ended. */
      sessionsRevokedAt: time.exactOptional(),
      /** The `auth_time` of sessions that were ended one by one, and why. */
      endedSessions: z
        .array(
          z.object({ session: z.number(), why: z.enum(['ended', 'confirmed', 'email-changed']) }),
        )
        .exactOptional(),
      /** Since when no server opens for them, until they have signed in with a new password. */
      handoffsHeldAt: time.nullable().exactOptional(),
      /** Whether they have answered the offer of a passkey. */
      passkeyOffer: z.enum(['taken', 'refused']).exactOptional(),
      picture: z
        .object({
          id: z.string(),
          url: z.string(),
          changedAt: time,
          /** The upload that it was made of, so that a repeated call finds it. */
          from: z.string().exactOptional(),
        })
        .exactOptional(),
      customerId: z.string().min(1).exactOptional(),
      subscriptionChangedAt: time.exactOptional(),
      /** Which machines stay in which plan, as it is stored before that plan is asked for. */
      machinesToKeep: z.object({ planId: z.string(), ids: z.array(z.string()) }).exactOptional(),
      machinesChangedAt: time.exactOptional(),
      /** Which memberships stay in which plan, as it is stored before that plan is asked for. */
      peopleToKeep: z.object({ planId: z.string(), ids: z.array(z.string()) }).exactOptional(),
      /** Of two changes at once of the people who may open their machines, the second sees the first. */
      peopleChangedAt: time.exactOptional(),
      /** Of two additions at once, the second sees that it has changed. */
      newestServer: z.string().exactOptional(),
      /** The address from which a mail came back for good. Other addresses of the person are not concerned. */
      mailTrouble: z.object({ address: z.string(), at: time }).exactOptional(),
    }),
  },

  /** An origin that a person allows to sign them in. The entry of a machine that we host is written with the machine. */
  servers: {
    owner: 'server-access',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      /** Entries from before there were machines have none. */
      kind: z.enum(['hosted', 'own']).default('own'),
      name: z.string(),
      origin: z.string(),
      createdAt: timestamp,
      lastHandoffAt: timestamp.nullable(),
    }),
  },

  /** `{id}` is the host's reference. */
  machines: {
    owner: 'machines',
    about: 'uid',
    fields: z.object({
      id: z.string().exactOptional(),
      uid: z.string(),
      subscriptionId: z.string(),
      plan: z.enum(PLAN_SLUGS),
      name: z.string(),
      hostName: z.string(),
      origin: z.string().nullable(),
      state: z.enum(MACHINE_STATES),
      since: time,
      step: z.object({ number: z.number(), of: z.number(), words: z.string() }).nullable(),
      orderedAt: time,
      readyAbout: time.nullable().default(null),
      attendedAt: time.nullable().default(null),
      readyAt: time.nullable(),
      lastSeenAt: time.nullable(),
      diskUsedBytes: z.number().nullable(),
      diskBytes: z.number().nullable(),
      sizedAt: time.nullable().default(null),
      region: z.string().nullable().default(null),
      restartedAt: time.nullable().default(null),
      desired: z.enum(DESIRED_STATES),
      keepUntil: time.nullable(),
      why: z.enum(MACHINE_REASONS).nullable(),
      readAt: time.nullable(),
      hostState: z.enum(HOST_STATES).nullable().default(null),
      hostPlan: z.enum(PLAN_SLUGS).nullable().default(null),
      reason: z.enum(MACHINE_REASONS).nullable().default(null),
      sleepAt: time.nullable().default(null),
      isAddressUsed: z.boolean().default(false),
      // The owner of a machine that was made before there were mails has seen that it is ready.
      isReadyTold: z.boolean().default(true),
      told: z.string().nullable().default(null),
      isUntold: z.boolean().default(false),
      restartId: z.string().nullable().default(null),
      postponed: z.number().default(0),
      unannounced: z.string().nullable().default(null),
      unannouncedFrom: time.nullable().default(null),
      isSilenceTold: z.boolean().default(false),
      toldDisk: z.union([z.literal(0), z.literal(80), z.literal(95)]).default(0),
      handoffVersion: z.number().default(1),
      members: z.array(z.string()).default([]),
      backups: z
        .object({
          newestAt: time.nullable(),
          oldestAt: time.nullable(),
          count: z.number(),
          testedAt: time.nullable(),
        })
        .nullable()
        .default(null),
      restore: z
        .object({
          backup: z.string(),
          madeAt: time,
          askedAt: time,
          doneAt: time.nullable(),
          failedAt: time.nullable(),
        })
        .nullable()
        .default(null),
      /** The last restore that its owner asked for, by the id that the browser gave it. */
      restoreId: z.string().nullable().default(null),
      /** Those before it, the latest last. */
      pastRestores: z.array(z.string()).default([]),
      /** When operators were last told that its backups are late, or untested. */
      backupsLoggedAt: time.nullable().default(null),
      /** When operators were last told that more is stored on it than its plan has room for. */
      fullLoggedAt: time.nullable().default(null),
      /** When it is to be looked at again. */
      dueAt: time.nullable().default(null),
    }),
  },

  /** `{machine}_{day}`: how a machine answered on one day, UTC. */
  machineDays: {
    owner: 'availability',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      machine: z.string(),
      /** `2026-11-26` */
      day: z.string(),
      plan: z.enum(PLAN_SLUGS),
      observedSeconds: z.number(),
      silentSeconds: z.number(),
      maintenanceSeconds: z.number(),
      /** What the seconds come from: so that nothing is counted twice, and news that comes late corrects them. */
      observed: z.array(span),
      silent: z.array(span),
      /** Until when it is counted, and how the machine stood then. */
      countedUntil: time,
      standing: z.enum(MACHINE_STANDINGS),
      /** When it is counted even without news; null: not before there is some. */
      dueAt: time.nullable(),
      expireAt: timestamp,
    }),
  },

  /** `watch`: what we know of the host's list of changes. */
  machineWatches: {
    owner: 'availability',
    about: null,
    fields: z.object({
      /** When the host was last reached. */
      at: time,
      /** Until when its list has been read, and all of it was counted. */
      readUntil: time,
      /** When it was not reached, as long as that matters for a count. */
      gaps: z.array(span),
      /** Whether machines of several owners were silent. */
      isWide: z.boolean(),
      /** Machines that are asked for one by one: what the list said of them made no sense to us. */
      unclear: z.array(z.string()).default([]),
    }),
  },

  /** `{machine}_{month}`: what its owner gets back for a month. */
  machineCredits: {
    owner: 'credits',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      machine: z.string(),
      name: z.string(),
      /** `2026-11` */
      month: z.string(),
      hours: z.number(),
      amount: z.number(),
      currency: z.string(),
      customerId: z.string(),
      /** Null until it is booked. */
      way: z.enum(CREDIT_WAYS).nullable(),
      /** At Stripe: the invoice item, credit note or entry of the balance. */
      booked: z.string().nullable(),
      /** Until it is booked and, on an invoice, until that is paid. */
      isOpen: z.boolean(),
      /** Who is booking it, and until when no one else may. */
      lease: z.object({ id: z.string(), until: time }).nullable(),
      createdAt: time,
      expireAt: timestamp,
    }),
  },

  /** `now`: what the status page says, written once a minute. */
  status: {
    owner: 'status',
    about: null,
    fields: z.object({
      at: time,
      parts: z.record(z.enum(STATUS_PARTS), z.enum(PART_STATES)),
    }),
  },

  /** What operators tell of an incident or of planned work. */
  incidents: {
    owner: 'status',
    about: null,
    fields: z.object({
      title: z.string(),
      parts: z.array(z.enum(STATUS_PARTS)),
      /** Of the machines that it is about; null: of all. */
      machines: z.array(z.string()).nullable(),
      openedAt: time,
      closedAt: time.nullable(),
      maintenance: z.object({ from: time, until: time, announcedAt: time }).nullable(),
      updates: z.array(z.object({ at: time, text: z.string() })),
      /** It was told by mistake: since when no page shows it. */
      withdrawnAt: time.exactOptional(),
    }),
  },

  /** `{host name}`: the machine that a name was given to, for good. */
  machineNames: { owner: 'machines', about: null, fields: claim },

  /** `{hash of the address}`: the machine that an address was given to, for good. */
  machineOrigins: { owner: 'machines', about: null, fields: claim },

  /** `{id of the machine}`: what operators have to make by hand, and how far they are. */
  machineOrders: {
    owner: 'adapters/manual-orders',
    about: 'owner',
    fields: z.object({
      hostName: z.string(),
      plan: z.enum(PLAN_SLUGS),
      owner: z.string().nullable(),
      state: z.enum(HOST_STATES),
      origin: z.string().nullable(),
      failure: z.string().nullable(),
      todo: task.nullable(),
      waiting: z.array(task).default([]),
      untold: z.array(task).default([]),
      handoffVersion: z.number().default(1),
      /** When its backups were made, oldest first, as operators say. */
      backups: z.array(time).default([]),
      testedAt: time.nullable().default(null),
      /** The backup that is to be put back, and the last restore that was done. */
      restore: z.object({ restoreId: z.string(), madeAt: time }).nullable().default(null),
      restored: z.object({ restoreId: z.string(), at: time }).nullable().default(null),
      orderedAt: time,
      changedAt: time,
    }),
  },

  /** `{hash of owner and member}`: who may open which machines of whom. It is deleted when they may no more. */
  memberships: {
    owner: 'memberships',
    about: 'owner and member',
    fields: z.object({
      owner: z.string(),
      member: z.string(),
      /** As they were called at the member's last visit, so that each can be told who has gone. */
      ownerName: z.string().nullable(),
      /** The owner's address as the invitation showed it when it was accepted, and no later one; null where it showed none. */
      ownerEmail: z.string().nullable().default(null),
      name: z.string().nullable(),
      machines: access,
      until: time.nullable(),
      state: z.enum(MEMBERSHIP_STATES),
      /** Why it is suspended. */
      reason: z.enum(SUSPENSION_REASONS).nullable(),
      joinedAt: time,
      /** What they could open before their owner gave them more, and when that was, by the time of day: “This wasn’t me” takes it back. */
      widened: z
        .array(
          z.object({
            at: time,
            machines: access,
            until: time.nullable(),
            state: z.enum(MEMBERSHIP_STATES),
          }),
        )
        .exactOptional(),
      visitedAt: time.nullable(),
      isLastDayTold: z.boolean(),
      /** The id of the invitation that they used last. */
      invitation: z.string().exactOptional(),
    }),
  },

  /** `{member}_{machine}`: what a member sees of a machine, written with the machine and with the membership. */
  sharedMachines: {
    owner: 'memberships',
    about: 'owner and member',
    fields: z.object({
      owner: z.string(),
      member: z.string(),
      /** The id of the membership that it comes with. */
      membership: z.string(),
      machine: z.string(),
      name: z.string(),
      state: z.enum(MACHINE_STATES),
      origin: z.string().nullable(),
      since: time,
      ownerName: z.string().nullable(),
      until: timestamp,
    }),
  },

  /** `{hash of its secret}`: an invitation, until it ends. */
  invitations: {
    owner: 'memberships',
    about: 'owner and member',
    fields: z.object({
      /** `{hash of owner and address}`: the same when it is sent again. */
      key: z.string(),
      owner: z.string(),
      /** In lower case. */
      email: z.string(),
      machines: access,
      until: time.nullable(),
      /** Those that were accepted before only their end was kept are still here for some days, with who did so. */
      state: z.enum(['open', 'accepted']),
      member: z.string().nullable(),
      sentAt: time,
      lapsesAt: time,
      /** When the mail with its link came back for good: since then it holds no place. */
      bouncedAt: time.exactOptional(),
      expireAt: timestamp,
    }),
  },

  /** `{hash of its secret}`: why an invitation that is not open any more has ended. It is written with the invitation. */
  invitationEnds: {
    owner: 'memberships',
    about: null,
    fields: z.object({ why: z.enum(INVITATION_ENDS), expireAt: timestamp }),
  },

  /**
   * `{occasion and its moment}`: an e-mail that waits to be sent, and afterwards what became of it. `to`, `facts` and the lease
   * go once that is settled.
   */
  mail: {
    owner: 'adapters/outbox',
    about: 'uid',
    fields: z.object({
      kind: Kind,
      lane: z.enum(MAIL_LANES),
      /** Before the first attempt, its absence stands for the confirmed address of the account. */
      to: z.string().exactOptional(),
      /** Absent from a mail that is not about an account. */
      uid: z.string().exactOptional(),
      facts: z.record(z.string(), z.unknown()).exactOptional(),
      /** Without its domain, which is that of the sender. */
      messageId: z.string(),
      /** Tells whether a report of the provider's is about the address that this went to, which itself goes. */
      addressHash: z.string().default(''),
      /** Its recipient has reported it as unwanted. */
      isComplaint: z.literal(true).exactOptional(),
      createdAt: time,
      /** When it is to be tried next; null: no more, or not now. */
      dueAt: time.nullable(),
      /** Who is sending it, until `dueAt`. */
      lease: z.string().exactOptional(),
      delivery: z.object({
        state: z.enum(MAIL_STATES),
        attempts: z.number(),
        /** When it was settled, by the clock of plans: an erasure counts from then. */
        at: time.nullable(),
        /** What the provider answered last. */
        answer: z.string().nullable(),
      }),
      expireAt: timestamp,
    }),
  },

  /** `{hash of its file}`: what was announced to many people. It is kept for good. */
  announcements: {
    owner: 'mail',
    about: null,
    fields: z.object({
      subject: z.string(),
      text: z.string(),
      audience: z.enum(AUDIENCES),
      about: z.enum(ANNOUNCED),
      /** When it takes effect, such as `2027-03-01`; null: at once. */
      from: z.string().nullable(),
      createdAt: time,
      /** For how many people a mail was queued. */
      recipients: z.number(),
      /** Which part of its audience is being queued, and after whom it goes on. Null: all are. */
      cursor: z.object({ part: z.number(), after: z.string().nullable() }).nullable(),
      /** What is queued waits. */
      isStopped: z.boolean(),
      /** It was given up: no one else gets it. `sent`: how many people had it by then. */
      discarded: z.object({ at: time, sent: z.number() }).exactOptional(),
    }),
  },

  /** `{uid}`: the subscription as it was when it was last read from Stripe. */
  subscriptions: {
    owner: 'billing',
    about: 'id',
    fields: z.object({
      uid: z.string(),
      customerId: z.string(),
      id: z.string(),
      plan: z.string().nullable(),
      planId: z.string().nullable(),
      interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
      currentPeriodEnd: time.nullable(),
      status: z.enum(SUBSCRIPTION_STATUSES),
      cancelAt: time.exactOptional(),
      pausedUntil: time.exactOptional(),
      pauseReason: z.enum(PAUSE_REASONS).exactOptional(),
      pastDueSince: time.exactOptional(),
      trialEnd: time.exactOptional(),
      endedAt: time.exactOptional(),
      openPayment: z
        .object({
          ...money.shape,
          invoiceId: z.string(),
          purpose: z.enum(PAYMENT_PURPOSES),
          needs: z.enum(['payment', 'confirmation']),
          until: time.exactOptional(),
          nextAttempt: time.exactOptional(),
          hasNewCard: z.literal(true).exactOptional(),
        })
        .exactOptional(),
      credit: money.exactOptional(),
      /** What is on the invoices, and which card is charged next. */
      details: billingDetails.exactOptional(),
      readAt: time,
      /** When something about it is to be done. */
      dueAt: time.nullable().default(null),
      /** When it was last found to say what Stripe's list says. */
      comparedAt: time.exactOptional(),
    }),
  },

  /** `{id at Stripe}`: whose customer it is, and their checkout. */
  stripeCustomers: {
    owner: 'billing',
    about: 'uid',
    fields: z.object({
      uid: z.string().min(1),
      checkoutEndsAt: time.exactOptional(),
      checkoutOpenedAt: time.exactOptional(),
      checkoutLease: z.object({ id: z.string(), until: z.number() }).exactOptional(),
      /** Since when Stripe is to hear of a new address or name; null: it has them. */
      dueAt: time.nullable().exactOptional(),
      /** What Stripe may still call the person. */
      formerName: z.string().nullable().exactOptional(),
    }),
  },

  /** `{id at Stripe}`: the ledger of events that were handled. */
  stripeEvents: {
    owner: 'billing',
    about: null,
    fields: z.object({
      type: z.string(),
      customerId: z.string().nullable(),
      result: z.enum(['synced', 'ignored']),
      handledAt: time,
      expireAt: timestamp,
    }),
  },

  /** `{uid of the identity}`: whose it is, and for which server or address. */
  handoffIdentities: {
    owner: 'handoff',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      server: z.string().nullable(),
      origin: z.string().nullable(),
      /** Whose machine it is, where that is someone else. */
      account: z.string().nullable().default(null),
      /** Of one without an address: when a token for it was signed first, and last. */
      firstAt: time.nullable().default(null),
      lastAt: time.nullable().default(null),
    }),
  },

  /**
   * `{uid}`: how a person signs in, which of their sessions count, and what was noted of them. Every call reads it, and so do the
   * rules. Sessions are named by their `auth_time`, in seconds since 1970, and by their browser.
   */
  sessionGates: {
    owner: 'sign-in',
    about: 'id',
    fields: z.object({
      /** Sessions that began before are refused, but for those of `kept`. */
      validAfter: z.number().default(0),
      kept: z.array(z.number()).default([]),
      ended: z.array(z.number()).default([]),
      /** Which sessions these are, by their names: the rules, which see no browser, know their seconds only. */
      keptSessions: z.array(z.string()).default([]),
      endedSessions: z.array(z.string()).default([]),
      /** The ids of our custom tokens whose sessions were ended: these the rules can tell apart. */
      endedTokens: z.array(z.string()).default([]),
      /** What was seen of sessions, by their names: their `auth_time` and the hash of their browser's id. */
      sessions: z
        .record(
          z.string(),
          z.object({
            /** The hash of the browser's id. */
            browser: z.string().nullable(),
            device: z.string(),
            how: z.enum(SIGN_IN_WAYS),
            seenAt: time,
            /** The id of our custom token that opened it. */
            tokenId: z.string().nullable().default(null),
          }),
        )
        .default({}),
      /** When each browser signed in last, by the hash of its id. */
      browsers: z.record(z.string(), time).default({}),
      /** The account as it was seen last. */
      noted: z
        .object({
          email: z.string().nullable(),
          isConfirmed: z.boolean(),
          validSince: time.nullable(),
          name: z.string().nullable().exactOptional(),
        })
        .nullable()
        .default(null),
      /** Addresses that the account had before, and until when. */
      formerAddresses: z.array(z.object({ email: z.string(), until: time })).default([]),
      /** The same, as an account is looked up by them. */
      formerEmails: z.array(z.string()).default([]),
      /** The session, and its browser, in which an address is about to be confirmed. */
      confirming: z
        .object({ session: z.number(), browser: z.string().nullable(), until: time })
        .nullable()
        .default(null),
      /** The address that a change by our own link is about to bring. */
      changingTo: z.object({ email: z.string(), until: time }).nullable().default(null),
      passkeys: z
        .array(
          z.object({
            /** As the authenticator names it, in base64url. */
            id: z.string(),
            /** The public key, in base64url. */
            key: z.string(),
            counter: z.number(),
            transports: z.array(z.string()),
            isSynced: z.boolean(),
            name: z.string(),
            createdAt: time,
            lastUsedAt: time.nullable(),
          }),
        )
        .default([]),
      /** The latest proof of each session. */
      proofs: z
        .array(
          z.object({
            session: z.number(),
            /** One of which no browser was noted counts for no session. */
            browser: z.string().nullable().default(null),
            at: time,
            by: z.enum(['passkey', 'code']),
          }),
        )
        .default([]),
      /** A passkey is asked for before a server opens. */
      isPasskeyRequired: z.boolean().default(false),
      switched: z.array(z.object({ at: time, to: z.boolean() })).default([]),
      /** Hashes of the recovery codes that are unused. */
      codes: z.array(z.string()).default([]),
      codesAt: time.nullable().default(null),
      /** The switch goes off at that moment, unless that is stopped. */
      removal: z.object({ askedAt: time, at: time }).nullable().default(null),
      /** When a token of the person's own was last signed. */
      mintedAt: time.nullable().default(null),
      /** No server opens until an account whose tokens are valid since later has signed in. */
      held: z.object({ at: time, validSince: time }).nullable().default(null),
      /** When “This wasn’t me” was last pressed: links from before mean nothing any more. */
      wasNotMeAt: time.nullable().default(null),
      /**
       * Since when the account is closed, the addresses that it may belong to, the one for which staff have decided, and from when on
       * the job opens it: until then they can take it back.
       */
      closed: z
        .object({
          at: time,
          addresses: z.array(z.string()),
          decided: z.string().exactOptional(),
          opensAt: time.exactOptional(),
        })
        .nullable()
        .default(null),
      /** When it was last decided, and between which addresses: links from before close nothing any more. */
      settled: z
        .object({ at: time, addresses: z.array(z.string()) })
        .nullable()
        .default(null),
      /** What “This wasn’t me” did when it was last pressed. */
      notMe: z
        .object({
          /** The id of the event that it was about. */
          event: z.string(),
          does: z.enum(NOT_ME_ACTS),
          /** What was added since then goes. */
          since: time,
          removed: z.array(z.object({ what: z.enum(NOT_ME_REMOVALS), name: z.string() })),
          switchIs: z.enum(['on', 'off']).nullable(),
          removalAt: time.nullable(),
          /** Until it is, it is gone on with. */
          isDone: z.boolean(),
        })
        .nullable()
        .default(null),
      /** When things were last removed by it: within some days of that, it only ends sessions. */
      undoneAt: time.nullable().default(null),
      /** When its sessions have to be revoked once more, and whether its password has to be replaced again. */
      revokeAgain: z.object({ dueAt: time, withPassword: z.boolean() }).nullable().default(null),
    }),
  },

  /** `{hash of a challenge}`: it was answered. */
  usedChallenges: {
    owner: 'sign-in',
    about: null,
    fields: z.object({ expireAt: timestamp }),
  },

  /** `{hash of the code}`: a code from an e-mail that was used, or is being used. */
  usedCodes: {
    owner: 'sign-in',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      email: z.string(),
      for: z.enum(MAILED_CODES),
      at: time,
      expireAt: timestamp,
    }),
  },

  /**
   * A declaration that someone withdraws from a contract, or cancels it. Once its order is known, what became of that, for all
   * declarations about it: of a withdrawal as `{subscriptionId}`, of a cancellation as `cancel_{subscriptionId}`. It outlives the
   * account (`OUTLIVING`).
   */
  withdrawals: {
    owner: 'withdrawals',
    about: 'uid',
    fields: z.object({
      kind: z.enum(['withdrawal', ...CANCELLATION_KINDS]).default('withdrawal'),
      name: z.string(),
      email: z.string(),
      contract: z.string(),
      /** What was added; of a cancellation for cause, its reason. */
      words: z.string(),
      /** The day that was asked for, such as `2026-12-31`; null: as soon as possible. */
      on: z.string().nullable().default(null),
      /** Of the second step, from which it counts. */
      declaredAt: time,
      /** Who declared it was signed in. */
      hasSession: z.boolean().exactOptional(),
      /** The mail that is its receipt, and that of what else was declared to that address in the same hour. */
      receipt: z.string().exactOptional(),
      /** False: the receipt leaves out the reason. */
      isReasonQuoted: z.boolean().exactOptional(),
      /** Whose plan it is about, or who was signed in; null: not known. */
      uid: z.string().nullable(),
      customerId: z.string().nullable(),
      subscriptionId: z.string().nullable(),
      orderedAt: time.nullable(),
      /** When the contract ends that was cancelled, by the period in which that was received; null: not known. */
      endsAt: time.nullable().default(null),
      /** Staff have accepted the reason of a cancellation for cause: it ends the contract at once. */
      isAccepted: z.boolean().exactOptional(),
      state: z.enum(WITHDRAWAL_STATES),
      /** When it is to be looked at next; null: nothing is to be done by itself. */
      dueAt: time.nullable(),
      /** What is paid back in all, once it is known. */
      refund: money.nullable(),
      /** Why staff have it. */
      why: z.enum(STAFF_REASONS).nullable(),
      staffToldAt: time.nullable(),
      endedAt: time.nullable(),
      /** The e-mail with the link that was written last. */
      mail: z.string().exactOptional(),
      /** The number of an invoice of its order, named by staff. */
      invoice: z.string().exactOptional(),
      /** What staff have decided while it waits for them. The job carries it out once it is due; until then it can be taken back. */
      decision: z
        .object({ act: z.enum(STAFF_ACTS), invoice: z.string().nullable() })
        .exactOptional(),
      expireAt: timestamp,
    }),
  },

  /** An address that gets a link to each paid invoice of an account, once its owner has agreed. */
  invoiceCopies: {
    owner: 'invoice-copies',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      email: z.string(),
      /** By the time of plans: invoices that were paid before stay with the owner of the account. Null: not yet. */
      confirmedAt: time.nullable(),
      /** Part of what its links are signed for. */
      generation: z.string(),
      createdAt: time,
      /** Until it is confirmed. */
      expireAt: timestamp.exactOptional(),
    }),
  },

  /** `{uid}_{document}_{version}`: who accepted it. It outlives the account (`OUTLIVING`). */
  agreements: {
    owner: 'agreements',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      document: z.enum(ACCEPTED_PAPERS),
      version: z.string(),
      name: z.string(),
      role: z.string(),
      at: time,
      /** From the deletion of the account on. */
      expireAt: timestamp.exactOptional(),
    }),
  },

  auditLog: {
    owner: 'audit',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      kind: z.enum(SECURITY_EVENT_KINDS),
      at: time,
      about: z.string().nullable(),
      expireAt: timestamp,
    }),
  },

  messages: {
    owner: 'messages',
    about: 'sender',
    fields: z.object({
      /** Of the newsletter only what the hidden field caught. */
      kind: z.enum(['message', 'call', 'application', 'newsletter']),
      fields: z.record(z.string(), z.unknown()),
      sender: z.string(),
      source: z.string(),
      createdAt: timestamp,
      expireAt: timestamp,
      suspected: z.literal(true).exactOptional(),
      spam: z.literal(true).exactOptional(),
      /** Of a message with files: whose account it came from, and under which names they are kept. */
      uid: z.string().exactOptional(),
      files: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            type: z.enum(MESSAGE_FILES.types),
            bytes: z.number(),
          }),
        )
        .exactOptional(),
    }),
  },

  /** `{name}`: a name under which a person may upload a file for a message, and the message that it came with. */
  uploads: {
    owner: 'files',
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      createdAt: timestamp,
      message: z.string().nullable(),
      expireAt: timestamp,
    }),
  },

  /** `{hash of the address}`: an address that wants our newsletter. One that was never confirmed expires. */
  newsletter: {
    owner: 'messages',
    about: 'email',
    fields: z.object({
      email: z.string(),
      source: z.string(),
      createdAt: timestamp,
      confirmed: z.boolean(),
      suspected: z.literal(true).exactOptional(),
      /** Part of what links in e-mails are signed for: those of an earlier subscription mean nothing. */
      generation: z.string().default(''),
      /** When we last sent an e-mail because the form was filled in. */
      mailedAt: z.array(time).default([]),
      expireAt: timestamp.exactOptional(),
    }),
  },

  /** `{hash of who is counted}`, and the salt of the day for visitors. */
  rateLimits: {
    owner: 'http',
    about: 'hash',
    fields: z.object({
      window: z.number().exactOptional(),
      count: z.number().exactOptional(),
      salt: z.string().min(32).exactOptional(),
      expireAt: timestamp,
    }),
  },

  /** `{name of the comparison}`: how far it is, so that the next run goes on there. */
  comparisons: {
    owner: 'billing',
    about: null,
    fields: z.object({
      /** When the nightly run last started; before the first one, when it was first looked for. */
      startedAt: time,
      /** When the round that is under way began, or the last one. */
      beganAt: time,
      /** Null: the round is over. */
      part: z.enum(COMPARED_PARTS).nullable(),
      after: z.string().nullable(),
      /** When all profiles were last gone through. */
      peopleAt: time.nullable(),
      /** A run is under way until then, unless it was killed. */
      heldUntil: time.nullable(),
    }),
  },

  /** `{uid}`: the mark of an account that is being deleted or has been. */
  deletedAccounts: {
    owner: 'account',
    about: 'id',
    fields: z.object({
      isDone: z.boolean(),
      expireAt: timestamp,
      /** When it is to be looked whether a late token has made the account again; null once that was done. */
      sweepAt: timestamp.nullable().exactOptional(),
    }),
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof DOCUMENTS;

/** The collections whose documents are about a person. */
export type PersonCollection = {
  [K in CollectionName]: (typeof DOCUMENTS)[K]['about'] extends null ? never : K;
}[CollectionName];

type Owner =
  | 'account'
  | 'agreements'
  | 'audit'
  | 'availability'
  | 'billing'
  | 'credits'
  | 'files'
  | 'handoff'
  | 'invoice-copies'
  | 'machines'
  | 'mail'
  | 'memberships'
  | 'messages'
  | 'server-access'
  | 'sign-in'
  | 'status'
  | 'withdrawals';

type Collection = {
  /** The module that writes it; which writes which field, if there are several. `browser` is the person, under the rules. */
  owner:
    | Owner
    | 'http'
    | `adapters/${string}`
    | Partial<Record<Owner | 'browser', readonly string[]>>;
  /** A module that writes some of it as well, and why. At most two collections have one. */
  second?: { writer: Owner; fields: readonly string[]; why: string };
  /**
   * What names the person: the id or a field of a document. Null: nothing does. `hash`: an id that does not say whom it
   * is about to anyone who does not know already.
   */
  about: 'id' | 'uid' | 'owner' | 'owner and member' | 'sender' | 'email' | 'hash' | null;
  fields: z.ZodObject;
};
