import { z } from 'zod';
import { MAILED_CODES } from '../../contract/sign-in.ts';
import { time, timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  /** `{hash of a challenge}`: it was answered. */
  usedChallenges: {
    about: null,
    fields: z.object({ expireAt: timestamp }),
  },

  /** `{hash of the code}`: a code from an e-mail that was used, or is being used. */
  usedCodes: {
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      email: z.string(),
      for: z.enum(MAILED_CODES),
      at: time,
      expireAt: timestamp,
    }),
  },
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  /** Whether they have answered the offer of a passkey. */
  passkeyOffer: z.enum(['taken', 'refused']).exactOptional(),
} as const;
