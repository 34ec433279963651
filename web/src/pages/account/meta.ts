import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.cancel]: {
    title: 'Checkout left',
    description: 'You left the checkout. Nothing was charged.',
    robots: 'noindex',
  },
  [PATHS.success]: {
    title: 'Thank you',
    description: 'Your order, from the payment to the open server.',
    robots: 'noindex',
  },
  [PATHS.canceling]: {
    title: 'Cancel your plan',
    description: 'What ends when you cancel, and when.',
    robots: 'noindex',
  },
  [PATHS.accountDeleted]: {
    title: 'Your account has been deleted',
    description: 'What was deleted with an Alcove account, and what is kept.',
    robots: 'noindex',
  },
  [PATHS.dashboard]: {
    title: 'Dashboard',
    description: 'Your server, your plan and what to do next.',
    robots: 'noindex',
  },
  [PATHS.editDetails]: {
    title: 'Your details',
    description: 'Name, company, phone and e-mail.',
    robots: 'noindex',
  },
  [PATHS.security]: {
    title: 'Security',
    description: 'Password, verification and sessions.',
    robots: 'noindex',
  },
  [PATHS.permissions]: {
    title: 'Permissions',
    description: 'Which servers may sign you in, and what you agreed to.',
    robots: 'noindex',
  },
  [PATHS.projects]: {
    title: 'Your servers',
    description: 'The servers that we host for you and those that you run yourself.',
    robots: 'noindex',
  },
  [PATHS.machine]: {
    title: 'Your server',
    description: 'How your server is doing, and what you can do with it.',
    robots: 'noindex',
  },
  [PATHS.invoices]: {
    title: 'Plan and invoices',
    description: 'Your plan, what you have paid and what comes next.',
    robots: 'noindex',
  },
  [PATHS.orderHistory]: {
    title: 'Order history',
    description: 'Your demo shop orders.',
    robots: 'noindex',
  },
  [PATHS.wishlist]: {
    title: 'Wishlist',
    description: 'What you saved in the demo shop.',
    robots: 'noindex',
  },
  [PATHS.deleteProfile]: {
    title: 'Delete account',
    description: 'Export your data or delete your account.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
