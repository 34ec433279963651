import { sameForm } from '@contract/email.ts';
import type { CancellationReceived } from '@contract/legal/cancellation.ts';
import { STAFF_AFTER_HOURS, WITHDRAWAL_LINK_DAYS } from '@contract/legal/withdrawal.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { formatCalendarDay, formatDay, formatDayAndTime } from '@/lib/dates.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import type { CancellationFields } from './cancellation-rules.ts';

/** The two kinds, as they are chosen. */
export const KINDS = [
  {
    kind: 'ordinary',
    title: 'At the end of the period',
    text: 'The plan runs to the end of the period that you have paid for. You need give no reason.',
  },
  {
    kind: 'cause',
    title: 'At once, for an important reason',
    text: `For example because we break the contract. A person reads the reason and decides within ${ANSWER_TIME.promised}.`,
  },
] as const;

/**
 * What is declared, in its person's words.
 * @param ownEmail of the account, where it is declared from a session
 */
export function describeDeclaration(
  { kind, contract, email, on }: CancellationFields,
  { ownEmail, locale }: { ownEmail: string | null; locale: string },
): string {
  const which =
    contract === ''
      ? `the contract for the plan of ${ownEmail ?? sameForm(email)}`
      : `the contract for which I got the invoice ${contract}`;
  const day = dayOf(on, locale);
  if (kind === 'cause') {
    const when = day === null ? 'at once' : `on ${day}`;
    return `I cancel ${which} for an important reason. It should end ${when}.`;
  }
  const period = day === null ? 'the period that is running' : `the period in which ${day} lies`;
  return `I cancel ${which}. It should end ${day === null ? 'as soon as possible, ' : ''}with ${period}.`;
}

/** What happens once the button is pressed. */
export function describeNext({ kind }: CancellationFields, isOwner: boolean): string {
  if (!isOwner) {
    return `${COUNTS} We then write to the address of the account. That e-mail has a link to confirm, and names the day on which the plan ends.`;
  }
  return kind === 'cause'
    ? `${COUNTS} ${DECIDES} Until then, the plan is set to end with its period.`
    : `${COUNTS} The plan is then set to end with its period, and we tell you the day. ${AT_ONCE}`;
}

/** What a person is told once their cancellation has arrived. Signed out, it is the same for everyone. */
export function describeReceived(
  received: CancellationReceived,
  fields: CancellationFields,
  { isOwner, locale }: { isOwner: boolean; locale: string },
): ReceivedText {
  const counts = `It counts from ${formatDayAndTime(received.at, locale) ?? received.at}. The receipt, with all that you declared, goes to ${sameForm(fields.email)}.`;
  const isCause = fields.kind === 'cause';
  const end = isOwner ? readEnd(received, locale) : null;
  if (!isOwner) {
    const day = dayOf(fields.on, locale);
    return {
      title: RECEIVED,
      paragraphs: [counts, isCause ? `${DECIDES} ${OTHERWISE}` : endsWith(day), LINK],
    };
  }
  if (end === null) {
    return { title: RECEIVED, paragraphs: [counts, ...(isCause ? [DECIDES] : []), SOON] };
  }
  if (end.isOver) {
    return {
      title: 'Your plan has ended',
      paragraphs: [SERVERS, ...(isCause ? [DECIDES] : []), counts],
    };
  }
  return isCause
    ? {
        title: RECEIVED,
        paragraphs: [counts, `${DECIDES} Otherwise your plan ends on ${end.day}.`],
      }
    : { title: `Your plan ends on ${end.day}`, paragraphs: [UNTIL_THEN, counts] };
}

export type ReceivedText = { title: string; paragraphs: readonly string[] };

/** What the page says that the link of an e-mail leads to, once its button was pressed. */
export function describeConfirmed(at: string, locale: string): ReceivedText {
  return {
    title: RECEIVED,
    paragraphs: [
      `It counts from ${formatDayAndTime(at, locale) ?? at}.`,
      'An e-mail to the address of your account names the day on which your plan ends.',
    ],
  };
}

const RECEIVED = 'We have received your cancellation';
const COUNTS = 'It counts from the moment you press the button.';
/** Such a plan is paid for no time to come. */
export const AT_ONCE = 'A plan that is paused or unpaid ends at once.';
const DECIDES = `A person reads your reason and decides within ${ANSWER_TIME.promised}. If it stands, the plan ends at once, and what you paid for the days after your cancellation comes back.`;
const OTHERWISE =
  'Otherwise the contract ends at the end of the period that is running. On which day that is, we write to the account’s own address.';
const SOON = `Within minutes, your plan is set to end, and an e-mail to the address of the account names the day. If we cannot tell which plan you mean, a person decides within ${ANSWER_TIME.promised} and writes to you.`;
const UNTIL_THEN =
  'Until then everything works as it does now, and you can undo the cancellation in your account.';
const SERVERS = `The servers that we host for you go to sleep. You can download their data for ${KEEP_DAYS} days; then they are erased for good, with their backups.`;
const LINK = `If this address or number belongs to a plan, that e-mail has a link to confirm. It works for ${WITHDRAWAL_LINK_DAYS} days; after ${STAFF_AFTER_HOURS} hours without it, a person decides within ${ANSWER_TIME.promised}. What counts is the moment above: if your cancellation stands, what is charged after it for a later period comes back in full.`;

function endsWith(day: string | null): string {
  const period = day === null ? 'the period that is running' : `the period in which ${day} lies`;
  return `The contract ends at the end of ${period}. On which day that is, we write to the account’s own address.`;
}

/** A plan that is not paid ends with the cancellation, a moment after it was received. */
function readEnd({ at, endsAt }: CancellationReceived, locale: string) {
  const day = formatDay(endsAt ?? null, locale);
  if (endsAt === undefined || day === null) return null;
  return { day, isOver: Date.parse(endsAt) <= Date.parse(at) + A_MOMENT_MS };
}

const A_MOMENT_MS = 60_000;

function dayOf(on: string, locale: string): string | null {
  return on === '' ? null : formatCalendarDay(on, locale);
}
