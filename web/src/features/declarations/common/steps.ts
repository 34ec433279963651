import { isRecord } from '@/lib/is-record.ts';

/**
 * How far a declaration is. It is kept with the entry in this tab's history, so that Back and a reload lose nothing.
 * `by`: the uid of the person who was signed in, if anyone was. No one else who uses the tab sees it.
 */
export type Step<Fields, Received> = { by: string | null } & (
  | { at: 'form'; fields: Fields }
  | { at: 'review'; fields: Fields }
  | { at: 'received'; fields: Fields; received: Received }
);

/** Who is signed in; null: no one, `unknown` while it is being looked up. */
export type Visitor = Person | null | 'unknown';
export type Person = { uid: string; email: string; name: string | null };

/**
 * Reads and writes the steps of one kind of declaration.
 * @param kind under which a history entry holds them
 * @param noFields every field, empty
 */
export function createSteps<Fields extends Record<string, string>, Received extends { at: string }>(
  kind: 'withdrawal' | 'cancellation',
  noFields: Fields,
): Steps<Fields, Received> {
  const nothingYet: Step<Fields, Received> = { by: null, at: 'form', fields: noFields };
  const names = Object.keys(noFields);

  /** By hand: the library's parts for this would go into the script of the sign-in, which shares its file. */
  function isStep(step: unknown): step is Step<Fields, Received> {
    if (!isRecord(step)) return false;
    const { by, at, fields, received } = step;
    if (by !== null && typeof by !== 'string') return false;
    if (!isRecord(fields) || !names.every((name) => typeof fields[name] === 'string')) return false;
    if (at === 'form' || at === 'review') return true;
    return at === 'received' && isRecord(received) && typeof received['at'] === 'string';
  }

  return {
    nothingYet,
    read(state) {
      const step = isRecord(state) ? state[kind] : null;
      return isStep(step) ? step : nothingYet;
    },
    store: (step) => ({ [kind]: step }),
  };
}

export type Steps<Fields, Received> = {
  nothingYet: Step<Fields, Received>;
  /** @param state what a history entry holds: one of these, or anything else */
  read: (state: unknown) => Step<Fields, Received>;
  /** As a history entry holds it. */
  store: (step: Step<Fields, Received>) => unknown;
};
