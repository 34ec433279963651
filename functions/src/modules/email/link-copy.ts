import { ANSWER_TIME, NEWSLETTER } from '../../contract/messages.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { Page } from '../../http/page.ts';
import type { LinkPurpose } from './links.ts';

type Pages = {
  /** What the button does. */
  ask: Page & { button: string };
  /** What it has done, now or before. */
  done: Page;
  /** What to do instead, where the link is not ours, too old, or for what has passed. */
  gone: Page;
};

const HOME = { label: 'Back to Alcove', path: '/' };
const DASHBOARD = { label: 'Go to your dashboard', path: SITE_PATHS.dashboard };
const PERMISSIONS = { label: 'Go to Permissions', path: SITE_PATHS.permissions };
const WRITE = { label: 'Write to us', path: SITE_PATHS.contact };
const JOIN = { label: 'Join the newsletter', path: `${SITE_PATHS.blogGrid}#newsletter` };

const GONE = 'This link does not work any more';
const INCOMPLETE = 'If you copied it, check that you copied all of it.';

export const LINK_PAGES: Readonly<Record<LinkPurpose, Pages>> = {
  'newsletter-confirm': {
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
  },

  'newsletter-leave': {
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
  },

  'news-leave': {
    ask: {
      title: 'Stop e-mails about new features?',
      paragraphs: [
        'Press the button, and we stop sending you e-mails about new features.',
        'E-mails about your servers, payments and the security of your account still come: there are few of them.',
      ],
      button: 'Stop these e-mails',
    },
    done: {
      title: 'E-mails about new features are switched off',
      paragraphs: ['You can change this at any time in your account, under Permissions.'],
      link: PERMISSIONS,
    },
    gone: {
      status: 410,
      title: 'This link does not work',
      paragraphs: [
        `It is not complete. ${INCOMPLETE}`,
        'You can also stop these e-mails in your account, under Permissions.',
      ],
      link: PERMISSIONS,
    },
  },

  'invoice-copy-leave': {
    ask: {
      title: 'Stop getting these invoices?',
      paragraphs: [
        'Press the button, and invoices of this account no longer come to this address.',
      ],
      button: 'Stop these invoices',
    },
    done: {
      title: 'No more invoices come here',
      paragraphs: ['This address was taken off the list of the account.'],
      link: DASHBOARD,
    },
    gone: {
      status: 410,
      title: GONE,
      paragraphs: [`This address is not on the list any more. ${INCOMPLETE}`],
      link: DASHBOARD,
    },
  },

  'address-confirm': {
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
  },
};
