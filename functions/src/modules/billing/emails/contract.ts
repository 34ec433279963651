import type { FactsOf } from '../../email/email-kind.ts';
import { BEGIN_AT_ONCE } from '../../../contract/billing-details.ts';
import { COMPANY } from '../../../contract/legal/company.ts';
import { lastDayOfWithdrawal } from '../../../contract/legal/withdrawal.ts';
import { WITHDRAWAL_FORM } from '../../../contract/legal/withdrawal-words.ts';
import { KEEP_DAYS } from '../../../contract/machines.ts';
import { ANSWER_TIME } from '../../../contract/messages.ts';
import { featuresOf, PLANS } from '../../../contract/plans.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { defineEmail, type CopyParts } from '../../email/email-parts.ts';
import type { Letter, Part } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';
import { sumOf } from '../../email/format-sum.ts';
import { contract } from '../email-kinds.ts';

export const contractEmail = defineEmail(contract, {
  copy: (facts, _mail, parts) => contractWords(facts, parts),
});

type Facts = FactsOf<typeof contract>;
type Event = Exclude<Facts['event'], 'cancelled'>;

/** What was agreed or changed, in writing: § 312f (2) and § 312k (4) BGB. Null: it has no end, so there is nothing to say of it. */
export function contractWords(
  facts: Facts,
  { site, now }: Pick<CopyParts, 'site' | 'now'>,
): Letter | null {
  const { event, plan, at: receivedAt, until: endsAt, isOver, credit } = facts;
  if (event === 'cancelled') {
    if (endsAt === null) return null;
    const cancelled = { plan, receivedAt, endsAt, isOver, credit, isForCause: false };
    return cancelledLetter(cancelled, { site, now });
  }
  return {
    ...WORDS[event](facts, site),
    link: { label: 'Go to plan and invoices', url: `${site}${SITE_PATHS.invoices}` },
    why: 'We sent you this e-mail because it concerns your plan at Alcove.',
  };
}

type Words = Pick<Letter, 'subject' | 'parts'>;

const WORDS: Readonly<Record<Event, (facts: Facts, site: string) => Words>> = {
  made(facts, site) {
    const { plan, at, agreed } = facts;
    return {
      subject: plan === null ? 'You have ordered a plan' : `You have ordered ${plan}`,
      parts: [
        `You ordered ${plan ?? 'a plan'} on ${whenOf(at)}. This e-mail confirms your contract, so keep it.`,
        { list: [...featuresIn(facts), ...chargesOf(facts)] },
        'The plan goes on from period to period until you cancel it. You can do that on any day: it then ends with the period that is paid.',
        {
          runs: [
            'The other terms are in our ',
            { label: 'terms of service', url: `${site}${SITE_PATHS.terms}` },
            '.',
          ],
        },
        ...(agreed === null ? [] : beginningOf(agreed)),
        ...withdrawalNotice(facts, site),
      ],
    };
  },

  changed(facts) {
    const { plan, before, at } = facts;
    const isOther = plan !== null && before !== null && plan !== before;
    return {
      subject: isOther ? `Your plan is now ${plan}` : 'Your plan has changed',
      parts: [
        isOther
          ? `On ${whenOf(at)}, your plan was changed from ${before} to ${plan}.`
          : `On ${whenOf(at)}, your plan${plan === null ? '' : ` ${plan}`} was changed. This is how it is charged from now on:`,
        { list: [...(isOther ? featuresIn(facts) : []), ...chargesOf(facts)] },
        ...(facts.paid === null && !facts.isTrial
          ? ['The invoice of this change has what it costs, or what it leaves you as credit.']
          : []),
        'If you did not want it, change it back with your plan, or reply to this e-mail.',
      ],
    };
  },

  paused(facts) {
    const { at, until } = facts;
    return {
      subject: 'Your plan is paused',
      parts: [
        `On ${whenOf(at)}, your plan was paused. Your servers sleep and keep their data, and your card is left alone.`,
        until === null
          ? 'It stays paused until you resume it.'
          : `It resumes on ${whenOf(until)}: a new period begins then and is charged${priceIn(facts, ': ')}. You can resume it before that day, or cancel it.`,
        ...(facts.credit === undefined
          ? []
          : [`You have ${sumOf(facts.credit)} as credit. ${USED_FIRST}.`]),
      ],
    };
  },

  resumed(facts) {
    return {
      subject: 'Your plan runs again',
      parts: [
        `On ${whenOf(facts.at)}, your plan was resumed. Your servers run again.`,
        { list: chargesOf(facts) },
      ],
    };
  },

  undone(facts) {
    return {
      subject: 'Your plan goes on',
      parts: [
        `On ${whenOf(facts.at)}, the cancellation of your plan was undone. It goes on as before.`,
        { list: chargesOf(facts) },
      ],
    };
  },
};

/** What our plan includes. */
function featuresIn({ plan }: Facts): string[] {
  const terms = PLANS.find(({ name }) => name === plan);
  if (terms === undefined) return [];
  const { people } = terms;
  return [...featuresOf(terms), people === 1 ? 'For one person' : `For up to ${people} people`];
}

