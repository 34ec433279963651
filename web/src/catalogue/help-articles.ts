import { PATHS } from '@/site/paths.ts';
import type { HelpEntry } from './help-types.ts';

/** By topic, in the order in which the questions come up. */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  ...topic('Getting started', {
    'create-an-account': {
      title: 'Create an account',
      summary: 'Three fields, no card. What the account is for, and what it does not need.',
      words: 'register sign up new free password name terms',
    },
    'confirm-your-address': {
      title: 'Confirm your e-mail address',
      summary: 'Why the navigation is greyed out at first, and how to open it.',
      words: 'verify verification mail link grey blurred navigation locked resend spam',
    },
    'around-your-account': {
      title: 'Find your way around your account',
      summary: 'Nine pages and what each is for.',
      words: 'dashboard menu pages overview details security permissions orders wishlist',
    },
  }),
  ...topic('Signing in', {
    'forgotten-password': {
      title: 'I forgot my password',
      summary:
        'Have a link sent, choose a new one, and why we never say whether an account exists.',
      words: 'reset lost password cannot sign in login wrong',
    },
    'change-your-password': {
      title: 'Change your password',
      summary: 'On a page of your account. It also ends every open session at once.',
      words: 'new password security strength caps lock stolen',
    },
    'lost-device': {
      title: 'I lost a phone or a laptop',
      summary: 'Four things to do, in this order, from any other device.',
      words: 'stolen device sign out everywhere sessions phone laptop revoke',
    },
    'shared-computer': {
      title: 'Sign out on a shared computer',
      summary: 'What signing out removes from a browser, and what it leaves.',
      words: 'log out logout library public browser tabs local storage',
    },
  }),
  ...topic('Servers', {
    'connect-your-server': {
      title: 'Connect your server',
      summary:
        'How an address becomes one of your servers, what happens when you open it, and what travels on the way.',
      to: PATHS.helpDetail,
      words: 'add register address https port hand-off token set up',
    },
    'open-a-server': {
      title: 'Open a server without a second password',
      summary: 'The four lines that you see on the way, and what happens behind each.',
      words: 'verifying session preparing secure connection redirecting single sign-on sso',
    },
    'is-this-your-server': {
      title: 'A page asks “Is this your server?”',
      summary: 'When to press Connect, when to press Cancel, and what each of them does.',
      words: 'consent unknown address phishing link connect cancel',
    },
    'remove-a-server': {
      title: 'Remove a server, or revoke its permission',
      summary: 'Two buttons with one effect, and the session that stays open all the same.',
      words: 'delete revoke permission disconnect rename',
    },
    'how-many-servers': {
      title: 'How many servers can I register?',
      summary: 'One without a plan, then one, two or five. What happens when a plan ends.',
      words: 'limit room full solo household practice number',
    },
  }),
  ...topic('Plan and payment', {
    'choose-a-plan': {
      title: 'Choose a plan and pay for it',
      summary: 'From the price list to the first invoice, and where your card goes.',
      words: 'buy order checkout stripe price month year card subscribe',
    },
    'change-or-cancel': {
      title: 'Change or cancel your plan',
      summary: 'Where the button is, when the plan ends, and how to take it back.',
      words: 'cancel end stop upgrade downgrade undo keep refund',
    },
    'pause-a-plan': {
      title: 'Pause a plan',
      summary: 'Up to three months, by yourself. What becomes of the money that you have paid.',
      words: 'break stop resume holiday sabbatical credit unused',
    },
    'payment-failed': {
      title: 'A payment failed',
      summary:
        'Nothing is switched off at once. How to change the card, and what to do if the bank asks.',
      words:
        'declined change card expired past due unpaid update payment method open invoice bank confirm 3-d secure',
    },
    'find-an-invoice': {
      title: 'Find an invoice',
      summary: 'View, download or pay one, what its status means, and whose name stands on it.',
      words: 'bill receipt pdf tax vat download older refund disputed credit',
    },
  }),
  ...topic('Privacy and data', {
    'what-the-account-knows': {
      title: 'What does my account know about me?',
      summary: 'The whole list, which is short, and how to change what is on it.',
      words: 'data stored profile details name company phone e-mail change address',
    },
    'chat-and-board': {
      title: 'What the chat and the feedback board learn',
      summary: 'When they are loaded, what is sent, and how to use neither.',
      words: 'zendesk canny support widget help center tracking consent',
    },
    'delete-your-account': {
      title: 'Delete your account',
      summary: 'What to do before, how it goes, and what the law makes us keep.',
      words: 'erase remove close gdpr export data leave',
    },
  }),
  ...topic('Trouble', {
    'message-on-the-way': {
      title: 'A message on the way to a server, explained',
      summary: '“Session check timed out”, “Missing redirect target” and the others.',
      words: 'error timed out failed establish secure connection invalid request configuration',
    },
    'mail-does-not-arrive': {
      title: 'A mail from us does not arrive',
      summary: 'Five places to look, in the order in which it is usually found.',
      words: 'spam junk verification reset link not received inbox',
    },
    'server-does-not-know-me': {
      title: 'The server opens, but does not know me',
      summary: 'The hand-off worked and the server still asks who you are.',
      words: 'clock time cookies signed out again loop token',
    },
  }),
];

function topic(name: string, articles: Readonly<Record<string, Listed>>): HelpArticle[] {
  return Object.entries(articles).map(([slug, article]) => ({
    slug,
    topic: name,
    to: `/help/${slug}`,
    ...article,
  }));
}

type HelpArticle = HelpEntry & {
  /** What people call it when they look for it. */
  words: string;
};

/** `to` only where the page has an address of its own. */
type Listed = Pick<HelpArticle, 'title' | 'summary' | 'words'> & { to?: string };
