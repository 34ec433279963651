import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { within } from '../../concurrency/deadline.ts';
import {
  INCIDENT_DAYS,
  STATUS_STALE_MINUTES,
  type Incident,
  type PartState,
  type StatusAnswer,
  type StatusPart,
} from '../../contract/status.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { readIncidents, type ToldIncident } from '../availability/incidents.ts';
import { readState, type SeenState } from './status-store.ts';

type Parts = {
  db: () => Promise<Firestore>;
  /** Whether the API says that it is well. Throws, or is late, where it does not answer. */
  askApi: (signal: AbortSignal) => Promise<boolean>;
  now: () => Date;
  log: Log;
};

const KEEP_MS = 30 * SECOND_MS;
/** The page waits for five seconds. */
const PATIENCE_MS = 3 * SECOND_MS;

/** What `/status.json` says. It never throws, and all who ask within 30 seconds share one look. */
export function createStatusAnswer(parts: Parts): () => Promise<StatusAnswer> {
  let kept: { answer: Promise<StatusAnswer>; until: number } | null = null;
  return () => {
    const at = parts.now().getTime();
    if (kept === null || at >= kept.until) kept = { answer: look(parts), until: at + KEEP_MS };
    return kept.answer;
  };
}

async function look(parts: Parts): Promise<StatusAnswer> {
  const { db, askApi, now, log } = parts;
  const at = now();
  const orElse = async <T>(what: string, other: T, ask: (signal: AbortSignal) => Promise<T>) => {
    try {
      return await within(PATIENCE_MS, ask, () => new Error('no answer in time'));
    } catch (error) {
      log('WARNING', 'status_not_read', { reason: what, ...describeError(error) });
      return other;
    }
  };
  const since = new Date(at.getTime() - INCIDENT_DAYS * DAY_MS);
  const [isApiWell, state, told] = await Promise.all([
    orElse('api', false, askApi),
    orElse<SeenState | null | 'unread'>('state', 'unread', async () => readState(await db())),
    orElse('incidents', [], async () => readIncidents(await db(), since)),
  ]);
  return toAnswer({ at, isApiWell, state, told });
}

/** @param found `state` is null if none was ever written */
export function toAnswer({ at, isApiWell, state, told }: Found): StatusAnswer {
  const incidents = told.map(toIncident);
  const troubled = new Set(told.flatMap(troubledBy));
  const account = isApiWell ? 'works' : 'down';
  const asked = at.toISOString();
  if (state !== 'unread' && state !== null && isFresh(state, at)) {
    // The API may be well while its database was not, a minute ago: the older time is the honest one.
    return { at: state.at, parts: withTold({ ...state.parts, account }, troubled), incidents };
  }
  // The watch stands still. What staff have said, and that the API is down, is known all the same.
  if (state !== 'unread' && isApiWell && troubled.size === 0) {
    return { unknown: true, at: asked, incidents };
  }
  return { at: asked, parts: withTold({ ...NOT_SEEN, account }, troubled), incidents };
}

/** The parts that an incident says something of by being open. Planned work is told beside them. */
function troubledBy({ parts, maintenance, closedAt }: ToldIncident): readonly StatusPart[] {
  return maintenance === null && closedAt === null ? parts : [];
}

/** Staff know of trouble that no look finds. What a look finds may be worse. */
function withTold(parts: SeenState['parts'], troubled: ReadonlySet<StatusPart>) {
  const stateOf = (part: StatusPart): PartState =>
    troubled.has(part) && parts[part] !== 'down' ? 'troubled' : parts[part];
  return {
    account: stateOf('account'),
    signIn: stateOf('signIn'),
    payments: stateOf('payments'),
    servers: stateOf('servers'),
    mail: stateOf('mail'),
  } satisfies Record<StatusPart, PartState>;
}

const NOT_SEEN = {
  signIn: 'unknown',
  payments: 'unknown',
  servers: 'unknown',
  mail: 'unknown',
} as const;

function isFresh(state: SeenState, at: Date): boolean {
  return at.getTime() - Date.parse(state.at) <= STATUS_STALE_MINUTES * MINUTE_MS;
}

function toIncident({ machines, maintenance, updates, ...told }: ToldIncident): Incident {
  return {
    ...told,
    machines: machines && machines.map((id) => createHash('sha256').update(id).digest('hex')),
    maintenance: maintenance && { from: maintenance.from, until: maintenance.until },
    updates: updates.toReversed(),
  };
}

type Found = {
  at: Date;
  isApiWell: boolean;
  state: SeenState | null | 'unread';
  told: readonly ToldIncident[];
};
