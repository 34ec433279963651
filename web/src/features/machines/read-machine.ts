import { MACHINE_AIMS, MACHINE_REASONS, MACHINE_STATES, type Machine } from '@contract/machines.ts';
import { PLAN_SLUGS } from '@contract/plans.ts';
import { z } from '@/platform/zod.ts';

/** A document of `machines`; null for one that a newer release wrote in a way unknown here. */
export function readMachine(data: Record<string, unknown>): Machine | null {
  return MachineDocument.safeParse(data).data ?? null;
}

const moment = z.string().nullable();
const bytes = z.number().nonnegative().nullable();

const MachineDocument: z.ZodType<Machine> = z.object({
  id: z.string(),
  uid: z.string(),
  subscriptionId: z.string(),
  plan: z.enum(PLAN_SLUGS),
  name: z.string(),
  hostName: z.string(),
  origin: z.string().nullable(),
  state: z.enum(MACHINE_STATES),
  since: z.string(),
  step: z
    .object({ number: z.number().int(), of: z.number().int().positive(), words: z.string() })
    .nullable(),
  orderedAt: z.string(),
  readyAt: moment,
  lastSeenAt: moment,
  diskUsedBytes: bytes,
  diskBytes: bytes,
  desired: z.enum(MACHINE_AIMS),
  keepUntil: moment,
  why: z.enum(MACHINE_REASONS).nullable(),
  readAt: moment,
});
