import { z } from 'zod';
import { MACHINE_REASONS } from '../../contract/machines.ts';
import { PLAN_SLUGS } from '../../contract/plans.ts';
import { time } from '../../db/fields.ts';
import { emailKind } from '../email/email-kind.ts';
import { MANUAL_TASKS } from './documents.ts';

const machine = { machine: z.string(), name: z.string() };
const reason = z.enum(MACHINE_REASONS).nullable();

export const machineReady = emailKind('machine_ready', 'service', machine);
export const machineFailed = emailKind('machine_failed', 'service', {
  ...machine,
  wasReady: z.boolean(),
});
export const machineSilent = emailKind('machine_silent', 'service', { ...machine, since: time });
export const machineBack = emailKind('machine_back', 'service', machine);
export const machineDisk = emailKind('machine_disk', 'service', {
  ...machine,
  percent: z.union([z.literal(80), z.literal(95)]),
  usedBytes: z.number(),
  diskBytes: z.number(),
});
/** `days`: the most that are left. */
export const machineSleeping = emailKind('machine_sleeping', 'service', {
  ...machine,
  sleepAt: time,
  days: z.number(),
});
export const machineAsleep = emailKind('machine_asleep', 'service', {
  ...machine,
  why: z.enum(['paused', 'unpaid']),
});
export const machineEnding = emailKind('machine_ending', 'urgent', {
  ...machine,
  keepUntil: time,
  days: z.number(),
  reason,
});
/** Its backup was put back, or that failed. `madeAt`: of the backup. */
export const machineRestored = emailKind('machine_restored', 'service', {
  ...machine,
  madeAt: time,
  hasFailed: z.boolean(),
});
export const machineErased = emailKind('machine_erased', 'urgent', { ...machine, reason });
/** To operators: what they have to do. */
export const machineOrders = emailKind('machine_orders', 'service', {
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
});
