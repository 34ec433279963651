import { PATHS } from '@/site/paths.ts';

type HelpTopic =
  | 'Getting started'
  | 'Signing in'
  | 'Servers'
  | 'Plan and payment'
  | 'Privacy and data'
  | 'Trouble';

export type HelpArticle = {
  slug: string;
  title: string;
  summary: string;
  topic: HelpTopic;
  to: string;
  /** What people call it when they look for it. */
  words: string;
};

/** By topic, in the order in which the questions come up. */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'create-an-account',
    title: 'Create an account',
    summary: 'Three fields, no card. What the account is for, and what it does not need.',
    topic: 'Getting started',
    to: '/help/create-an-account',
    words: 'register sign up new free password name terms',
  },
  {
    slug: 'confirm-your-address',
    title: 'Confirm your e-mail address',
    summary: 'Why the navigation is greyed out at first, and how to open it.',
    topic: 'Getting started',
    to: '/help/confirm-your-address',
    words: 'verify verification mail link grey blurred navigation locked resend spam',
  },
  {
    slug: 'around-your-account',
    title: 'Find your way around your account',
    summary: 'Nine pages and what each is for.',
    topic: 'Getting started',
    to: '/help/around-your-account',
    words: 'dashboard menu pages overview details security permissions orders wishlist',
  },
  {
    slug: 'forgotten-password',
    title: 'I forgot my password',
    summary: 'Have a link sent, choose a new one, and why we never say whether an account exists.',
    topic: 'Signing in',
    to: '/help/forgotten-password',
    words: 'reset lost password cannot sign in login wrong',
  },
  {
    slug: 'change-your-password',
    title: 'Change your password',
    summary: 'On a page of your account. It also ends every open session at once.',
    topic: 'Signing in',
    to: '/help/change-your-password',
    words: 'new password security strength caps lock stolen',
  },
  {
    slug: 'lost-device',
    title: 'I lost a phone or a laptop',
    summary: 'Four things to do, in this order, from any other device.',
    topic: 'Signing in',
    to: '/help/lost-device',
    words: 'stolen device sign out everywhere sessions phone laptop revoke',
  },
  {
    slug: 'shared-computer',
    title: 'Sign out on a shared computer',
    summary: 'What signing out removes from a browser, and what it leaves.',
    topic: 'Signing in',
    to: '/help/shared-computer',
    words: 'log out logout library public browser tabs local storage',
  },
  {
    slug: 'connect-your-server',
    title: 'Connect your server',
    summary:
      'How an address becomes one of your servers, what happens when you open it, and what travels on the way.',
    topic: 'Servers',
    to: PATHS.helpDetail,
    words: 'add register address https port hand-off token set up',
  },
  {
    slug: 'open-a-server',
    title: 'Open a server without a second password',
    summary: 'The four lines that you see on the way, and what happens behind each.',
    topic: 'Servers',
    to: '/help/open-a-server',
    words: 'verifying session preparing secure connection redirecting single sign-on sso',
  },
  {
    slug: 'is-this-your-server',
    title: 'A page asks “Is this your server?”',
    summary: 'When to press Connect, when to press Cancel, and what each of them does.',
    topic: 'Servers',
    to: '/help/is-this-your-server',
    words: 'consent unknown address phishing link connect cancel',
  },
  {
    slug: 'remove-a-server',
    title: 'Remove a server, or revoke its permission',
    summary: 'Two buttons with one effect, and the session that stays open all the same.',
    topic: 'Servers',
    to: '/help/remove-a-server',
    words: 'delete revoke permission disconnect rename',
  },
  {
    slug: 'how-many-servers',
    title: 'How many servers can I register?',
    summary: 'One without a plan, then one, two or five. What happens when a plan ends.',
    topic: 'Servers',
    to: '/help/how-many-servers',
    words: 'limit room full solo household practice number',
  },
  {
    slug: 'choose-a-plan',
    title: 'Choose a plan and pay for it',
    summary: 'From the price list to the first invoice, and where your card goes.',
    topic: 'Plan and payment',
    to: '/help/choose-a-plan',
    words: 'buy order checkout stripe price month year card subscribe',
  },
  {
    slug: 'change-or-cancel',
    title: 'Change or cancel your plan',
    summary: 'Where the button is, when the plan ends, and how to take it back.',
    topic: 'Plan and payment',
    to: '/help/change-or-cancel',
    words: 'cancel end stop upgrade downgrade undo keep refund',
  },
  {
    slug: 'pause-a-plan',
    title: 'Pause a plan',
    summary: 'Up to three months, by yourself. What you see while it lasts.',
    topic: 'Plan and payment',
    to: '/help/pause-a-plan',
    words: 'break stop resume holiday sabbatical',
  },
  {
    slug: 'payment-failed',
    title: 'A payment failed',
    summary: 'Nothing is switched off at once. How to enter another card, and what “unpaid” means.',
    topic: 'Plan and payment',
    to: '/help/payment-failed',
    words: 'declined card expired past due unpaid update payment method open invoice',
  },
  {
    slug: 'find-an-invoice',
    title: 'Find an invoice',
    summary: 'View, download or pay one, and whose name stands on it.',
    topic: 'Plan and payment',
    to: '/help/find-an-invoice',
    words: 'bill receipt pdf tax vat download older',
  },
  {
    slug: 'what-the-account-knows',
    title: 'What does my account know about me?',
    summary: 'The whole list, which is short, and how to change what is on it.',
    topic: 'Privacy and data',
    to: '/help/what-the-account-knows',
    words: 'data stored profile details name company phone e-mail change address',
  },
  {
    slug: 'chat-and-board',
    title: 'What the chat and the feedback board learn',
    summary: 'When they are loaded, what is sent, and how to use neither.',
    topic: 'Privacy and data',
    to: '/help/chat-and-board',
    words: 'zendesk canny support widget help center tracking consent',
  },
  {
    slug: 'delete-your-account',
    title: 'Delete your account',
    summary: 'What to do before, how it goes, and what the law makes us keep.',
    topic: 'Privacy and data',
    to: '/help/delete-your-account',
    words: 'erase remove close gdpr export data leave',
  },
  {
    slug: 'message-on-the-way',
    title: 'A message on the way to a server, explained',
    summary: '“Session check timed out”, “Missing redirect target” and the others.',
    topic: 'Trouble',
    to: '/help/message-on-the-way',
    words: 'error timed out failed establish secure connection invalid request configuration',
  },
  {
    slug: 'mail-does-not-arrive',
    title: 'A mail from us does not arrive',
    summary: 'Five places to look, in the order in which it is usually found.',
    topic: 'Trouble',
    to: '/help/mail-does-not-arrive',
    words: 'spam junk verification reset link not received inbox',
  },
  {
    slug: 'server-does-not-know-me',
    title: 'The server opens, but does not know me',
    summary: 'The hand-off worked and the server still asks who you are.',
    topic: 'Trouble',
    to: '/help/server-does-not-know-me',
    words: 'clock time cookies signed out again loop token',
  },
];
