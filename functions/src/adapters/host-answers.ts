import { z } from 'zod';
import { HOST_STATES } from './machine-host.ts';
import { PLAN_SLUGS } from '../contract/plans.ts';
import { readUrl } from '../contract/read-url.ts';
import { checkTarget } from '../contract/target-check.ts';
import { isCleanName } from '../contract/unseen.ts';
import type { HostFacts } from './machine-host.ts';

/** How strictly addresses are read. */
export type AddressRules = {
  /** Whether an address may be plain http: on the machines of a development stack only. */
  isDevelopment: boolean;
  /** Our own origins, which no machine can have. */
  forbidden: readonly string[];
};

/** What the host says, whether it can be or not. */
export type SaidFacts = HostFacts & { changedAt: string };

/** In UTC. At the ends of the calendar that can be a year that no record takes. */
const time = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .pipe(z.iso.datetime());

/** An hourly backup, kept for 90 days. */
const MOST_BACKUPS = 2500;

export const Backups = z.object({
  backups: z
    .array(
      z.object({
        id: z.string().max(100),
        madeAt: time,
        bytes: z.number().nonnegative().nullable().default(null),
        testedAt: time.nullable().default(null),
      }),
    )
    .max(MOST_BACKUPS),
});

/** Counts of one day, in UTC: never a word of what was asked or stored. A host that counts nothing answers 404. */
export const Usage = z.object({
  day: z.iso.date(),
  people: z.array(
    z.object({
      /** Who, as the hand-off names them. */
      person: z.string().max(128),
      questions: z.int().nonnegative(),
      computingSeconds: z.number().nonnegative(),
      waitingSeconds: z.number().nonnegative(),
    }),
  ),
  hours: z
    .array(
      z.object({
        hour: z.int().min(0).max(23),
        /** Of all its processors, from 0 to 1. */
        load: z.number().nonnegative(),
        memoryBytes: z.number().nonnegative(),
      }),
    )
    .max(24),
});

/** How an answer refuses. */
export const Refusal = z.object({
  error: z.object({ code: z.string().max(60), message: z.string().optional() }),
});

export function linkSchema({ isDevelopment }: AddressRules) {
  const protocol = isDevelopment ? /^https?$/ : /^https$/;
  return z.object({ url: z.url({ protocol }), expiresAt: time });
}

export function machineSchema({ isDevelopment, forbidden }: AddressRules): z.ZodType<SaidFacts> {
  const origin = z.string().refine((text) => {
    const url = readUrl(text);
    if (url === null || url.origin !== text) return false;
    // Its owner could not open a machine at an address that the hand-off refuses.
    const rules = { firstParty: [], ownServers: [], forbidden, allowLocalhost: isDevelopment };
    return checkTarget([text], rules).verdict !== 'refused';
  });
  const machine = z.object({
    reference: z.string(),
    name: z.string(),
    plan: z.enum(PLAN_SLUGS),
    state: z.enum(HOST_STATES),
    step: z
      .object({
        number: z.int().positive(),
        of: z.int().positive(),
        words: z.string().max(MOST_WORDS).refine(isCleanName),
      })
      .nullable(),
    readyAbout: time.nullable(),
    origin: origin.nullable(),
    region: z.string().max(MOST_PLACE).refine(isCleanName).nullable(),
    lastSeenAt: time.nullable(),
    disk: z
      .object({ usedBytes: z.number().nonnegative(), totalBytes: z.number().nonnegative() })
      .nullable(),
    handoffVersion: z.int().positive().nullable().default(null),
    silentSince: time.nullable().default(null),
    lastSilence: z.object({ from: time, until: time }).nullable().default(null),
    backups: z
      .object({
        newestAt: time.nullable(),
        oldestAt: time.nullable(),
        count: z.int().nonnegative(),
        testedAt: time.nullable(),
        lateSince: time.nullable().default(null),
      })
      .nullable()
      .default(null),
    restored: z
      .object({ restoreId: z.string().max(100), at: time, hasFailed: z.boolean() })
      .nullable()
      .default(null),
    failure: z.string().nullable(),
    changedAt: time,
  });
  return machine.transform((facts) => ({ ...facts, attendedAt: null }));
}

/** Where a machine is in a list, whatever else is said of it. */
export const Placed = z.object({
  reference: z.string().max(128),
  changedAt: time.nullable().catch(null),
});

/** As long as a place is called. */
const MOST_PLACE = 60;
/** A step is a line on the screen. */
const MOST_WORDS = 200;
