import type { Needs } from '../../../context.ts';
import { NEWSLETTER } from '../../../contract/messages.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import { linkTo } from '../../email/links.ts';
import type { Letter } from '../../email/template.ts';
import { defineEmail, type CopyParts } from '../../email/email-parts.ts';
import { readSubscriber } from '../newsletter-store.ts';
import { newsletterConfirm, newsletterKnown } from '../email-kinds.ts';

/** The generation of a subscription's links. */
type Reads = {
  subscriber: (id: string) => Promise<{ generation: string; confirmed: boolean } | null>;
};

const loaders = (ctx: Needs<'db'>): Reads => ({ subscriber: (id) => readSubscriber(ctx, id) });

export const newsletterConfirmEmail = defineEmail(newsletterConfirm, {
  loaders,
  copy: (facts, _mail, parts) => newsletterWords('newsletter_confirm', facts, parts),
});
export const newsletterKnownEmail = defineEmail(newsletterKnown, {
  loaders,
  copy: (facts, _mail, parts) => newsletterWords('newsletter_known', facts, parts),
});

const CONFIRM_DAYS = 2;

/** To an address that was typed into the form: to confirm it, or to say that it is on the list. */
export async function newsletterWords(
  kind: 'newsletter_confirm' | 'newsletter_known',
  { subscriber: id }: { subscriber: string },
  { site, linkKey, now, reads }: CopyParts<Reads>,
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
