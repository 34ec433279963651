import type { StoredMail } from '../../adapters/outbox.ts';
import { MAIL_KINDS, type MailContent } from '../../consistency/mail-kinds.ts';
import { DAY_MS } from '../../foundation/durations.ts';

/** News of how something stands is no news any more after this. Only mail that was held gets as old. */
const NEWS_MS = 7 * DAY_MS;

/**
 * Whether a mail still says something that its reader can use. One that was held may be late.
 * @param now the time of day
 * @param planNow the time by which plans and machines live
 */
export function isOfUse(mail: StoredMail, now: Date, planNow: Date): boolean {
  const { kind, facts } = contentOf(mail);
  const isAhead = (date: string) => Date.parse(date) > planNow.getTime();
  const isNews = now.getTime() - Date.parse(mail.createdAt) < NEWS_MS;
  switch (kind) {
    case 'machine_sleeping':
      return isAhead(facts.sleepAt);
    case 'plan_pause_ends':
      return isAhead(facts.until);
    case 'plan_ends_unpaid':
      return facts.endsAt === null ? isNews : isAhead(facts.endsAt);
    case 'machine_ready':
    case 'machine_failed':
    case 'machine_silent':
    case 'machine_back':
    case 'machine_disk':
    case 'machine_asleep':
      return isNews;
    // They go out at once or not at all, or are worth reading whenever they come.
    case 'machine_ending':
    case 'machine_erased':
    case 'machine_orders':
    case 'newsletter_confirm':
    case 'newsletter_known':
    case 'address_confirm':
    case 'message_receipt':
    case 'message_notice':
    case 'security':
    case 'announcement':
      return true;
  }
}

/** The facts are checked as they were when they were written. */
export function contentOf({ kind, facts }: StoredMail): MailContent {
  return { kind, facts: MAIL_KINDS[kind].facts.parse(facts) } as MailContent;
}
