import { KEEP_DAYS } from '../../../contract/machines.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import type { PlanContent } from '../../email/kinds.ts';
import type { Letter } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';

/** What Stripe does not report about money, to the person who pays. */
export function planWords(content: PlanContent, site: string): Letter {
  return {
    ...wordsOf(content),
    link: { label: 'Go to plan and invoices', url: `${site}${SITE_PATHS.invoices}` },
    why: 'We sent you this e-mail because it concerns your plan at Alcove.',
  };
}

function wordsOf({ kind, facts }: PlanContent): Pick<Letter, 'subject' | 'parts'> {
  switch (kind) {
    case 'plan_pause_ends': {
      const { day, time } = momentOf(facts.until);
      return {
        subject: `Your plan resumes on ${day}`,
        parts: [
          `The pause of your plan ends on ${day}, at ${time} UTC. From then on your servers run again, and the new period is charged to your credit first, and then to your card.`,
          'If you would rather not go on, you can cancel before then.',
        ],
      };
    }
    case 'plan_ends_unpaid': {
      const { endsAt, triesAt } = facts;
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
  }
}
