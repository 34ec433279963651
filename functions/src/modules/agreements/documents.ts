import { z } from 'zod';
import { ACCEPTED_PAPERS } from '../../contract/legal/papers.ts';
import { time, timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  /** `{uid}_{document}_{version}`: who accepted it. It outlives the account (`OUTLIVING`). */
  agreements: {
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      document: z.enum(ACCEPTED_PAPERS),
      version: z.string(),
      name: z.string(),
      role: z.string(),
      at: time,
      /** From the deletion of the account on. */
      expireAt: timestamp.exactOptional(),
    }),
  },
} as const satisfies Collections;
