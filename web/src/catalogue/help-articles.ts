import { SET_UP_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { matchesWords, plainText } from '@/lib/search-words.ts';
import type { HelpEntry } from './help-types.ts';

/** By topic, in the order in which the questions come up. */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  ...topic('Getting started', {
    'create-an-account': {
      title: 'Create an account',
      summary: 'Three fields, no card. What the account is for, and how to open one.',
      words: 'register sign up new free password name terms',
    },
    'confirm-your-address': {
      title: 'Confirm your e-mail address',
      summary: 'Why the navigation is blurred at first, and how to open it.',
      words: 'verify verification mail link grey blurred navigation locked resend spam',
    },
    'after-you-pay': {
      title: 'What happens after you pay',
      summary: `Your server is ordered at once and ready in ${SET_UP_TIME.machine}. What you see while you wait, and what comes later.`,
      words:
        'where is my server machine hosted how long until ready wait waiting order ordered made preparing step failed paid bought success first',
    },
    'around-your-account': {
      title: 'Find your way around your account',
      summary: 'Eleven pages and what each is for.',
      words:
        'dashboard menu pages overview details security permissions help messages orders wishlist',
    },
    'add-a-picture': {
      title: 'Add a picture of yourself',
      summary: 'Choose one, pick the part that is shown, and what your browser leaves out of it.',
      words:
        'photo avatar profile image face upload crop change replace remove delete initials gps location exif heic gif',
    },
  }),
  ...topic('Signing in', {
    'forgotten-password': {
      title: 'I forgot my password',
      summary:
        'How to get a link and choose a new password, and why the page says the same for every address.',
      words: 'reset lost password cannot sign in login wrong',
    },
    'change-your-password': {
      title: 'Change your password',
      summary: 'You do it in your account. Every open session then ends at once.',
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
    'sign-in-with-a-passkey': {
      title: 'Sign in with a passkey',
      summary: 'With a fingerprint, a face or a PIN in place of a password. How to add one.',
      words:
        'passkeys passwordless fingerprint face id touch id windows hello security key yubikey two factor 2fa mfa second factor authenticator',
    },
    'lost-passkey': {
      title: 'I lost my passkey',
      summary: 'Recovery codes, and the way back in if those are lost as well.',
      words: 'recovery codes backup code lost everything phone broken locked out removal passkey',
    },
    'where-you-are-signed-in': {
      title: 'See where you are signed in',
      summary: 'Every browser that is signed in to your account, and how to end one.',
      words: 'sessions devices list end session unknown browser new browser logged in',
    },
    'this-was-not-me': {
      title: 'This wasn’t me',
      summary: 'What to do when we write about something that you did not do.',
      words: 'hacked stolen account suspicious email e-mail unknown sign-in compromised closed',
    },
  }),
  ...topic('Servers', {
    'connect-your-server': {
      title: 'Connect your server',
      summary:
        'How a hosted server or your own gets into your list, what happens when you open it, and what the server receives.',
      to: PATHS.helpDetail,
      words: 'add register hosted address https port hand-off token set up',
    },
    'bring-your-own': {
      title: 'Bring your own',
      summary:
        'Connect a server that you run at home or in the office. What it needs, and what is then up to you.',
      words:
        'own server machine home address self-hosted selfhosted cupboard office add register nas router tunnel https without a plan free',
    },
    'open-a-server': {
      title: 'Open a server without a second password',
      summary: 'The four lines that you see on the way, and what each one means.',
      words: 'verifying session preparing secure connection redirecting single sign-on sso',
    },
    'is-this-your-server': {
      title: 'A page asks “Is this your server?”',
      summary: 'When to press Connect, when to press Cancel, and what each does.',
      words: 'consent unknown address phishing link connect cancel',
    },
    'remove-a-server': {
      title: 'Remove a server, or revoke its permission',
      summary:
        'For your own server: two buttons that do the same thing. A server that we host is erased instead.',
      words: 'delete erase hosted machine revoke permission disconnect rename session',
    },
    'how-many-servers': {
      title: 'How many servers can I have?',
      summary:
        'One, two or five with a plan, hosted and your own together. What happens when the plan ends or becomes smaller.',
      words:
        'limit room full places register add another machine machines smaller larger plan choose which stay solo household practice number',
    },
    'invite-someone': {
      title: 'Invite someone',
      summary:
        'Let family, colleagues or a guest use the servers that we host for you. Who counts, and what they can do.',
      words:
        'i my add share family partner child children kids colleague team guest for a week days invitation e-mail people person user places second account household practice how many',
    },
    'when-someone-leaves': {
      title: 'When someone leaves',
      summary:
        'End someone’s access, or see what happens when they go. What stays on the server, and who is told.',
      words:
        'remove a person people revoke access kick out move moves end last day suspended smaller plan who stays let in again data files',
    },
    'as-a-guest': {
      title: 'As a guest: use someone else’s server',
      summary: 'You have an invitation. How to join, what the owner sees, and how to leave again.',
      words:
        'i have been invited invitation invite join accept decline member shared with me link lapsed expired another address last day suspended leave free without a plan',
    },
  }),
  ...topic('Plan and payment', {
    'choose-a-plan': {
      title: 'Choose a plan and pay for it',
      summary: 'From the price list to the first invoice, and where your card details go.',
      words: 'buy order checkout stripe price month year card subscribe',
    },
    'change-or-cancel': {
      title: 'Change, cancel or withdraw',
      summary:
        'Where the buttons are, with or without signing in, when the plan ends, and what you get back.',
      words:
        'withdraw withdrawal money back contract cancel end ended stop upgrade downgrade undo keep refund when is it erased deleted machine asleep ending 30 days fetch download take my data files archive again wake cannot sign in log in lost address terminate for cause reason at once move to another provider switch vertrag kündigen kündigung widerruf widerrufen',
    },
    'pause-a-plan': {
      title: 'Pause a plan',
      summary: 'For up to three months. What happens to the money that you have paid.',
      words: 'break stop resume holiday sabbatical credit unused machine asleep sleep wake',
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
      summary: 'View, download or pay one, what its status means, and whose name is on it.',
      words:
        'copy copies bookkeeper tax adviser bill receipt pdf tax vat download older refund disputed credit',
    },
  }),
  ...topic('Privacy and data', {
    'what-the-account-knows': {
      title: 'What does my account know about me?',
      summary: 'The whole list, which is short, and how to change it.',
      words: 'data stored profile details name company phone e-mail change address',
    },
    'chat-and-board': {
      title: 'What the chat and the feedback board learn',
      summary: 'When they are loaded, what is sent, and how to avoid them.',
      words: 'zendesk canny support widget help center tracking consent',
    },
    'e-mails-from-us': {
      title: 'Which e-mails we send, and how to stop them',
      summary: 'How to leave the newsletter, and what cannot be switched off.',
      words: 'newsletter unsubscribe leave stop news mail opt out spam subscription features',
    },
    'delete-your-account': {
      title: 'Delete your account',
      summary: 'What to save first, what is deleted, and what the law makes us keep.',
      words: 'erase remove close gdpr export data leave',
    },
  }),
  ...topic('Trouble', {
    'message-on-the-way': {
      title: 'What the messages on the way to a server mean',
      summary: '“Session check timed out”, “Missing redirect target” and the others.',
      words: 'error timed out failed establish secure connection invalid request configuration',
    },
    'send-files': {
      title: 'Send us a file with a message',
      summary: 'A log, a screenshot, a PDF: how to add it, who reads it and how long it is kept.',
      words: 'attach attachment upload document screenshot log pdf zip picture message support',
    },
    'mail-does-not-arrive': {
      title: 'An e-mail from us does not arrive',
      summary: 'Six places to look, the most likely first.',
      words: 'mail spam junk verification reset link not received inbox',
    },
    'which-browsers': {
      title: 'Which browsers work',
      summary: 'The oldest ones that do everything, and what to do if yours keeps you signed out.',
      words:
        'old browser update version chrome edge firefox safari iphone ipad private window incognito cookies site data storage blocked extension session not kept',
    },
    'machine-does-not-answer': {
      title: 'My machine does not answer',
      summary:
        'Your dashboard says whether it is being set up, asleep or really silent. Here is what to do.',
      words:
        'server down offline unreachable not answering not ready cannot open asleep sleeping silent broken restart failed wake ending',
    },
    'server-does-not-know-me': {
      title: 'The server opens, but does not know me',
      summary: 'The sign-in worked on our side, and the server still asks who you are.',
      words: 'clock time cookies signed out again loop token',
    },
  }),
];

/** The articles that have every word of a query. */
export function findHelp(query: string): HelpArticle[] {
  return HELP_ARTICLES.filter((entry) =>
    matchesWords(plainText(entry.title, entry.summary, entry.topic, entry.words), query),
  );
}

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
