import { isRecord } from '@/lib/is-record.ts';
import {
  MOST_OWN,
  type DocumentState,
  type OwnQuery,
  type QueryState,
} from '../firestore-types.ts';

/**
 * Reads documents over the database's REST interface, under the same rules as its client but without the client's code.
 * Values of a kind that no page reads, such as times, are undefined.
 * Source: https://firebase.google.com/docs/firestore/use-rest-api
 * @throws {Error} whatever the reason; the client's own error says more
 */
export function createFirestoreRead({ origin, projectId, apiKey, readToken, fetch }: ReadPorts) {
  const root = `projects/${projectId}/databases/(default)/documents`;

  /** The answer comes in rows. */
  async function ask(method: string, question: object, signal: AbortSignal): Promise<Row[]> {
    const token = await readToken();
    const answer = await fetch(`${origin}/v1/${root}:${method}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(question),
      signal,
    });
    const rows: unknown = answer.ok ? await answer.json() : null;
    if (!Array.isArray(rows)) throw new Error(`The database answered ${answer.status}.`);
    return rows.filter((row) => isRecord(row));
  }

  return {
    document: async (path: string, signal: AbortSignal): Promise<DocumentState> => {
      // As a list of one: asked for by itself, a missing one would stand in the browser's log as an error.
      const [row] = await ask('batchGet', { documents: [`${root}/${path}`] }, signal);
      if (row === undefined) throw new Error('The database did not answer for the document.');
      return { data: 'found' in row ? readFields(row['found']) : null, fromCache: false };
    },
    own: async (query: OwnQuery, signal: AbortSignal): Promise<QueryState> => {
      const question = {
        structuredQuery: {
          from: [{ collectionId: query.path }],
          where: filterOf(query),
          limit: MOST_OWN,
        },
      };
      const rows = await ask('runQuery', question, signal);
      const documents = rows
        .map((row) => row['document'])
        .filter((document) => isRecord(document))
        .map((document) => ({ ...readFields(document), id: idOf(document) }));
      return { documents, fromCache: false };
    },
  };
}

function filterOf({ by, uid, validAfter }: OwnQuery) {
  const isOwn = fieldFilter(by, 'EQUAL', { stringValue: uid });
  if (validAfter === undefined) return isOwn;
  const isValid = fieldFilter('until', 'GREATER_THAN', {
    timestampValue: validAfter.toISOString(),
  });
  return { compositeFilter: { op: 'AND', filters: [isOwn, isValid] } };
}

function fieldFilter(fieldPath: string, op: string, value: Record<string, string>) {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function idOf({ name }: Record<string, unknown>): string | undefined {
  return typeof name === 'string' ? name.split('/').at(-1) : undefined;
}

/** The fields of a document or of a map. */
function readFields(holder: unknown): Record<string, unknown> {
  const fields = isRecord(holder) ? holder['fields'] : undefined;
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readValue(value)]));
}

/** A value comes as an object whose one key names its kind. */
function readValue(value: unknown): unknown {
  const [kind = '', content] = Object.entries(isRecord(value) ? value : {})[0] ?? [];
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
      return content;
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'mapValue':
      return readFields(content);
    case 'arrayValue': {
      const values = isRecord(content) ? content['values'] : undefined;
      return Array.isArray(values) ? values.map(readValue) : [];
    }
    default:
      return undefined;
  }
}

type Row = Record<string, unknown>;

export type ReadPorts = {
  /** For example `https://firestore.googleapis.com`. */
  origin: string;
  projectId: string;
  apiKey: string;
  /** @throws {Error} when no one is signed in */
  readToken: () => Promise<string>;
  fetch: (address: string, request: RequestInit) => Promise<Response>;
};
