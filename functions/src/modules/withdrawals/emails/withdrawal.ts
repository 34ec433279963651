import type { Needs } from '../../../context.ts';
import type { EmailKind, FactsOf } from '../../email/email-kind.ts';
import {
  lastDayOfWithdrawal,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_LINK_DAYS,
} from '../../../contract/legal/withdrawal.ts';
import { KEEP_DAYS } from '../../../contract/machines.ts';
import { ANSWER_TIME } from '../../../contract/messages.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import { defineEmail, type CopyParts, type Email, type Written } from '../../email/email-parts.ts';
import {
  cancellationNews,
  withdrawalNews,
  withdrawalNotice,
  withdrawalReceipt,
  type Withdrawal,
} from '../withdrawal-record.ts';
import { pageLinkTo } from '../../email/links.ts';
import type { Letter } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';
import { sumOf } from '../../email/format-sum.ts';
import { declaredFacts } from './declared-facts.ts';
import { shortNumberOf } from '../../email/short-number.ts';
import { unlinked } from '../../email/unlinked.ts';
import { createWithdrawalStore } from '../withdrawal-store.ts';
import { CANCELLATION_WORDS, paidBackWords } from './cancellation.ts';

/** What these mails say besides their facts, read when they are sent. */
type Reads = {
  withdrawal: (id: string) => Promise<Withdrawal | null>;
  /** What one receipt is for: so many in full, and how many more. */
  declaredWith: (mailId: string, most: number) => Promise<Declared>;
};
type Parts = CopyParts<Reads> & { id: string };

export const withdrawalReceiptEmail = withdrawalEmail(
  withdrawalReceipt,
  async (_facts, one, parts) => receipt(await declaredBeside(one, parts)),
);
export const withdrawalNoticeEmail = withdrawalEmail(withdrawalNotice, (_facts, one, parts) =>
  notice(parts.id, one, parts.project),
);
export const withdrawalDecidedEmail = withdrawalEmail(withdrawalNews, ({ event }, one, parts) =>
  WORDS[event](one, parts),
);
export const cancellationEmail = withdrawalEmail(cancellationNews, ({ event }, one, parts) =>
  CANCELLATION_WORDS[event](one, parts),
);

/** Null: it is gone, or no longer as the mail would say. */
function withdrawalEmail<F extends { withdrawal: string }>(
  kind: EmailKind<F>,
  words: (
    facts: F,
    withdrawal: Withdrawal,
    parts: Parts,
  ) => Written | null | Promise<Written | null>,
): Email<F, Reads> {
  return defineEmail<F, Reads>(kind, {
    loaders({ db }: Needs<'db'>) {
      const store = createWithdrawalStore(db);
      return {
        withdrawal: store.read,
        declaredWith: (mailId, most) => store.declaredWith(mailId, most),
      };
    },
    async copy(facts, _mail, parts) {
      const id = facts.withdrawal;
      const withdrawal = await parts.reads.withdrawal(id);
      return withdrawal === null ? null : words(facts, withdrawal, { ...parts, id });
    },
  });
}

/** How many declarations a receipt repeats. */
const MOST_IN_FULL = 20;

type Declared = { found: Withdrawal[]; more: number };

/** What else was declared to the same address, where one receipt tells of several. */
async function declaredBeside(one: Withdrawal, { reads }: Pick<Parts, 'reads'>): Promise<Declared> {
  return one.receipt === undefined
    ? { found: [one], more: 0 }
    : reads.declaredWith(one.receipt, MOST_IN_FULL);
}

/**
 * To the address that was typed, which may be a stranger's. The law asks for the content, so it is shown as someone's words, with
 * nothing in it that a mail program makes a link of, and nothing in the words of someone who was not signed in, but for the reason of
 * a cancellation.
 */
