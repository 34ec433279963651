import { NEWSLETTER } from '../../../contract/messages.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import { linkTo } from '../../email/links.ts';
import type { Letter } from '../../email/template.ts';
import type { WordsParts } from '../../email/email-parts.ts';

const CONFIRM_DAYS = 2;

/** To an address that was typed into the form: to confirm it, or to say that it is on the list. */
export async function newsletterWords(
  kind: 'newsletter_confirm' | 'newsletter_known',
  { subscriber: id }: { subscriber: string },
  { site, linkKey, now, reads }: WordsParts<'subscriber'>,
): Promise<Letter | null> {
  const subscriber = await reads.subscriber(id);
  if (subscriber === null) return null;
  const { generation, confirmed } = subscriber;
  const leaveUrl = linkTo(
    { purpose: 'newsletter-leave', id, generation, until: null },
    site,
    linkKey,
  );
  const leave = { label: 'Leave the newsletter', url: leaveUrl };
  const why =
    'We sent you this e-mail because this address was given in the newsletter form at Alcove.';
  if (confirmed) {
    return {
      subject: 'You already get our newsletter',
      parts: [
        'This address was entered again, but it is on the list already, so everything stays as it is.',
        NEWSLETTER,
      ],
      why,
      leave,
    };
  }
  // It has left since, and was asked again.
  if (kind === 'newsletter_known') return null;
  const until = new Date(now().getTime() + CONFIRM_DAYS * DAY_MS);
  return {
    subject: 'Confirm your address for our newsletter',
    parts: [
      'Please confirm that you want our newsletter at this address. The link works for 48 hours.',
      NEWSLETTER,
      'If you did not ask for it, you need not do anything: without your confirmation, the address is deleted within days.',
    ],
    link: {
      label: 'Confirm this address',
      url: linkTo({ purpose: 'newsletter-confirm', id, generation, until }, site, linkKey),
    },
    why,
  };
}