/** The price, and what is charged when. */
function chargesOf(facts: Facts): string[] {
  const { event, nextAt, isTrial, interval, credit } = facts;
  const next = nextAt === null ? null : momentOf(nextAt).day;
  const each = interval === null ? '' : `, then every ${interval}`;
  return [
    ...(facts.price === null ? [] : [`Price: ${priceIn(facts)}`]),
    ...(isTrial ? [] : paidFor(facts)),
    ...(isTrial && next !== null && event === 'made' ? [`Free until ${next}`] : []),
    ...(next === null ? [] : [`Next charge: on ${next}${each}`]),
    ...(credit === undefined ? [] : [`Credit on your account: ${sumOf(credit)}. ${USED_FIRST}`]),
  ];
}

const USED_FIRST = 'It is used first for the next charge';

/** What was charged for the act itself, and what it did to the credit. */
function paidFor({ event, paid, drawn }: Facts): string[] {
  if (paid === null) return [];
  const what = event === 'changed' ? 'change' : event === 'resumed' ? 'new period' : 'order';
  const moved =
    drawn === undefined
      ? ''
      : drawn.amount > 0
        ? `, and ${sumOf(drawn)} from your credit`
        : `. It has left you ${sumOf({ ...drawn, amount: -drawn.amount })} as credit`;
  return [`Charged for the ${what}: ${sumOf(paid)}${moved}`];
}

/** Such as `€39.00 a month`; empty where the price has no amount. */
function priceIn({ price, interval, isTaxAdded }: Facts, before = ''): string {
  if (price === null) return '';
  const each = interval === null ? '' : ` a ${interval}`;
  return `${before}${sumOf(price)}${each}${isTaxAdded ? ' plus tax' : ''}`;
}

function beginningOf({ version, at }: NonNullable<Facts['agreed']>): Part[] {
  const asked = `You asked for this before you paid${at === null ? '' : `, on ${whenOf(at)}`}`;
  return [
    { heading: 'You asked us to begin at once' },
    version === BEGIN_AT_ONCE.version
      ? `${asked}, in these words: “${BEGIN_AT_ONCE.sentence}” (version ${version})`
      : `${asked}. If you withdraw, you are charged for the days until then (version ${version}).`,
  ];
}

/** As the terms have it: article 246a of the EGBGB, § 1 (2). */
function withdrawalNotice({ at, agreed }: Facts, site: string): Part[] {
  const { name, street, town, country, email, phone } = COMPANY;
  const last = momentOf(lastDayOfWithdrawal(at)).day;
  const share =
    agreed === null
      ? ''
      : ', less the share for the full days until then, because you asked us to begin at once';
  return [
    { heading: 'Withdrawing from this order' },
    `You may withdraw from this order until ${last}, without saying why. It is in time if you send your withdrawal by then.`,
    {
      runs: [
        'Use ',
        { label: 'Withdraw from contract', url: `${site}${SITE_PATHS.withdraw}` },
        ` at the foot of our pages, or tell us clearly in an e-mail, in a letter or by telephone: ${name}, ${street}, ${town}, ${country}, ${email}, ${phone}. You may use the form below.`,
      ],
    },
    `The plan then ends, and you get back all that you paid for this order${share}. The money goes back the way you paid, at the latest 14 days after your withdrawal, and free of charge.`,
    `The form: To ${name}, ${street}, ${town}, ${country}, ${email}. I withdraw from my contract for this service:`,
    { list: WITHDRAWAL_FORM },
  ];
}

function whenOf(moment: string): string {
  const { day, time } = momentOf(moment);
  return `${day}, at ${time} UTC`;
}

type Cancelled = {
  /** What it is called. */
  plan: string | null;
  receivedAt: string;
  endsAt: string;
  /** The contract has ended. Our clock may be behind the one by which plans live. */
  isOver: boolean | undefined;
  /** On the account; undefined where there is none, or it is not known. */
  credit?: Facts['credit'] | undefined;
  /** Staff have yet to decide whether it ends before. */
  isForCause: boolean;
};

/** That a plan is cancelled, whichever way it was done. */
export function cancelledLetter(
  { plan, receivedAt, endsAt, isOver: hasEnded, credit, isForCause }: Cancelled,
  { site, now }: Pick<CopyParts, 'site' | 'now'>,
): Letter {
  const { day, time } = momentOf(receivedAt);
  const end = momentOf(endsAt);
  const isOver = hasEnded === true || endsAt <= now().toISOString();
  const name = plan === null ? 'your plan' : `your plan ${plan}`;
  return {
    subject: isOver ? 'Your plan has ended' : `Your plan ends on ${end.day}`,
    parts: [
      `You cancelled ${name} on ${day}, at ${time} UTC. ${
        isOver
          ? `It ended on ${end.day}, and nothing more is charged for it.`
          : `It ends on ${end.day}, at ${end.time} UTC, and nothing is charged for the time after that.`
      }`,
      ...(isForCause
        ? [
            `You gave a reason for it to end at once. Our staff decide about it within ${ANSWER_TIME.promised} and write to you. If they accept it, you get back what you paid for the days after ${day}.${isOver ? '' : ' Until then your servers go on.'}`,
          ]
        : []),
      `After the end your servers sleep, and are kept with their data for ${KEEP_DAYS} days. Fetch what you need before then.`,
      ...(credit === undefined
        ? []
        : [
            `Your credit of ${sumOf(credit)} stays on your account for your next plan. What of it your payments have left is paid back when you delete the account.`,
          ]),
      ...(isOver ? [] : ['Until that day you can change your mind: undo it with your plan.']),
    ],
    link: { label: 'Go to plan and invoices', url: `${site}${SITE_PATHS.invoices}` },
    why: 'We sent you this e-mail because it concerns your plan at Alcove.',
  };
}
