import { z } from 'zod';
import { VAT_STATES } from '../../contract/billing-details.ts';
import {
  PAUSE_REASONS,
  PAYMENT_PURPOSES,
  SUBSCRIPTION_STATUSES,
} from '../../contract/subscription.ts';
import { money, time, timestamp, type Collections } from '../../db/fields.ts';

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

export const DOCUMENTS = {
  /** `{uid}`: the subscription as it was when it was last read from Stripe. */
  subscriptions: {
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
    about: null,
    fields: z.object({
      type: z.string(),
      customerId: z.string().nullable(),
      result: z.enum(['synced', 'ignored']),
      handledAt: time,
      expireAt: timestamp,
    }),
  },

  /** `{name of the comparison}`: how far it is, so that the next run goes on there. */
  comparisons: {
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
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  customerId: z.string().min(1).exactOptional(),
  subscriptionChangedAt: time.exactOptional(),
} as const;
