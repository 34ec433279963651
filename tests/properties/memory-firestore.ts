/**
 * A Firestore without a network: the real client, and behind it a database in this process. It takes what our code sends:
 * documents by name, queries by equality, `in` and order of name, and batches with preconditions, all or nothing
 * (cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1).
 */
import { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { createFirebase } from '../../functions/src/adapters/firebase.ts';

/** Everything on its way to the database and back: it may be slow, fail before the database hears of it, or after. */
export type Edge = <T>(act: () => T) => Promise<T>;

/** @param edge may be changed from one history to the next */
export async function createMemoryFirestore(edge: Edge) {
  const db = await createFirebase().db();
  const database = new MemoryDatabase();
  Object.assign(db, {
    request: (method: string, message: unknown) => edge(() => database.answer(method, message)),
    requestStream: async (method: string, _isBidirectional: boolean, message: unknown) =>
      Readable.from(await edge(() => database.stream(method, message))),
  });
  return { db, clear: () => database.clear(), read: (path: string) => readAll(db, path) };
}

/** The documents of a collection, as an operator sees them. */
async function readAll(db: Firestore, path: string) {
  const { docs } = await db.collection(path).get();
  return docs;
}

type Fields = Record<string, unknown>;
type Stored = { name: string; fields: Fields; createTime: Time; updateTime: Time };
type Time = { seconds: number; nanos: number };

const Name = z.string();
const Precondition = z
  .object({
    exists: z.boolean().nullish(),
    updateTime: z.object({ seconds: z.coerce.number(), nanos: z.coerce.number() }).nullish(),
  })
  .nullish();
const Write = z.object({
  update: z.object({ name: Name, fields: z.record(z.string(), z.unknown()).nullish() }).nullish(),
  delete: Name.nullish(),
  updateMask: z.object({ fieldPaths: z.array(z.string().regex(/^\w+$/)) }).nullish(),
  currentDocument: Precondition,
  updateTransforms: z.array(z.unknown()).max(0).nullish(),
});
type Write = z.infer<typeof Write>;
const Field = z.object({ fieldPath: z.string() });
const FieldFilter = z.object({
  field: Field,
  op: z.enum(['EQUAL', 'IN']),
  value: z.record(z.string(), z.unknown()),
});
const ArrayValue = z.object({ values: z.array(z.unknown()) });
const Query = z.object({
  structuredQuery: z.object({
    from: z.tuple([z.object({ collectionId: z.string() })]),
    where: z.object({ fieldFilter: FieldFilter }).nullish(),
    orderBy: z.array(z.object({ field: z.object({ fieldPath: z.literal('__name__') }) })).nullish(),
    limit: z.object({ value: z.number() }).nullish(),
    startAt: z
      .object({
        before: z.literal(false).nullish(),
        values: z.tuple([z.object({ referenceValue: Name })]),
      })
      .nullish(),
  }),
});

/** An error of gRPC. */
class DatabaseError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

class MemoryDatabase {
  #documents = new Map<string, Stored>();
  #commits = 0;

  clear(): void {
    this.#documents.clear();
  }

  answer(method: string, message: unknown): object {
    if (method !== 'commit') throw new Error(`the database takes no ${method} here`);
    const { writes } = z.object({ writes: z.array(Write) }).parse(message);
    this.#commits += 1;
    const commitTime = this.#now();
    const next = new Map(this.#documents);
    for (const write of writes) apply(next, write, commitTime);
    this.#documents = next;
    return { commitTime, writeResults: writes.map(() => ({ updateTime: commitTime })) };
  }

  stream(method: string, message: unknown): object[] {
    const readTime = this.#now();
    if (method === 'batchGetDocuments') {
      const { documents } = z.object({ documents: z.array(Name) }).parse(message);
      return documents.map((name) => {
        const found = this.#documents.get(name);
        return found ? { found, readTime } : { missing: name, readTime };
      });
    }
    if (method !== 'runQuery') throw new Error(`the database takes no ${method} here`);
    const { structuredQuery } = Query.parse(message);
    const found = select([...this.#documents.values()], structuredQuery);
    return [...found.map((document) => ({ document, readTime })), { readTime }];
  }

  #now(): Time {
    return { seconds: 1_767_225_600, nanos: this.#commits };
  }
}

function apply(documents: Map<string, Stored>, write: Write, at: Time): void {
  const name = write.update?.name ?? write.delete ?? '';
  const stored = documents.get(name);
  check(stored, write.currentDocument);
  if (!write.update) {
    documents.delete(name);
    return;
  }
  const fields = write.update.fields ?? {};
  const mask = write.updateMask?.fieldPaths;
  const changed = mask ? mergeFields(stored?.fields ?? {}, fields, mask) : fields;
  documents.set(name, {
    name,
    fields: changed,
    createTime: stored?.createTime ?? at,
    updateTime: at,
  });
}

function check(stored: Stored | undefined, condition: z.infer<typeof Precondition>): void {
  const { exists, updateTime } = condition ?? {};
  const mustExist = exists === true || Boolean(updateTime);
  if (mustExist && !stored) throw new DatabaseError(NOT_FOUND, 'no document to update');
  if (exists === false && stored) throw new DatabaseError(ALREADY_EXISTS, 'already exists');
  if (updateTime && stored && stored.updateTime.nanos !== updateTime.nanos) {
    throw new DatabaseError(FAILED_PRECONDITION, 'it has changed since');
  }
}

/** A field that the mask names and the write does not have is removed. */
function mergeFields(before: Fields, fields: Fields, mask: readonly string[]): Fields {
  const after = { ...before, ...fields };
  for (const path of mask) if (!(path in fields)) delete after[path];
  return after;
}

function select(
  all: readonly Stored[],
  { from: [{ collectionId }], where, limit, startAt }: z.infer<typeof Query>['structuredQuery'],
): Stored[] {
  const after = startAt?.values[0].referenceValue ?? '';
  return all
    .filter(({ name }) => name.split('/').at(-2) === collectionId && name > after)
    .filter(({ fields }) => !where || matches(fields, where.fieldFilter))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, limit?.value);
}

function matches(fields: Fields, { field, op, value }: z.infer<typeof FieldFilter>): boolean {
  const own = fingerprint(fields[field.fieldPath]);
  if (op === 'EQUAL') return own === fingerprint(value);
  return ArrayValue.parse(value['arrayValue']).values.some((one) => own === fingerprint(one));
}

/** The client marks some values with their type, and some not. */
function fingerprint(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'valueType' ? undefined : part));
}
