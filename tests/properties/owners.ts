/**
 * Who writes which collection. It watches what Firestore's client commits and finds, on the stack, the file that asked for each
 * write. The table of owners says which module may.
 */
import { afterAll } from 'vitest';
import {
  DocumentReference,
  WriteBatch,
} from '../../functions/node_modules/firebase-admin/lib/firestore/index.js';
import { DOCUMENTS } from '../../functions/src/schema.ts';

/** A write that was committed. `file`: below `functions/src`; null where the stack does not say. `fields`: none for a removal. */
export type SeenWrite = { collection: string; fields: readonly string[]; file: string | null };

/** What the table says of a collection. */
type Owned = {
  owner: string | Readonly<Record<string, readonly string[]>>;
  second?: { writer: string; fields: readonly string[] };
};

/** Fails the file of tests that calls it when one of our modules has written what another one owns. */
export function watchOwners(): void {
  watchWrites();
  afterAll(() => {
    const foreign = foreignWrites(takeWrites());
    if (foreign.length > 0) throw new Error(`not by their owners: ${foreign.join(', ')}`);
  });
}

/** Watches every client of this process from now on. */
export function watchWrites(): void {
  if (globalThis.writesSeen !== undefined) return;
  globalThis.writesSeen = new Map();
  for (const name of ['set', 'update', 'delete', 'create'] as const) watchWrite(name);
  watchTransactions();
  watchCommits();
}

/** What was committed since it was asked last, each kind of write once. */
export function takeWrites(): SeenWrite[] {
  const seen = [...(globalThis.writesSeen?.values() ?? [])];
  globalThis.writesSeen?.clear();
  return seen;
}

/** What others than the owners have written, in words. */
export function foreignWrites(
  seen: readonly SeenWrite[],
  owners: Readonly<Record<string, Owned>> = DOCUMENTS,
): string[] {
  const foreign = seen.flatMap(({ collection, fields, file }) => {
    const rule = owners[collection];
    const names = file === null ? [] : namesOf(file);
    const isOwn = (field: string | null) =>
      rule !== undefined && writersOf(rule, field).some((one) => names.includes(one));
    const parts = typeof rule?.owner === 'object' && fields.length > 0 ? fields : [null];
    return parts
      .filter((field) => !isOwn(field))
      .map((field) => `${collection}${field ? `.${field}` : ''} by ${file ?? 'someone unknown'}`);
  });
  return [...new Set(foreign)].toSorted();
}

function writersOf({ owner, second }: Owned, field: string | null): string[] {
  const own =
    typeof owner === 'string'
      ? [owner]
      : Object.keys(owner).filter((name) => field === null || owner[name]?.includes(field));
  if (second === undefined || field === null || !second.fields.includes(field)) return own;
  return [...own, second.writer];
}

/** A file as the table may name it: by its module or folder, or alone. */
function namesOf(file: string): string[] {
  const [first = '', second = ''] = file.split('/');
  return [first === 'modules' ? second : first, file.replace(/\.ts$/, '')];
}

type Op = { doc: DocumentReference; fields: string[]; writer: Writer };
/** `transaction`: the one that noted it there. `none`: a test, or a script. */
type Writer = { by: 'file'; name: string } | { by: 'transaction' | 'unknown' | 'none' };

const ops = new WeakMap<object, Op[]>();
/** Who has noted writes of a document in a transaction, in their order, attempt after attempt. */
const noted = new WeakMap<object, Writer[]>();

function watchWrite(name: 'set' | 'update' | 'delete' | 'create'): void {
  const original: unknown = Reflect.get(WriteBatch.prototype, name);
  if (typeof original !== 'function') throw new Error(`a batch has no ${name}`);
  Object.assign(WriteBatch.prototype, {
    [name](this: WriteBatch, doc: DocumentReference, ...rest: unknown[]) {
      if (!isCheck(name, rest)) {
        const fields = name === 'delete' ? [] : fieldsIn(rest[0]);
        ops.set(this, [...(ops.get(this) ?? []), { doc, fields, writer: writerOf() }]);
      }
      return Reflect.apply(original, this, [doc, ...rest]);
    },
  });
}

function writerOf(): Writer {
  const frames = stack();
  const first = frames.map(fileOf).find((file) => file !== null);
  return first === TRANSACTION ? { by: 'transaction' } : writerIn(frames);
}

