import { z } from 'zod';
import { PART_STATES, STATUS_PARTS } from '../../contract/status.ts';
import { time, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  /** `now`: what the status page says, written once a minute. */
  status: {
    about: null,
    fields: z.object({
      at: time,
      parts: z.record(z.enum(STATUS_PARTS), z.enum(PART_STATES)),
    }),
  },
} as const satisfies Collections;
