import {
  DESIRED_STATES,
  MACHINE_REASONS,
  MACHINE_STATES,
  type Machine,
} from '@contract/machines.ts';
import { PLAN_SLUGS } from '@contract/plans.ts';
import { z } from '@/platform/zod.ts';

/** In the order in which they were ordered. */
export function readMachines(documents: readonly Record<string, unknown>[]): readonly Machine[] {
  return documents
    .map((document) => readMachine(document))
    .filter((machine) => machine !== null)
    .toSorted((one, other) => one.orderedAt.localeCompare(other.orderedAt));
}

/** A document of `machines`; null for one that a newer release wrote in a way unknown here. */
export function readMachine(data: Record<string, unknown>): Machine | null {
  return MachineDocument.safeParse(data).data ?? null;
}

const moment = z.nullable(z.string());
/** Machines from before it was written have none. */
const laterWords = z.prefault(z.nullable(z.string()), null);
const bytes = z.nullable(z.number().check(z.nonnegative()));

const MachineDocument: z.ZodMiniType<Machine> = z.object({
  id: z.string(),
  uid: z.string(),
  subscriptionId: z.string(),
  plan: z.enum(PLAN_SLUGS),
  name: z.string(),
  hostName: z.string(),
  origin: z.nullable(z.string()),
  state: z.enum(MACHINE_STATES),
  since: z.string(),
  step: z.nullable(
    z.object({ number: z.int(), of: z.int().check(z.positive()), words: z.string() }),
  ),
  orderedAt: z.string(),
  readyAbout: laterWords,
  attendedAt: laterWords,
  readyAt: moment,
  lastSeenAt: moment,
  diskUsedBytes: bytes,
  diskBytes: bytes,
  sizedAt: laterWords,
  region: laterWords,
  restartedAt: laterWords,
  backups: z.prefault(
    z.nullable(
      z.object({ newestAt: moment, oldestAt: moment, count: z.number(), testedAt: moment }),
    ),
    null,
  ),
  restore: z.prefault(
    z.nullable(
      z.object({
        backup: z.string(),
        madeAt: z.string(),
        askedAt: z.string(),
        doneAt: moment,
        failedAt: moment,
      }),
    ),
    null,
  ),
  desired: z.enum(DESIRED_STATES),
  keepUntil: moment,
  postponed: z.prefault(z.number(), 0),
  why: z.nullable(z.enum(MACHINE_REASONS)),
  /** Machines from before there were members knew only owners. */
  handoffVersion: z.prefault(z.number(), 1),
  members: z.prefault(z.array(z.string()), []),
  readAt: moment,
});
