import {
  STAFF_AFTER_HOURS,
  WITHDRAWAL_LINK_DAYS,
  type WithdrawalOutcome,
  type WithdrawalReceived,
} from '@contract/legal/withdrawal.ts';
import { BANKS_TAKE } from '@contract/legal/withdrawal-words.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { formatCalendarDay, formatDayAndTime } from '@/lib/dates.ts';
import { formatMoney } from '@/lib/money.ts';
import { ANSWER_TIME } from '@/site/facts.ts';

/** What became of a withdrawal, in words. */
export type ReceivedText = {
  title: string;
  paragraphs: readonly string[];
  /** What can be done next: see the plan, or cancel it instead. */
  next: 'plan' | 'cancel' | null;
};

export type Reader = {
  /** Where the receipt goes; null where it went when the withdrawal was declared. */
  email: string | null;
  /** They are signed in to the account of the plan, or have its link. */
  isOwner: boolean;
  locale: string;
};

/** What a person is told once their withdrawal has arrived. */
export function describeReceived(
  { at, outcome }: WithdrawalReceived,
  { email, isOwner, locale }: Reader,
): ReceivedText {
  const counts = `It counts from ${formatDayAndTime(at, locale) ?? at}.`;
  const receipt =
    email === null
      ? counts
      : `${counts} The receipt, with all that you declared, goes to ${email}.`;
  if (outcome === undefined) {
    return { title: RECEIVED, paragraphs: [receipt, isOwner ? SOON : LINK], next: null };
  }
  switch (outcome.kind) {
    case 'ended':
      return {
        title: 'Your plan has ended',
        paragraphs: [refundWords(outcome.refund, locale), SERVERS, receipt],
        next: 'plan',
      };
    case 'again':
      return {
        title: 'You have withdrawn already',
        paragraphs: [`It counts once, from the first time. ${refundWords(outcome.refund, locale)}`],
        next: 'plan',
      };
    case 'late':
      return {
        title: 'The period for a withdrawal is over',
        paragraphs: [
          `${lastDayWords(outcome, locale)}We keep what you declared, and a person looks at it within ${DECIDED}. Your plan stays as it is.`,
          receipt,
          'You can cancel it on any day: it then runs to the end of the period that you have paid for.',
        ],
        next: 'cancel',
      };
    case 'staff':
      return { title: RECEIVED, paragraphs: [receipt, STAFF], next: null };
  }
}

const RECEIVED = 'We have received your withdrawal';
const DECIDED = ANSWER_TIME.promised;
const SOON =
  'Your plan ends within minutes, and the refund follows. An e-mail to the address of the account says when both are done.';
const STAFF = `A person decides within ${DECIDED} and writes to you. If your withdrawal stands, what is charged until then comes back in full.`;
const LINK = `If this address or number belongs to a plan, a link to confirm goes to the account’s own address. Its button ends the plan and starts the refund; it works for ${WITHDRAWAL_LINK_DAYS} days. After ${STAFF_AFTER_HOURS} hours without it, a person decides within ${DECIDED}. If your withdrawal stands, what is charged until then comes back in full.`;
const PAID_NOTHING = 'You have paid nothing for this order, and owe nothing.';
const SERVERS = `The servers that we host for you go to sleep. You can download their data for ${KEEP_DAYS} days; then they are erased for good, with their backups.`;

/** What a withdrawal would pay back; null: it is not known in advance. */
export type RefundAhead = WithdrawalOutcome['refund'] | 'reading' | 'unread';

/** What someone who is signed in reads before they confirm. */
export function refundAhead(refund: RefundAhead, locale: string): string {
  if (refund === 'reading') return 'We are working out what you get back …';
  if (refund === 'unread') {
    return 'We could not work out in advance what you get back. You can confirm all the same: the page then says the sum.';
  }
  if (refund === null) return `A person works out within ${DECIDED} what you get back.`;
  if (refund.amount === 0) return PAID_NOTHING;
  const money = formatMoney(refund.amount, refund.currency, locale);
  return `If you confirm now, you get back ${money}, the way you paid.`;
}

function refundWords(refund: WithdrawalOutcome['refund'], locale: string): string {
  if (refund === null) {
    return `A person works out the refund within ${DECIDED} and writes to you.`;
  }
  if (refund.amount === 0) return PAID_NOTHING;
  const money = formatMoney(refund.amount, refund.currency, locale);
  return `${money} goes back the way you paid. Banks usually take ${BANKS_TAKE}.`;
}

function lastDayWords({ lastDay }: WithdrawalOutcome, locale: string): string {
  const day = lastDay === null ? null : formatCalendarDay(lastDay, locale);
  return day === null ? '' : `Its last day was ${day}. `;
}