function receipt({ found, more }: Declared): Letter | null {
  const [first, ...others] = found;
  if (first === undefined) return null;
  const { day, time } = momentOf(first.declaredAt);
  const moments = found.map(({ declaredAt }) => momentOf(declaredAt));
  const count = found.length + more;
  const isOne = others.length + more === 0;
  const kinds = new Set(found.map(({ kind }) => what(kind)));
  const [kind = 'declaration'] = kinds.size === 1 ? kinds : [];
  const about = {
    withdrawal: 'of withdrawal from',
    cancellation: 'of cancellation of',
    declaration: 'about',
  }[kind];
  return {
    subject: isOne ? `We have received your ${kind}` : `We have received ${count} ${kind}s`,
    parts: [
      isOne
        ? `A declaration ${about} a contract with Alcove reached us on ${day}, at ${time} UTC. That moment counts. What follows was entered in our form:`
        : `${count} declarations ${about} a contract with Alcove reached us. The moment beside each counts. What follows was entered in our form:`,
      ...found.map((one, index) => ({
        quote: unlinked(
          [
            ...(isOne ? [] : [`Received: ${moments[index]?.day}, ${moments[index]?.time} UTC`]),
            ...receivedWords(one),
          ].join('\n'),
        ),
      })),
      ...(more === 0 ? [] : [`And ${more} more, which count as well. Reply if you need them all.`]),
      ...(kinds.has('withdrawal')
        ? [
            `If a withdrawal was sent from a session of the account, the plan has ended, and an e-mail to the address of the account says so. Otherwise, if the number or this address belongs to a plan, we send a link to confirm to the address of its account. It works for ${WITHDRAWAL_LINK_DAYS} days.`,
          ]
        : []),
      ...(kinds.has('cancellation') ? CANCELLED : []),
      `In all other cases our staff decide within ${ANSWER_TIME.promised}. If the declaration stands, what was charged after it is refunded${kinds.has('cancellation') ? ', for a cancellation what was charged for a later period' : ' whole'}.`,
      'If you did not send this, someone entered your address, perhaps by mistake. You need not do anything.',
    ],
    why: 'We sent you this e-mail because this address was entered in our form for withdrawals and cancellations.',
  };
}

const what = (kind: Withdrawal['kind']) => (kind === 'withdrawal' ? 'withdrawal' : 'cancellation');

/** The same for everyone, so that it tells a stranger nothing about a plan. */
const CANCELLED = [
  'A cancellation ends the plan at the end of the period that is running, or with the period in which its date lies. A plan that is paused or unpaid ends at once. We send that day to the account’s own address.',
  `If it was sent from a session of the account, it has taken effect. Otherwise, if the number or this address belongs to a plan, we send a link to confirm to the address of its account. It works for ${WITHDRAWAL_LINK_DAYS} days. A reason is read by our staff within ${ANSWER_TIME.promised}: if they accept it, the plan ends at once.`,
];

function receivedWords(withdrawal: Withdrawal): string[] {
  const { kind, name, contract, words, hasSession, isReasonQuoted } = withdrawal;
  if (hasSession === true && isReasonQuoted !== false) return declaredLines(withdrawal);
  const isReason = kind === 'cause';
  return declaredLines({
    ...withdrawal,
    ...(hasSession !== true && {
      name: shownName(name, 'the name you gave'),
      contract:
        contract === '' || INVOICE_NUMBER.test(contract) ? contract : 'the contract you named',
    }),
    words: !isReason ? '' : isReasonQuoted === false ? 'the reason you gave' : words,
  });
}

/** Of our invoices: the customer's own prefix, in which Stripe has letters, and a number. */
const INVOICE_NUMBER = /^(?=\d*[a-z])[a-z\d]{4,8}-\d{4,6}$/i;

/** To staff, whose answer goes to the sender and has these words beneath it: what is for staff alone is no part of them. */
function notice(id: string, withdrawal: Withdrawal, project: string | undefined): Written {
  const {
    kind,
    why,
    declaredAt,
    email,
    endedAt,
    uid,
    subscriptionId,
    receipt: thread,
  } = withdrawal;
  const { day, time } = momentOf(declaredAt);
  const named = kind === 'withdrawal' ? 'Withdrawal from' : 'Cancellation of';
  const on = project === undefined ? '' : ` --project ${project}`;
  const acts =
    endedAt === null
      ? ['accept', ...(kind === 'cause' ? ['ordinary'] : []), 'refuse']
      : ['settled'];
  return {
    subject: `${named} a contract with Alcove (${shortNumberOf(id)})`,
    parts: [
      `This was declared on ${day}, at ${time} UTC.`,
      { quote: unlinked(declaredLines(withdrawal).join('\n')) },
    ],
    why: 'This was sent by our form for withdrawals and cancellations.',
    replyTo: email,
    ...(thread !== undefined && { inThreadOf: thread }),
    internal: [
      'For staff alone. An answer to this e-mail goes to the address that was entered.',
      `${why === null ? '' : NOTICES[why]} Decide within ${ANSWER_TIME.promised}; docs/operating.md says how.`.trim(),
      ...(endedAt === null ? [] : ['Once it is paid back:']),
      ...acts.map((act) => `npm run withdrawals -- ${act} ${id}${on}`),
      ...(uid === null ? [] : [`account: ${uid}`]),
      ...(subscriptionId === null ? [] : [`subscription: ${subscriptionId}`]),
      `It is kept as withdrawals/${id}. You get this because STAFF_MAIL names this address.`,
    ],
  };
}

