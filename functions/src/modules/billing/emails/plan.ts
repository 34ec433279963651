import { KEEP_DAYS } from '../../../contract/machines.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import type { Subscription } from '../../../contract/subscription.ts';
import type { EmailKind, FactsOf } from '../../email/email-kind.ts';
import { defineEmail, type Email } from '../../email/email-parts.ts';
import type { Letter } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';
import { fromDocument } from '../stripe/mirror.ts';
import { planEndsUnpaid, planPauseEnds } from '../email-kinds.ts';

/** `plan`: as it was last read from Stripe; null if there is none. */
type Reads = { plan: (uid: string) => Promise<Subscription | null> };
type Words = Pick<Letter, 'subject' | 'parts'>;

/** What Stripe does not report about money, to the person who pays. */
function planEmail<F extends object>(
  kind: EmailKind<F>,
  words: (facts: F) => Words,
  isTrue: (subscription: Subscription, facts: F) => boolean,
): Email<F, Reads> {
  return defineEmail<F, Reads>(kind, {
    loaders: ({ db }) => ({
      async plan(uid) {
        const mirror = await (await db()).collection('subscriptions').doc(uid).get();
        return fromDocument(mirror.data())?.subscription ?? null;
      },
    }),
    async isStillRelevant(facts, { uid }, { plan }) {
      const subscription = uid === undefined ? null : await plan(uid);
      return subscription !== null && isTrue(subscription, facts);
    },
    copy: (facts, _mail, { site }) => ({
      ...words(facts),
      link: { label: 'Go to plan and invoices', url: `${site}${SITE_PATHS.invoices}` },
      why: 'We sent you this e-mail because it concerns your plan at Alcove.',
    }),
  });
}

export const planPauseEndsEmail = planEmail(
  planPauseEnds,
  pauseEnds,
  ({ status, pausedUntil }, { until }) => status === 'paused' && pausedUntil === until,
);
export const planEndsUnpaidEmail = planEmail(
  planEndsUnpaid,
  endsUnpaid,
  ({ status, openPayment }) =>
    (status === 'past_due' || status === 'unpaid') && openPayment !== undefined,
);

function pauseEnds({ until }: FactsOf<typeof planPauseEnds>): Words {
  const { day, time } = momentOf(until);
  return {
    subject: `Your plan resumes on ${day}`,
    parts: [
      `The pause of your plan ends on ${day}, at ${time} UTC. From then on your servers run again, and the new period is charged to your credit first, and then to your card.`,
      'If you would rather not go on, you can cancel before then.',
    ],
  };
}

function endsUnpaid({ endsAt, triesAt }: FactsOf<typeof planEndsUnpaid>): Words {
  const end = endsAt === null ? null : momentOf(endsAt).day;
  const tries = triesAt === null ? '' : ` We try again on ${momentOf(triesAt).day}.`;
  return {
    subject:
      end === null
        ? 'Your plan will end unless it is paid'
        : `Your plan ends on ${end} unless it is paid`,
    parts: [
      `We could not charge your card for your plan, although we have tried more than once.${tries} ${
        end === null
          ? 'If no attempt succeeds, your plan ends.'
          : `Your plan ends on ${end} if the invoice is still open then.`
      }`,
      `You can pay the open invoice, or change your card, at any time before. If your plan ends, your servers and their data are kept for ${KEEP_DAYS} days.`,
    ],
  };
}
