import { z } from 'zod';
import { HOST_STATES } from '../../adapters/machine-host.ts';
import { DESIRED_STATES, MACHINE_REASONS, MACHINE_STATES } from '../../contract/machines.ts';
import { PLAN_SLUGS } from '../../contract/plans.ts';
import { time, type Collections } from '../../db/fields.ts';

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

const claim = z.object({ machine: z.string(), at: time });

const task = z.enum(MANUAL_TASKS);

export const DOCUMENTS = {
  /** `{id}` is the host's reference. */
  machines: {
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

  /** `{host name}`: the machine that a name was given to, for good. */
  machineNames: { about: null, fields: claim },

  /** `{hash of the address}`: the machine that an address was given to, for good. */
  machineOrigins: { about: null, fields: claim },

  /** `{id of the machine}`: what operators have to make by hand, and how far they are. */
  machineOrders: {
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
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  /** Which machines stay in which plan, as it is stored before that plan is asked for. */
  machinesToKeep: z.object({ planId: z.string(), ids: z.array(z.string()) }).exactOptional(),
  machinesChangedAt: time.exactOptional(),
} as const;
