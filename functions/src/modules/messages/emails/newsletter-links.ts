import { ANSWER_TIME, NEWSLETTER } from '../../../contract/messages.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { GONE, INCOMPLETE, type MailLink } from '../../email/links.ts';
import { confirmSubscription, leaveNewsletter } from '../newsletter-store.ts';

const HOME = { label: 'Back to Alcove', path: '/' };
const WRITE = { label: 'Write to us', path: SITE_PATHS.contact };
const JOIN = { label: 'Join the newsletter', path: `${SITE_PATHS.blogGrid}#newsletter` };

export const newsletterConfirmLink: MailLink = {
  act: confirmSubscription,
  ask: {
    title: 'Do you want our newsletter?',
    paragraphs: [
      NEWSLETTER,
      'Press the button to confirm your address. You can leave at any time, by a link in each issue.',
      'If you did not ask for it, just close this page.',
    ],
    button: 'Confirm my address',
  },
  done: {
    title: 'You are on the list',
    paragraphs: [
      'Your address is confirmed, and the next issue comes to you.',
      'Each issue has a link to leave the newsletter.',
    ],
    link: HOME,
  },
  gone: {
    status: 410,
    title: GONE,
    paragraphs: [
      `A link to confirm works for 48 hours, and until the address leaves the newsletter. ${INCOMPLETE}`,
      'If you still want the newsletter, enter your address again: we send you a new link.',
    ],
    link: JOIN,
  },
};

export const newsletterLeaveLink: MailLink = {
  act: leaveNewsletter,
  ask: {
    title: 'Leave our newsletter?',
    paragraphs: ['Press the button, and we delete your address from the list.'],
    button: 'Leave the newsletter',
  },
  done: {
    title: 'You have left the newsletter',
    paragraphs: [
      'Your address is deleted from the list.',
      'If you have an account, e-mails about it still come.',
    ],
    link: HOME,
  },
  gone: {
    status: 410,
    title: GONE,
    paragraphs: [
      `It is not from your newest issue, or it is not complete. Use the link in the newest issue. ${INCOMPLETE}`,
      `You can also write to us from the address: we remove it within ${ANSWER_TIME.promised}.`,
    ],
    link: WRITE,
  },
};
