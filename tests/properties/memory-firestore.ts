/**
 * A Firestore without a network: the real client, and behind it a database in this process. It takes what our code sends:
 * documents by name, queries by equality, `in`, up to a text or from one on, in order of name, of a text or of a count, and batches with preconditions, all or nothing
 * (cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1).
 */
import { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { createFirebase } from '../../functions/src/adapters/firebase.ts';

/** Everything on its way to the database and back: it may be slow, fail before the database hears of it, or after. */
export type Edge = <T>(act: () => T) => Promise<T>;

/** What one batch has changed. */
export type Commit = { before: Documents; after: Documents; changed: readonly string[] };
export type Documents = ReadonlyMap<string, Stored>;

/**
 * @param edge may be changed from one history to the next
 * @param watch sees each batch that was taken
 */
export async function createMemoryFirestore(
  edge: Edge,
  watch: (commit: Commit) => void = () => {},
) {
  const db = await openClient();
  let documents = new Map<string, Stored>();
  let commits = 0;
  /** As Google counts them: a query that finds nothing is a read, too. */
  const counted = { reads: 0, writes: 0 };
  const now = (): Time => ({ seconds: 1_767_225_600, nanos: commits });

  const answers: Record<string, (message: unknown) => object> = {
    commit(message) {
      const { writes } = Writes.parse(message);
      commits += 1;
      counted.writes += writes.length;
      const commitTime = now();
      const next = new Map(documents);
      for (const write of writes) apply(next, write, commitTime);
      const before = documents;
      documents = next;
      const named = new Set(writes.map((write) => write.update?.name ?? write.delete ?? ''));
      const changed = [...named];
      watch({
        before,
        after: next,
        changed: changed.filter((name) => before.get(name) !== next.get(name)),
      });
      return { commitTime, writeResults: writes.map(() => ({ updateTime: commitTime })) };
    },
    batchGetDocuments(message) {
      const asked = Names.parse(message);
      counted.reads += asked.documents.length;
      return asked.documents.map((name) => {
        const found = documents.get(name);
        return found ? { found, readTime: now() } : { missing: name, readTime: now() };
      });
    },
    runQuery(message) {
      const { structuredQuery } = Query.parse(message);
      const found = select([...documents.values()], structuredQuery);
      counted.reads += Math.max(found.length, 1);
      const readTime = now();
      return [...found.map((document) => ({ document, readTime })), { readTime }];
    },
  };
  const ask = (method: string, message: unknown) =>
    edge(() => {
      const answer = answers[method];
      if (answer === undefined) throw new Error(`the database takes no ${method} here`);
      return answer(message);
    });

  Object.assign(db, {
    request: ask,
    requestStream: async (method: string, _isBidirectional: boolean, message: unknown) =>
      Readable.from((await ask(method, message)) as object[]),
  });
  return {
    db,
    counted,
    clear: () => documents.clear(),
    read: (): Documents => documents,
    load: (stored: Documents) => void (documents = new Map(stored)),
  };
}

type Fields = z.infer<typeof Fields>;
type Stored = { name: string; fields: Fields; createTime: Time; updateTime: Time };
type Time = { seconds: number; nanos: number };

const Precondition = z
  .object({
    exists: z.boolean().nullish(),
    updateTime: z.object({ seconds: z.coerce.number(), nanos: z.coerce.number() }).nullish(),
  })
  .nullish();
const Fields = z.record(z.string(), z.unknown());
const Write = z.object({
  update: z.object({ name: z.string(), fields: Fields.nullish() }).nullish(),
  delete: z.string().nullish(),
  updateMask: z.object({ fieldPaths: z.array(z.string().regex(/^\w+(\.\w+)*$/)) }).nullish(),
  currentDocument: Precondition,
  updateTransforms: z.array(z.unknown()).max(0).nullish(),
});
type Write = z.infer<typeof Write>;
const Writes = z.object({ writes: z.array(Write) });
const Names = z.object({ documents: z.array(z.string()) });
const FieldFilter = z.object({
  field: z.object({ fieldPath: z.string() }),
  op: z.enum(['EQUAL', 'IN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL']),
  value: Fields,
});
const Comparable = z.object({
  stringValue: z.string().optional(),
  integerValue: z.coerce.string().optional(),
});
const MapValue = z.object({ mapValue: z.object({ fields: Fields }) });
const ArrayValue = z.object({ values: z.array(z.unknown()) });
const Query = z.object({
  structuredQuery: z.object({
    from: z.tuple([z.object({ collectionId: z.string() })]),
    where: z.object({ fieldFilter: FieldFilter }).nullish(),
    orderBy: z.array(z.object({ field: z.object({ fieldPath: z.string() }) })).nullish(),
    limit: z.object({ value: z.number() }).nullish(),
    startAt: z
      .object({
        before: z.literal(false).nullish(),
        values: z.array(
          z.object({ referenceValue: z.string().nullish(), stringValue: z.string().nullish() }),
        ),
      })
      .nullish(),
  }),
});

type Query = z.infer<typeof Query>['structuredQuery'];

/** An error of gRPC. */
const refusal = (code: number, message: string) => Object.assign(new Error(message), { code });

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

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
  // A write that changes nothing leaves the time of the last change as it was (WriteResult.update_time).
  if (stored && fingerprint(sorted(stored.fields)) === fingerprint(sorted(changed))) return;
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
  if (mustExist && !stored) throw refusal(NOT_FOUND, 'no document to update');
  if (exists === false && stored) throw refusal(ALREADY_EXISTS, 'already exists');
  if (updateTime && stored && stored.updateTime.nanos !== updateTime.nanos) {
    throw refusal(FAILED_PRECONDITION, 'it has changed since');
  }
}

