import { z } from 'zod';
import { PLAN_SLUGS } from '../../contract/plans.ts';
import { STATUS_PARTS } from '../../contract/status.ts';
import { time, timestamp, type Collections } from '../../db/fields.ts';

/** How a machine stands for us who count: `off` while it is not to answer, as when it is asleep. */
export const MACHINE_STANDINGS = ['answering', 'silent', 'off'] as const;
export type MachineStanding = (typeof MACHINE_STANDINGS)[number];

const span = z.object({ from: time, until: time });

export const DOCUMENTS = {
  /** `{machine}_{day}`: how a machine answered on one day, UTC. */
  machineDays: {
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

  /** What operators tell of an incident or of planned work. */
  incidents: {
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
} as const satisfies Collections;
