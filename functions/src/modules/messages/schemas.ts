import { z } from 'zod';
import { FILE_NAME_LENGTH, MESSAGE_FILES } from '../../contract/files/files.ts';
import {
  FORMER_TRAP_FIELD,
  MESSAGE_LENGTHS,
  PEOPLE_RANGES,
  TIMES_OF_DAY,
  TRAP_FIELD,
} from '../../contract/messages.ts';
import { isCleanName, isCleanText } from '../../contract/unseen.ts';
import { Email } from '../../http/email.ts';
import { UNCLEAN } from '../../http/read-body.ts';

const name = line(MESSAGE_LENGTHS.name);
const slug = z.string().regex(/^[a-z0-9-]{1,40}$/);
const text = z
  .string()
  // A form sends a line break as two characters, which must not count towards the length.
  .overwrite((value) => value.replaceAll(/\r\n?/g, '\n'))
  .trim()
  .min(MESSAGE_LENGTHS.message.min)
  .max(MESSAGE_LENGTHS.message.max)
  .refine(isCleanText, UNCLEAN);

const unseen = {
  /** The page that holds the form, or the part of it. */
  source: z.string().regex(/^[a-z0-9/-]{1,60}$/),
  [TRAP_FIELD]: z.string().default(''),
  [FORMER_TRAP_FIELD]: z.string().default(''),
};

const files = z
  .array(
    z.strictObject({
      id: z.uuid(),
      name: line({ min: 1, max: FILE_NAME_LENGTH }).refine((value) => !/[/\\]/.test(value)),
    }),
  )
  .max(MESSAGE_FILES.most)
  .refine((named) => new Set(named.map(({ id }) => id)).size === named.length);

/** Every value is text, as in a form without script; only our own page sends files. */
export const Contact = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('message'),
    name,
    email: Email,
    topic: slug,
    message: text,
    files: files.exactOptional(),
    ...unseen,
  }),
  z.strictObject({
    kind: z.literal('call'),
    name,
    email: Email,
    organisation: optionalLine(MESSAGE_LENGTHS.organisation),
    people: z.enum(PEOPLE_RANGES),
    about: text,
    time: z.enum(TIMES_OF_DAY),
    ...unseen,
  }),
  z.strictObject({
    kind: z.literal('application'),
    position: slug,
    name,
    email: Email,
    letter: text,
    links: optionalLine(MESSAGE_LENGTHS.links),
    start: optionalLine(MESSAGE_LENGTHS.start),
    consent: z.literal('yes'),
    ...unseen,
  }),
]);
export type Contact = z.infer<typeof Contact>;

export const Subscriber = z.strictObject({ email: Email, ...unseen });
export type Subscriber = z.infer<typeof Subscriber>;

export const OnList = z.strictObject({ isOnList: z.boolean() });

type Lengths = { min: number; max: number };

function line({ min, max }: Lengths) {
  return z.string().trim().min(min).max(max).refine(isCleanName, UNCLEAN);
}

function optionalLine({ max }: Lengths) {
  return line({ min: 0, max }).default('');
}