/** What a transaction only sees to be as it was read. */
function isCheck(name: string, [first]: unknown[]): boolean {
  if (name === 'update') return typeof first === 'string';
  return name === 'delete' && first !== undefined;
}

function fieldsIn(data: unknown): string[] {
  const names = Object.keys(data ?? {}).map((path) => path.split('.')[0] ?? path);
  return [...new Set(names)];
}

/** `transact` sends its writes later. It reads the path of a document when one is noted: then, the writer is on the stack. */
function watchTransactions(): void {
  const path = Object.getOwnPropertyDescriptor(DocumentReference.prototype, 'path');
  if (path?.get === undefined) throw new Error('a document has no path');
  Object.defineProperty(DocumentReference.prototype, 'path', {
    get(this: DocumentReference): unknown {
      const [, by] = stack(2);
      if (fileOf(by) === TRANSACTION && NOTES.has(by?.getFunctionName() ?? '')) {
        noted.set(this, [...(noted.get(this) ?? []), writerIn(stack().slice(2))]);
      }
      return path.get?.call(this);
    },
  });
}

const TRANSACTION = 'db/transaction.ts';
const NOTES = new Set(['set', 'update', 'delete']);

function watchCommits(): void {
  const original: unknown = Reflect.get(WriteBatch.prototype, 'commit');
  if (typeof original !== 'function') throw new Error('a batch has no commit');
  Object.assign(WriteBatch.prototype, {
    commit(this: WriteBatch, ...rest: unknown[]) {
      const sent = ops.get(this) ?? [];
      ops.delete(this);
      for (const { doc, fields, writer } of sent) {
        if (writer.by !== 'transaction') note(doc, fields, writer);
      }
      const bundled = sent.filter(({ writer }) => writer.by === 'transaction');
      for (const doc of new Set(bundled.map((one) => one.doc))) {
        const its = bundled.filter((one) => one.doc === doc);
        // What it noted before belongs to attempts that failed.
        const writers = noted.get(doc)?.slice(-its.length) ?? [];
        its.forEach(({ fields }, at) => note(doc, fields, writers[at] ?? { by: 'unknown' }));
      }
      return Reflect.apply(original, this, rest);
    },
  });
}

function note(doc: DocumentReference, fields: string[], writer: Writer): void {
  if (writer.by === 'none') return;
  const file = writer.by === 'file' ? writer.name : null;
  const seen = { collection: doc.parent.id, fields, file };
  globalThis.writesSeen?.set(JSON.stringify(seen), seen);
}

/** What writes for others: its caller is the writer. */
const TOOLS = new Set([TRANSACTION, 'db/due.ts', 'concurrency/deadline.ts', 'db/remove-each.ts']);

function writerIn(frames: readonly NodeJS.CallSite[]): Writer {
  const files = frames.map(fileOf).filter((file) => file !== null);
  const name = files.find((file) => !TOOLS.has(file));
  if (files.length === 0 || name === OTHER) return { by: 'none' };
  return name === undefined ? { by: 'unknown' } : { by: 'file', name };
}

const OTHER = 'a file of another part';

/** Below `functions/src`; null for what is not ours. */
function fileOf(frame: NodeJS.CallSite | undefined): string | null {
  const name = frame?.getFileName() ?? '';
  if (name.includes('node_modules') || name.endsWith(import.meta.filename)) return null;
  const [, file] = /\/functions\/src\/(.+)$/.exec(name) ?? [];
  return file ?? (/\/(tests|scripts|standins)\//.test(name) ? OTHER : null);
}

/** The calls that led here, across `await`. */
function stack(depth = 100): NodeJS.CallSite[] {
  const { stackTraceLimit } = Error;
  const prepareStackTrace: unknown = Reflect.get(Error, 'prepareStackTrace');
  const found: { stack?: NodeJS.CallSite[] } = {};
  try {
    Error.prepareStackTrace = (_, frames) => frames;
    Error.stackTraceLimit = depth;
    Error.captureStackTrace(found, stack);
    return found.stack ?? [];
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
}

declare global {
  // oxlint-disable-next-line no-var -- `let` and `const` declare nothing on globalThis
  var writesSeen: Map<string, SeenWrite> | undefined;
}
