import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { DOCUMENTS } from './documents.ts';

export type StoredAnnouncement = z.infer<typeof DOCUMENTS.announcements.fields>;

export function announcementDoc(db: Firestore, id: string) {
  return db.collection('announcements').doc(id);
}

/** Null: there is none. */
export function announcementIn(snapshot: { data: () => unknown }): StoredAnnouncement | null {
  return DOCUMENTS.announcements.fields.safeParse(snapshot.data()).data ?? null;
}

export async function readStoredAnnouncement(
  db: Firestore,
  id: string,
): Promise<StoredAnnouncement | null> {
  return announcementIn(await announcementDoc(db, id).get());
}
