import { randomUUID } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { transact } from '../../db/transaction.ts';
import { MAINTENANCE_NOTICE_DAYS } from '../../contract/availability.ts';
import { INCIDENT_DAYS, STATUS_PARTS, type StatusPart } from '../../contract/status.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { incidentIn, incidents, readIncidents, type ToldIncident } from './incidents.ts';

/** Why something cannot be told. Its message is for operators. */
export class NotToldError extends Error {}

export type NewIncident = {
  title: string;
  parts: readonly string[];
  /** Ids; null: it is about everyone. */
  machines: readonly string[] | null;
  /** Planned work. */
  maintenance: Times | null;
};

/** ISO 8601 with an offset. */
type Times = { from: string; until: string };

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 1000;
/** All are read in one call, and the page of the status carries a hash of each. */
const MOST_MACHINES = 100;

/** What `npm run status` works with. @throws {NotToldError} with nothing changed */
export function createTelling({ db, now }: { db: () => Promise<Firestore>; now: () => Date }) {
  /** Adds what is told to an open incident, and perhaps closes it or moves the work to other times. */
  async function tell(
    id: string,
    text: string,
    { closes = false, moves = null }: { closes?: boolean; moves?: Times | null },
  ): Promise<ToldIncident> {
    const words = read('text', text, LONGEST_TEXT);
    const database = await db();
    return transact(database, async (transaction) => {
      const doc = docOf(database, id);
      const incident = incidentIn(await transaction.get(doc));
      if (incident === null) throw new NotToldError(`There is no incident ${id}.`);
      if (incident.closedAt !== null) {
        throw new NotToldError(`${id} is closed since ${incident.closedAt}. Open another one.`);
      }
      const moment = now();
      const at = moment.toISOString();
      const changes = {
        updates: [...incident.updates, { at, text: words }],
        closedAt: closes ? at : null,
        maintenance: moves === null ? incident.maintenance : moved(incident, moves, moment),
      };
      transaction.update(doc, changes);
      return { ...incident, ...changes };
    });
  }

  /** Changes what is told of an incident, open or closed. */
  async function change(
    id: string,
    changes: (incident: ToldIncident) => Partial<ToldIncident>,
  ): Promise<ToldIncident> {
    const database = await db();
    return transact(database, async (transaction) => {
      const doc = docOf(database, id);
      const incident = incidentIn(await transaction.get(doc));
      if (incident === null) throw new NotToldError(`There is no incident ${id}.`);
      const changed = changes(incident);
      transaction.update(doc, changed);
      return { ...incident, ...changed };
    });
  }

  return {
    /** Those that are on the page, newest first. */
    list: async (): Promise<ToldIncident[]> =>
      readIncidents(await db(), new Date(now().getTime() - INCIDENT_DAYS * DAY_MS)),

    async open({ title, parts, machines, maintenance }: NewIncident): Promise<ToldIncident> {
      const database = await db();
      if (machines !== null) await requireMachines(database, machines);
      const at = now();
      const incident = {
        title: read('title', title, LONGEST_TITLE),
        parts: readParts(parts),
        machines: machines && [...new Set(machines)],
        openedAt: at.toISOString(),
        closedAt: null,
        maintenance: maintenance && readMaintenance(maintenance, at),
        updates: [],
      };
      const id = randomUUID().slice(0, 8);
      await docOf(database, id).create(incident);
      return { id, ...incident };
    },

    /** Corrects a title. The page has the new one alone. */
    retitle: (id: string, title: string) =>
      change(id, () => ({ title: read('title', title, LONGEST_TITLE) })),

    /** Takes one off the page that was told by mistake. It is kept on record, and planned work of it excuses nothing. */
    withdraw: (id: string) =>
      change(id, ({ closedAt }) => {
        const at = now().toISOString();
        return { closedAt: closedAt ?? at, withdrawnAt: at };
      }),

    /** @param moves when the work is to be instead */
    update: (id: string, text: string, moves: Times | null = null) => tell(id, text, { moves }),
    close: (id: string, text: string) => tell(id, text, { closes: true }),
  };
}

/** Whether planned work was announced early enough: then it does not count against availability. */
export function isAnnouncedInTime({ maintenance }: Pick<ToldIncident, 'maintenance'>): boolean {
  if (maintenance === null) return false;
  const notice = Date.parse(maintenance.from) - Date.parse(maintenance.announcedAt);
  return notice >= MAINTENANCE_NOTICE_DAYS * DAY_MS;
}

/** An id that is a path would lead elsewhere. */
function docOf(db: Firestore, id: string): DocumentReference {
  if (!/^[\w-]+$/.test(id)) throw new NotToldError(`There is no incident ${id}.`);
  return incidents(db).doc(id);
}

function read(what: string, text: string, longest: number): string {
  const words = text.trim();
  if (words === '') throw new NotToldError(`Give a ${what}, in quotes.`);
  if (words.length > longest) {
    throw new NotToldError(`The ${what} has ${words.length} characters; ${longest} fit.`);
  }
  return words;
}

function readParts(parts: readonly string[]): StatusPart[] {
  const unknown = parts.find((part) => !isPart(part));
  if (parts.length === 0 || unknown !== undefined) {
    throw new NotToldError(
      `${unknown === undefined ? 'Say which parts it is about' : `There is no part “${unknown}”`}: --parts takes ${STATUS_PARTS.join(', ')}, with commas between.`,
    );
  }
  return STATUS_PARTS.filter((part) => parts.includes(part));
}

function isPart(word: string): boolean {
  return STATUS_PARTS.some((part) => part === word);
}

/** The notice counts from the move: whom the new time meets was told of it then. */
function moved({ id, maintenance }: ToldIncident, times: Times, at: Date) {
  if (maintenance === null) {
    throw new NotToldError(`${id} is no planned work. Open another one with these times.`);
  }
  // Its time is being counted already, as what was announced.
  if (Date.parse(maintenance.from) <= at.getTime()) {
    throw new NotToldError(
      `${id} has begun, at ${maintenance.from}. Close it, and open another one for what is left.`,
    );
  }
  return readMaintenance(times, at);
}

function readMaintenance({ from, until }: Times, at: Date) {
  const [begins, ends] = [from, until].map(readMoment);
  if (begins === undefined || ends === undefined || begins >= ends) {
    throw new NotToldError('--until has to be after --from.');
  }
  if (ends <= at) throw new NotToldError('That time has passed. Open an incident without --from.');
  return {
    from: begins.toISOString(),
    until: ends.toISOString(),
    announcedAt: at.toISOString(),
  };
}

/** A time without an offset would mean another moment on another computer. */
function readMoment(text: string): Date {
  const date = new Date(text);
  if (!/T.*(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(date.getTime())) {
    throw new NotToldError(
      `“${text}” is not a time with its offset, such as 2026-12-01T22:00+01:00.`,
    );
  }
  return date;
}

async function requireMachines(db: Firestore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || ids.length > MOST_MACHINES) {
    throw new NotToldError(
      `--machines takes 1 to ${MOST_MACHINES} ids. Leave it out if it is about everyone.`,
    );
  }
  const wrong = ids.find((id) => !/^[\w-]+$/.test(id));
  if (wrong !== undefined) throw new NotToldError(`There is no machine ${wrong}.`);
  const found = await db.getAll(...ids.map((id) => db.collection('machines').doc(id)));
  const missing = found.find(({ exists }) => !exists);
  if (missing !== undefined) throw new NotToldError(`There is no machine ${missing.id}.`);
}
