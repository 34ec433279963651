/** What we send to a machines' host, and what it sends by itself. What it answers is in `adapters/host-answers.ts`. */
import { z } from 'zod';
import { MACHINE_REGION } from '../../../contract/machines.ts';
import { PLAN_SLUGS } from '../../../contract/plans.ts';

const whole = z.int().positive();

/** What a plan is in numbers: they count, no matter what is known of the plan. */
export const HostTerms = z.object({
  plan: z.enum(PLAN_SLUGS),
  size: z.object({ vcpu: whole, memoryBytes: whole, diskBytes: whole }),
  backups: z.object({ everyMinutes: whole, keepDays: whole }),
});

export const HostOrder = HostTerms.extend({
  // One lower-case label of a host name.
  name: z.string().regex(/^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/),
  owner: z.string().min(1).max(128),
  region: z.literal(MACHINE_REGION),
});

export const HostRestore = z.object({ backup: z.string(), restoreId: z.string().min(1) });

/** Other types may follow: whatever it says of a machine, the machine is read. */
export const HostEvent = z.object({
  id: z.string().max(100),
  reference: z.string().max(200),
});
