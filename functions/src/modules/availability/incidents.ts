import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { DOCUMENTS } from './documents.ts';

const Told = DOCUMENTS.incidents.fields;

export type ToldIncident = z.infer<typeof Told> & { id: string };

/** Those that are open, and those that were closed since, newest first. */
export async function readIncidents(db: Firestore, since: Date): Promise<ToldIncident[]> {
  const all = incidents(db);
  const [open, closed] = await Promise.all([
    all.where('closedAt', '==', null).limit(MOST).get(),
    all.where('closedAt', '>=', since.toISOString()).limit(MOST).get(),
  ]);
  return [...open.docs, ...closed.docs]
    .flatMap((doc) => incidentIn(doc) ?? [])
    .toSorted((one, other) => other.openedAt.localeCompare(one.openedAt));
}

/** Null if there is none, or if it was told by mistake. */
export function incidentIn(doc: DocumentSnapshot): ToldIncident | null {
  const told = Told.safeParse(doc.data());
  return told.success && told.data.withdrawnAt === undefined ? { id: doc.id, ...told.data } : null;
}

export function incidents(db: Firestore) {
  return db.collection('incidents');
}

const MOST = 50;
