import { DAY_MS } from '../../../foundation/durations.ts';
import { defineEmail } from '../email-parts.ts';
import { DASHBOARD, GONE, INCOMPLETE, linkTo, type MailLink } from '../links.ts';
import { clearTrouble, readTrouble } from '../mail-trouble.ts';
import { addressConfirm } from '../email-kinds.ts';

const CONFIRM_DAYS = 2;

/** To someone whose mail came back, because they have asked for it. */
export const addressConfirmEmail = defineEmail(addressConfirm, {
  copy(_facts, { uid = '', to = '' }, { site, linkKey, now }) {
    const until = new Date(now().getTime() + CONFIRM_DAYS * DAY_MS);
    const link = linkTo(
      { purpose: 'address-confirm', id: uid, generation: to, until },
      site,
      linkKey,
    );
    return {
      subject: 'Confirm that our e-mails reach you',
      parts: [
        'An e-mail from us to this address came back. If this one has arrived, please confirm it, and we write to you here again.',
      ],
      link: { label: 'Confirm this address', url: link },
      why: 'We sent you this e-mail because you asked for it on the dashboard of your account at Alcove.',
    };
  },
});

export const addressConfirmLink: MailLink = {
  async act(ctx, { id: uid, isOf }) {
    const address = await readTrouble(ctx, uid);
    if (address !== null && !isOf(address)) return false;
    if (address !== null) await clearTrouble(ctx, uid, ctx.clock());
    return true;
  },
  ask: {
    title: 'Do our e-mails reach you?',
    paragraphs: [
      'An e-mail from us to this address came back. Press the button to confirm that this one has arrived, and we write to you here again.',
    ],
    button: 'Confirm this address',
  },
  done: {
    title: 'Our e-mails reach you again',
    paragraphs: ['Your address is confirmed. E-mails that waited for it are on their way.'],
    link: DASHBOARD,
  },
  gone: {
    status: 410,
    title: GONE,
    paragraphs: [
      `A link to confirm works for 48 hours, and only for the address that it was sent to. ${INCOMPLETE}`,
      'Your dashboard can send you a new one.',
    ],
    link: DASHBOARD,
  },
};