/** A field that the mask names and the write does not have is removed. */
function mergeFields(before: Fields, fields: Fields, mask: readonly string[]): Fields {
  return mask.reduce((merged, path) => mergeField(merged, fields, path.split('.')), before);
}

function mergeField(before: Fields, fields: Fields, [name = '', ...inner]: string[]): Fields {
  const { [name]: stored, ...others } = before;
  if (inner.length > 0) {
    const merged = mergeField(fieldsIn(stored), fieldsIn(fields[name]), inner);
    return { ...others, [name]: { mapValue: { fields: merged } } };
  }
  return name in fields ? { ...others, [name]: fields[name] } : others;
}

function fieldsIn(value: unknown): Fields {
  return MapValue.safeParse(value).data?.mapValue.fields ?? {};
}

function select(
  all: readonly Stored[],
  { from: [{ collectionId }], where, orderBy, limit, startAt }: Query,
): Stored[] {
  const order = orderBy?.[0]?.field.fieldPath ?? NAME;
  // What is equal is in the order of the names, which the client adds to the cursor as well.
  const placeOf = ({ name, fields }: Stored) =>
    order === NAME ? name : `${textIn(fields[order])} ${name}`;
  const after = (startAt?.values ?? [])
    .map(({ referenceValue, stringValue }) => referenceValue ?? stringValue)
    .join(' ');
  return all
    .filter(({ name }) => name.split('/').at(-2) === collectionId)
    .filter((stored) => placeOf(stored) > after)
    .filter(({ fields }) => !where || matches(fields, where.fieldFilter))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .slice(0, limit?.value);
}

const NAME = '__name__';

function sorted(fields: Fields): unknown {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** What a value is compared by: a text itself, a count with zeros before it. */
function textIn(value: unknown): string {
  const { stringValue, integerValue } = Comparable.safeParse(value).data ?? {};
  return stringValue ?? integerValue?.padStart(LONGEST_COUNT, '0') ?? '';
}

const LONGEST_COUNT = 16;

function matches(fields: Fields, { field, op, value }: z.infer<typeof FieldFilter>): boolean {
  const stored = valueAt(fields, field.fieldPath.split('.'));
  switch (op) {
    case 'EQUAL':
      return fingerprint(stored) === fingerprint(value);
    case 'IN':
      return ArrayValue.parse(value['arrayValue']).values.some(
        (one) => fingerprint(stored) === fingerprint(one),
      );
    case 'LESS_THAN_OR_EQUAL':
      return textIn(stored) !== '' && textIn(stored) <= textIn(value);
    case 'GREATER_THAN':
      return textIn(stored) > textIn(value);
    case 'GREATER_THAN_OR_EQUAL':
      return textIn(stored) !== '' && textIn(stored) >= textIn(value);
  }
}

function valueAt(fields: Fields, [name = '', ...inner]: string[]): unknown {
  return inner.length === 0 ? fields[name] : valueAt(fieldsIn(fields[name]), inner);
}

/** The client marks some values with their type, and some not. */
function fingerprint(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'valueType' ? undefined : part));
}

const plain = new WeakMap<Stored, Record<string, unknown>>();

/** A document's fields as JSON has them. */
export function plainOf(stored: Stored): Record<string, unknown> {
  const known = plain.get(stored) ?? plainFields(stored.fields);
  plain.set(stored, known);
  return known;
}

function plainFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  const { mapValue, arrayValue, timestampValue, ...simple } = Value.parse(value);
  if (mapValue) return plainFields(mapValue.fields ?? {});
  if (arrayValue) return (arrayValue.values ?? []).map(plainValue);
  if (timestampValue) return new Date(timestampValue.seconds * 1000).toISOString();
  const [found] = Object.entries(simple).filter(
    ([type]) => type !== 'valueType' && type !== 'nullValue',
  );
  return found?.[1] ?? null;
}

const Value = z.looseObject({
  mapValue: z.object({ fields: Fields.nullish() }).nullish(),
  arrayValue: z.object({ values: z.array(z.unknown()).nullish() }).nullish(),
  timestampValue: z.object({ seconds: z.coerce.number() }).nullish(),
});

declare global {
  // oxlint-disable-next-line no-var -- `let` and `const` declare nothing on globalThis
  var clientInMemory: Promise<Firestore> | undefined;
}

/** One for the process: the SDK takes settings once, and each file of tests loads its own copy of what sets them. */
function openClient(): Promise<Firestore> {
  return (globalThis.clientInMemory ??= createFirebase().db());
}
