import type { AccountExport } from '../contract/api.ts';
import type { PersonCollection } from '../consistency/documents.ts';

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
  collections: readonly PersonCollection[];
  /** The fields of the export that say what is held. It rejects rather than give a part of it. */
  export: (person: Person) => Promise<Partial<Exported>>;
  /** Can be repeated. */
  remove: (person: Person) => Promise<void>;
  /** The removals that leave it out. */
  except?: readonly Removal[];
};

/** In the order of removal. */
export type PersonDataList = readonly PersonData[];

/** Does not compile unless each field of the export and each collection about a person is in one of these. */
export function listPersonData<const L extends PersonDataList>(
  list: L & Complete<L>,
): PersonDataList {
  return list;
}

/** Everything that is held about a person, or an error: part of it would pass for the whole. */
export async function exportAll(list: PersonDataList, person: Person): Promise<Exported> {
  // What is removed last, the account itself, comes first.
  const parts = await Promise.all(list.toReversed().map((data) => data.export(person)));
  // `Complete` has seen to it that no field is missing.
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

type Exported = Omit<AccountExport, 'exportedAt'>;

type Complete<L extends PersonDataList> = [Missing<L[number]>] extends [never]
  ? unknown
  : // Spread over the union, or the compiler names the type instead of what is missing.
    { missing: Missing<L[number]> extends infer M extends string ? M : never };

type Missing<D extends PersonData> =
  | Exclude<keyof Exported, FieldOf<D>>
  | Exclude<PersonCollection, D['collections'][number]>;

type FieldOf<D extends PersonData> = D extends unknown
  ? keyof Awaited<ReturnType<D['export']>>
  : never;