const NOTICES: Readonly<Record<NonNullable<Withdrawal['why']>, string>> = {
  unknown: 'We know of no plan for this number or address.',
  not_confirmed: 'The owner of the account has had a link for a day, or has no confirmed address.',
  bounced: 'The e-mail with the link came back.',
  late: 'The period was over.',
  disputed: 'The plan has ended. A payment for it is disputed.',
  partly_refunded: 'The plan has ended. A payment for it was refunded in part before.',
  refund_failed: 'The plan has ended. A refund for it came back: pay it in another way.',
  for_cause:
    'The plan is set to end with its period. Its owner gives a reason to end it at once: decide whether it does.',
};

function declaredLines({
  kind,
  name,
  email,
  contract,
  words,
  on,
}: Pick<Withdrawal, 'kind' | 'name' | 'email' | 'contract' | 'words' | 'on'>): string[] {
  return declaredFacts({ kind, name, email, contract, words, on }).map(
    ({ term, text }) => `${term}: ${text}`,
  );
}

type Event = FactsOf<typeof withdrawalNews>['event'];

/** To the account's own address. It repeats nothing that was typed: that may come from a stranger. */
const WORDS: Readonly<Record<Event, (withdrawal: Withdrawal, parts: Parts) => Letter | null>> = {
  confirm({ state, declaredAt, endedAt }, { id, site, linkKey, now }) {
    if (endedAt !== null || (state !== 'to_confirm' && state !== 'staff')) return null;
    const { day, time } = momentOf(declaredAt);
    const until = new Date(now().getTime() + WITHDRAWAL_LINK_DAYS * DAY_MS);
    const link = { purpose: 'withdrawal-confirm', id, generation: declaredAt, until } as const;
    return {
      subject: 'Confirm that you withdraw from your plan',
      parts: [
        `On ${day}, at ${time} UTC, someone declared in our form that they withdraw from your plan.`,
        `If that was you, press the button. Your plan then ends at once, and you get back what you paid for the days after ${day}. The link works for ${WITHDRAWAL_LINK_DAYS} days. If you do not use it within a day, our staff decide within ${ANSWER_TIME.promised}.`,
        'If it was someone else, reply to this e-mail and tell us: your plan goes on.',
      ],
      link: { label: 'Confirm withdrawal', url: pageLinkTo(link, site, linkKey) },
      why: WHY,
    };
  },

  late({ declaredAt, orderedAt }, { site }) {
    if (orderedAt === null) return null;
    const [declared, ordered] = [momentOf(declaredAt), momentOf(orderedAt)];
    return {
      subject: 'The withdrawal period of your plan is over',
      parts: [
        `On ${declared.day}, at ${declared.time} UTC, someone declared in our form that they withdraw from your plan. It was ordered on ${ordered.day}, and could be withdrawn from through day ${WITHDRAWAL_DAYS}: until ${momentOf(lastDayOfWithdrawal(orderedAt)).day}.`,
        `Our staff have the declaration and answer within ${ANSWER_TIME.promised}. You can cancel your plan at any time: it then ends with the period that is paid.`,
      ],
      link: { label: 'Go to plan and invoices', url: `${site}${SITE_PATHS.invoices}` },
      why: WHY,
    };
  },

  ended(withdrawal, { site }) {
    const { day, time } = momentOf(withdrawal.declaredAt);
    return {
      subject: 'Your plan has ended, as you asked',
      parts: [
        `You withdrew from your plan on ${day}, at ${time} UTC. It has ended, and nothing more is charged for it.`,
        paidBackWords(
          withdrawal,
          'Nothing was paid for the days after it, so there is nothing to refund.',
        ),
        `Your servers sleep, and are kept with their data for ${KEEP_DAYS} days. Fetch what you need before then.`,
      ],
      link: { label: 'Go to plan and invoices', url: `${site}${SITE_PATHS.invoices}` },
      why: WHY,
    };
  },

  refused({ declaredAt }) {
    const { day } = momentOf(declaredAt);
    return {
      subject: 'We have decided about a withdrawal',
      parts: [
        `On ${day}, someone declared that they withdraw from a contract with Alcove. We looked into it and did not accept the declaration, so nothing changes.`,
        'If you think that this is wrong, reply to this e-mail: a person reads it.',
      ],
      why: 'We sent you this e-mail because it answers a withdrawal that was declared at Alcove.',
    };
  },

  failed({ declaredAt, refund }) {
    const { day } = momentOf(declaredAt);
    return {
      subject: 'Your refund came back to us',
      parts: [
        `Your bank sent back a payment${refund === null ? '' : ` that belongs to ${sumOf(refund)}`}, which we owe you since you withdrew from your plan on ${day}.`,
        `We still owe it to you. Our staff write to you within ${ANSWER_TIME.promised} and ask how we can pay it.`,
      ],
      why: WHY,
    };
  },
};

const WHY = 'We sent you this e-mail because it concerns your plan at Alcove.';
