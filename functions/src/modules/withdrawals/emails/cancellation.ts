import type { FactsOf } from '../../email/email-kind.ts';
import { WITHDRAWAL_LINK_DAYS } from '../../../contract/legal/withdrawal.ts';
import { BANKS_TAKE } from '../../../contract/legal/withdrawal-words.ts';
import { KEEP_DAYS } from '../../../contract/machines.ts';
import { ANSWER_TIME } from '../../../contract/messages.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import type { CopyParts } from '../../email/email-parts.ts';
import type { cancellationNews, Withdrawal } from '../withdrawal-record.ts';
import { pageLinkTo } from '../../email/links.ts';
import type { Letter } from '../../email/template.ts';
import { cancelledLetter } from '../../billing/emails/contract.ts';
import { momentOf } from '../../email/format-moment.ts';
import { sumOf } from '../../email/format-sum.ts';

type Event = FactsOf<typeof cancellationNews>['event'];
type Parts = CopyParts & { id: string };

/** To the account's own address. It repeats nothing that was typed: that may come from a stranger. */
export const CANCELLATION_WORDS: Readonly<
  Record<Event, (cancellation: Withdrawal, parts: Parts) => Letter | null>
> = {
  confirm({ state, declaredAt, endsAt }, { id, site, linkKey, now }) {
    if (state !== 'to_confirm' && state !== 'staff') return null;
    const { day, time } = momentOf(declaredAt);
    const until = new Date(now().getTime() + WITHDRAWAL_LINK_DAYS * DAY_MS);
    const link = { purpose: 'cancellation-confirm', id, generation: declaredAt, until } as const;
    const end = endsAt === null ? 'with its period' : `on ${momentOf(endsAt).day}`;
    return {
      subject: 'Confirm that you cancel your plan',
      parts: [
        `On ${day}, at ${time} UTC, someone declared in our form that they cancel your plan.`,
        `If that was you, press the button. Your plan then ends ${end}, as of that moment. The link works for ${WITHDRAWAL_LINK_DAYS} days. If you do not use it within a day, our staff decide within ${ANSWER_TIME.promised}.`,
        'If it was someone else, reply to this e-mail and tell us: your plan goes on.',
      ],
      link: { label: 'Cancel now', url: pageLinkTo(link, site, linkKey) },
      why: WHY,
    };
  },

  set({ why, declaredAt: receivedAt, endsAt, isOver }, { site, now }) {
    if (endsAt === null) return null;
    const isForCause = why === 'for_cause';
    return cancelledLetter({ plan: null, receivedAt, endsAt, isOver, isForCause }, { site, now });
  },

  ended(cancellation, { site }) {
    const { declaredAt, endsAt } = cancellation;
    const { day, time } = momentOf(declaredAt);
    const end = momentOf(endsAt ?? declaredAt).day;
    return {
      subject: 'Your plan has ended, as you asked',
      parts: [
        `You cancelled your plan on ${day}, at ${time} UTC. Your contract ended on ${end}, and you pay for the days until then only.`,
        paidBackWords(
          cancellation,
          'You paid for no day after that, so there is nothing to refund.',
        ),
        `Your servers sleep, and are kept with their data for ${KEEP_DAYS} days. Fetch what you need before then.`,
      ],
      link: { label: 'Go to plan and invoices', url: `${site}${SITE_PATHS.invoices}` },
      why: WHY,
    };
  },

  refused({ state, declaredAt, endsAt, isOver }, { now }) {
    const { day } = momentOf(declaredAt);
    const isSet = state === 'done' && endsAt !== null;
    const hasEnded = isOver === true || (isSet && endsAt <= now().toISOString());
    return {
      subject: 'We have decided about a cancellation',
      parts: [
        isSet
          ? `On ${day}, you cancelled your plan and gave a reason for it to end at once. We looked into it and did not accept the reason. ${hasEnded ? 'Your plan ended' : 'Your plan ends with its period,'} on ${momentOf(endsAt).day}.`
          : `On ${day}, someone declared that they cancel a contract with Alcove. We looked into it and did not accept the declaration, so nothing changes.`,
        'If you think that this is wrong, reply to this e-mail: a person reads it.',
      ],
      why: 'We sent you this e-mail because it answers a cancellation that was declared at Alcove.',
    };
  },

  failed({ declaredAt, refund }) {
    const { day } = momentOf(declaredAt);
    return {
      subject: 'Your refund came back to us',
      parts: [
        `Your bank sent back a payment${refund === null ? '' : ` that belongs to ${sumOf(refund)}`}, which we owe you since you cancelled your plan on ${day}.`,
        `We still owe it to you. Our staff write to you within ${ANSWER_TIME.promised} and ask how we can pay it.`,
      ],
      why: WHY,
    };
  },
};

/** What goes back the way it was paid, and what is credit again. @param nothing if there is neither */
export function paidBackWords({ refund, credit, why }: Withdrawal, nothing: string): string {
  if (why !== null || refund === null) {
    return `Our staff work out the refund, and write to you within ${ANSWER_TIME.promised}.`;
  }
  const words = [
    ...(refund.amount === 0
      ? []
      : [
          `${sumOf(refund)} is on its way back to you, the way you paid. Banks usually take ${BANKS_TAKE}.`,
        ]),
    ...(credit === undefined
      ? []
      : [
          `${sumOf(credit)} of the credit that you paid with is on your account again. It is used first when you choose a plan.`,
        ]),
  ];
  return words.length === 0 ? nothing : words.join(' ');
}

const WHY = 'We sent you this e-mail because it concerns your plan at Alcove.';
