import type { StoredMail } from '../../../adapters/outbox.ts';
import type { FactsOf } from '../../../consistency/mail-kinds.ts';
import type { Letter } from '../template.ts';
import type { WordsParts } from '../write-letter.ts';

/** What operators announce with `npm run announce`. Null: it was stopped. */
export async function announcementWords(
  { announcement: id }: FactsOf<'announcement'>,
  _mail: StoredMail,
  { reads, site }: WordsParts,
): Promise<Letter | null> {
  const announcement = await reads.announcement(id);
  if (announcement === null) return null;
  const { subject, text } = announcement;
  return {
    subject,
    parts: text.split(/\n{2,}/),
    why: `We sent you this e-mail because you are a customer of Alcove, ${site}.`,
  };
}
