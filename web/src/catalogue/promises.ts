import { PATHS } from '@/site/paths.ts';

/** What we promise, each with a way for anyone to check it. */
export const PROMISES = {
  pages: {
    promise: 'Everything on these pages comes from us.',
    check:
      'Sign out, open your browser’s network panel and load this page again. Every request goes to the same host, fonts and pictures included.',
  },
  door: {
    promise: 'Your server is shut to us until you open it.',
    check:
      'From any computer, try port 22 at your server’s address. It is closed. You open it, for as many hours as you choose, and the log of our visit is on your disk.',
  },
  signIn: {
    promise: 'We sign you in only at an address you have agreed to.',
    check: [
      'Ask us to sign you in at a new address. A screen shows it in full and waits. Nothing has been sent yet; choose Cancel. ',
      { text: 'How the hand-off works', to: PATHS.helpDetail },
      '.',
    ],
  },
  model: {
    promise: 'The model and everything it reads are on your server.',
    check:
      'With a server on your own premises: disconnect the router from the internet and ask again over the local network. The answer comes as before.',
  },
  leaving: {
    promise: 'You can leave without asking us.',
    check: [
      'Open ',
      { text: 'Delete account', to: PATHS.deleteProfile },
      ' and stop before the end. The export is on the same page: an ordinary file with everything your account holds about you.',
    ],
  },
  end: {
    promise: 'A cancelled plan ends on the date we show you.',
    check: [
      'Cancel under ',
      { text: 'Plan and invoices', to: PATHS.invoices },
      '. The date appears at once. Then change your mind, as you can until that date.',
    ],
  },
  backup: {
    promise: 'A backup counts once it has been read back.',
    check:
      'Restore a single file from last week. If it comes back changed, tell us: we look for the cause, and you hear what it was.',
  },
} as const;
