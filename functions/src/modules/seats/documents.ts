import { z } from 'zod';
import { MACHINE_STATES } from '../../contract/machines.ts';
import { INVITATION_ENDS, MEMBERSHIP_STATES, SUSPENSION_REASONS } from '../../contract/people.ts';
import { time, timestamp, type Collections } from '../../db/fields.ts';

const access = z.union([z.literal('all'), z.array(z.string())]);

export const DOCUMENTS = {
  /** `{hash of owner and member}`: who may open which machines of whom. It is deleted when they may no more. */
  memberships: {
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
    about: null,
    fields: z.object({ why: z.enum(INVITATION_ENDS), expireAt: timestamp }),
  },
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  /** Which memberships stay in which plan, as it is stored before that plan is asked for. */
  peopleToKeep: z.object({ planId: z.string(), ids: z.array(z.string()) }).exactOptional(),
  /** Of two changes at once of the people who may open their machines, the second sees the first. */
  peopleChangedAt: time.exactOptional(),
} as const;
