import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '../foundation/durations.ts';
import type { Transaction } from './transact.ts';

/** A mail in plain words. Nothing in it is HTML, and no paragraph holds a line break. */
export type Mail = { to: string; subject: string; paragraphs: readonly string[] };

/** How long it may stay here once it is written; `expireAt` is the collection's TTL field. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Writes a mail with what it reports, all or nothing: `mail/{id}`, which Firebase's extension Trigger Email sends.
 * @param id made from the occasion and its moment, so that work that is repeated writes no second one
 */
export function writeMail(
  db: Firestore,
  transaction: Transaction,
  id: string,
  { to, subject, paragraphs }: Mail,
  now: Date,
): void {
  transaction.set(db.collection('mail').doc(id.replaceAll(/[^\w-]/g, '-')), {
    to: [to],
    message: {
      subject: subject.replaceAll(/\s+/g, ' '),
      text: `${paragraphs.join('\n\n')}\n`,
      html: paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`).join('\n'),
    },
    expireAt: new Date(now.getTime() + KEPT_MS),
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
