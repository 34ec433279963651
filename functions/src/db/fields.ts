import { z } from 'zod';

/** ISO 8601 in UTC, so that times sort as text. */
export const time = z.iso.datetime();

/** Firestore's timestamp, recognised by its shape: its class would load all of Firestore. */
export const timestamp = z.custom<{ toDate: () => Date }>(
  (value) => typeof value === 'object' && value !== null && 'toDate' in value,
);

export const money = z.object({ amount: z.number(), currency: z.string() });

/**
 * What names the person that a document is about: its id or one of its fields. Null: nothing does. `hash`: an id that does not say
 * whom it is about to anyone who does not know already.
 */
export type About =
  | 'id'
  | 'uid'
  | 'owner'
  | 'owner and member'
  | 'sender'
  | 'email'
  | 'hash'
  | null;

/** The collections of a module. */
export type Collections = Record<string, { about: About; fields: z.ZodObject }>;
