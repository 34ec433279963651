import {
  STAFF_AFTER_HOURS,
  WITHDRAWAL_LINK_DAYS,
  type WithdrawalOutcome,
  type WithdrawalReceived,
  type WithdrawalRefund,
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
        paragraphs: [refundWords(outcome, locale), SERVERS, receipt],
        next: 'plan',
      };
    case 'again':
      return {
        title: 'You have withdrawn already',
        paragraphs: [`It counts once, from the first time. ${refundWords(outcome, locale)}`],
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
const NOTHING = 'There is nothing to pay back for this order, and you owe nothing.';
const SERVERS = `The servers that we host for you go to sleep. You can download their data for ${KEEP_DAYS} days; then they are erased for good, with their backups.`;

/** What a withdrawal would pay back. */
export type RefundAhead = WithdrawalRefund | 'reading' | 'unread';

/** What someone who is signed in reads before they confirm. */
export function refundAhead(ahead: RefundAhead, locale: string): string {
  if (ahead === 'reading') return 'We are working out what you get back …';
  if (ahead === 'unread') {
    return 'We could not work out in advance what you get back. You can confirm all the same: the page then says the sum.';
  }
  if (ahead.refund === null) return `A person works out within ${DECIDED} what you get back.`;
  const { money, credit } = sumsOf(ahead, locale);
  const parts = [
    money && `${money}, the way you paid`,
    credit && `${credit} as credit on your account`,
  ];
  const known = parts.filter((part) => part !== '');
  return known.length === 0 ? NOTHING : `If you confirm now, you get back ${known.join(', and ')}.`;
}

function refundWords(paid: WithdrawalRefund, locale: string): string {
  if (paid.refund === null) {
    return `A person works out the refund within ${DECIDED} and writes to you.`;
  }
  const { money, credit } = sumsOf(paid, locale);
  const parts = [
    money && `${money} goes back the way you paid. Banks usually take ${BANKS_TAKE}.`,
    credit && `${credit} is on your account again as credit.`,
  ];
  return parts.filter((part) => part !== '').join(' ') || NOTHING;
}

/** Empty where it is nothing. */
function sumsOf({ refund, credit }: WithdrawalRefund, locale: string) {
  const [money = '', again = ''] = [refund, credit].map((sum) =>
    sum ? formatMoney(sum.amount, sum.currency, locale) : '',
  );
  return { money: refund?.amount === 0 ? '' : money, credit: again };
}

function lastDayWords({ lastDay }: WithdrawalOutcome, locale: string): string {
  const day = lastDay === null ? null : formatCalendarDay(lastDay, locale);
  return day === null ? '' : `Its last day was ${day}. `;
}
