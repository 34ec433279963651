import type { Exported, PersonData, PersonDataList } from './db/personal-data.ts';
import type { PersonCollection } from './schema.ts';

/** Does not compile unless each field of the export and each collection about a person is in one of these. */
export function listPersonData<const L extends PersonDataList>(
  list: L & Complete<L>,
): PersonDataList {
  return list;
}

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
