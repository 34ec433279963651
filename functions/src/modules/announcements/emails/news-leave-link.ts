import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { INCOMPLETE, type MailLink } from '../../email/links.ts';
import { leaveProductNews } from '../../profile/leave-product-news.ts';

const PERMISSIONS = { label: 'Go to Permissions', path: SITE_PATHS.permissions };

export const newsLeaveLink: MailLink = {
  async act(ctx, { id: uid }) {
    await leaveProductNews(ctx, uid);
    return true;
  },
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
};
