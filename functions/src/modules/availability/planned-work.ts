import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DOCUMENTS } from './documents.ts';
import { readEach } from '../../db/read-each.ts';
import { MAINTENANCE_NOTICE_DAYS } from '../../contract/availability.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import type { Log } from '../../foundation/log.ts';
import { earlier, type Span } from './spans.ts';

/** Maintenance that counts as such. `machines`: ids of those that it is about; null: all. */
export type PlannedWork = Span & { machines: string[] | null };

/** Finds maintenance of servers that ended after a moment, or is still to come, and was announced in time. */
export function createListPlanned(database: () => Promise<Firestore>, log: Log) {
  return async (since: string): Promise<PlannedWork[]> => {
    const { docs } = await (
      await database()
    )
      .collection('incidents')
      .where('maintenance.until', '>', since)
      .get();
    const read = (doc: DocumentSnapshot) => plannedIn(DOCUMENTS.incidents.fields.parse(doc.data()));
    return readEach(docs, read, log).flat();
  };
}

export type ListPlanned = ReturnType<typeof createListPlanned>;

type Incident = ReturnType<typeof DOCUMENTS.incidents.fields.parse>;

function plannedIn(incident: Incident): PlannedWork[] {
  const { parts, machines, maintenance, closedAt, withdrawnAt } = incident;
  if (maintenance === null || withdrawnAt !== undefined || !parts.includes('servers')) return [];
  const { from, until, announcedAt } = maintenance;
  const noticeMs = Date.parse(from) - Date.parse(announcedAt);
  if (noticeMs < MAINTENANCE_NOTICE_DAYS * DAY_MS) return [];
  // Work that ended early excuses nothing after its end.
  return [{ from: inUtc(from), until: earlier(inUtc(until), inUtc(closedAt ?? until)), machines }];
}

/** With milliseconds, as all that it is compared with. */
function inUtc(time: string): string {
  return new Date(time).toISOString();
}
