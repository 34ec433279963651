import { z } from 'zod';
import { SECURITY_EVENT_KINDS } from '../../contract/api.ts';
import { time, timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  auditLog: {
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      kind: z.enum(SECURITY_EVENT_KINDS),
      at: time,
      about: z.string().nullable(),
      expireAt: timestamp,
    }),
  },
} as const satisfies Collections;
