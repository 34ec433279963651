import {
  PART_STATES,
  STATUS_PARTS,
  STATUS_PATH,
  type Incident,
  type PartState,
  type StatusAnswer,
} from '@contract/status.ts';
import { anySignal } from '@/lib/any-signal.ts';
import { isRecord } from '@/lib/is-record.ts';

/** The page says after this time that we cannot tell. */
const PATIENCE_MS = 5000;

/**
 * What works, and what was told of it. Not through the API client: it is public, and answers where the API does not.
 * @throws if nothing that can be read comes within five seconds
 */
export async function readStatus(signal: AbortSignal): Promise<StatusAnswer> {
  const answer = await fetch(STATUS_PATH, {
    headers: { accept: 'application/json' },
    signal: anySignal(signal, AbortSignal.timeout(PATIENCE_MS)),
  });
  if (!answer.ok) throw new Error(`The status could not be loaded (${answer.status}).`);
  return toStatus(await answer.json());
}

/** A part or a state that this version of the site does not know says nothing; an incident of another form is left out. */
export function toStatus(body: unknown): StatusAnswer {
  if (!isRecord(body) || typeof body.at !== 'string') throw new Error('This is no status.');
  const listed: unknown[] = Array.isArray(body.incidents) ? body.incidents : [];
  const incidents = listed.filter(isIncident);
  const { at, parts } = body;
  if (body.unknown === true || !isRecord(parts)) return { unknown: true, at, incidents };
  const state = (part: string) => PART_STATES.find((one) => one === parts[part]) ?? 'unknown';
  return {
    at,
    parts: {
      account: state('account'),
      signIn: state('signIn'),
      payments: state('payments'),
      servers: state('servers'),
      mail: state('mail'),
    } satisfies Record<(typeof STATUS_PARTS)[number], PartState>,
    incidents,
  };
}

function isIncident(entry: unknown): entry is Incident {
  return (
    isRecord(entry) &&
    typeof entry.id === 'string' &&
    typeof entry.title === 'string' &&
    typeof entry.openedAt === 'string' &&
    (entry.closedAt === null || typeof entry.closedAt === 'string') &&
    isListOf(entry.parts, (part) => STATUS_PARTS.some((one) => one === part)) &&
    (entry.machines === null || isListOf(entry.machines, isText)) &&
    isMaintenance(entry.maintenance) &&
    isListOf(entry.updates, (one) => isRecord(one) && isText(one.at) && isText(one.text))
  );
}

function isMaintenance(value: unknown): boolean {
  return value === null || (isRecord(value) && isTime(value.from) && isTime(value.until));
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

/** What is no time would break the sentence that is made of it. */
function isTime(value: unknown): boolean {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
