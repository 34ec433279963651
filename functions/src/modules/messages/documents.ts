import { z } from 'zod';
import { MESSAGE_FILES } from '../../contract/files/files.ts';
import { time, timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  messages: {
    about: 'sender',
    fields: z.object({
      /** Of the newsletter only what the hidden field caught. */
      kind: z.enum(['message', 'call', 'application', 'newsletter']),
      fields: z.record(z.string(), z.unknown()),
      sender: z.string(),
      source: z.string(),
      createdAt: timestamp,
      expireAt: timestamp,
      suspected: z.literal(true).exactOptional(),
      spam: z.literal(true).exactOptional(),
      /** Of a message with files: whose account it came from, and under which names they are kept. */
      uid: z.string().exactOptional(),
      files: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            type: z.enum(MESSAGE_FILES.types),
            bytes: z.number(),
          }),
        )
        .exactOptional(),
    }),
  },

  /** `{hash of the address}`: an address that wants our newsletter. One that was never confirmed expires. */
  newsletter: {
    about: 'email',
    fields: z.object({
      email: z.string(),
      source: z.string(),
      createdAt: timestamp,
      confirmed: z.boolean(),
      suspected: z.literal(true).exactOptional(),
      /** Part of what links in e-mails are signed for: those of an earlier subscription mean nothing. */
      generation: z.string().default(''),
      /** When we last sent an e-mail because the form was filled in. */
      mailedAt: z.array(time).default([]),
      expireAt: timestamp.exactOptional(),
    }),
  },
} as const satisfies Collections;
