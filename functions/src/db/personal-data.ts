import type { AccountExport } from '../contract/api.ts';

export type Person = {
  uid: string;
  /** Null if no address is proved to be theirs: what was sent from it may be another person's. */
  verifiedEmail: string | null;
};

/**
 * `deletion`: a person asks for it. `remains`: their sign-in is gone without us. `sweep`: after either, because a call that
 * was under way may have written again.
 */
type Removal = 'deletion' | 'remains' | 'sweep';

/** What one store holds about a person. */
export type PersonData = {
  /** Whose documents are about the person. */
  collections: readonly string[];
  /** The fields of the export that say what is held. It rejects rather than give a part of it. */
  export: (person: Person) => Promise<Partial<Exported>>;
  /** Can be repeated. */
  remove: (person: Person) => Promise<void>;
  /** The removals that leave it out. */
  except?: readonly Removal[];
};

/** In the order of removal. */
export type PersonDataList = readonly PersonData[];

/** Everything that is held about a person, or an error: part of it would pass for the whole. */
export async function exportAll(list: PersonDataList, person: Person): Promise<Exported> {
  // What is removed last, the account itself, comes first.
  const parts = await Promise.all(list.toReversed().map((data) => data.export(person)));
  // `listPersonData` has seen to it that no field is missing.
  return Object.assign({}, ...parts);
}

/** One after the other; a failure stops the rest. */
export async function removeAll(
  list: PersonDataList,
  removal: Removal,
  person: Person,
): Promise<void> {
  for (const { remove, except = [] } of list) {
    if (!except.includes(removal)) await remove(person);
  }
}

export type Exported = Omit<AccountExport, 'exportedAt'>;
