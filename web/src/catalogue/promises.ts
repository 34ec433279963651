import { PATHS } from '@/site/paths.ts';

/** What we promise, each with what anybody can do to find out whether it is kept. */
export const PROMISES = {
  pages: {
    promise: 'These pages fetch nothing from anybody else.',
    check:
      'Sign out, open your browser’s network panel and load this page again. Every line bears the same host. No counter, no font server, no film.',
  },
  door: {
    promise: 'No door of ours stands open on your server.',
    check:
      'From any computer, knock on port 22 of your server’s address. It is closed. It opens when you open it, for the hours that you name, and the log of it lies on your disk.',
  },
  signIn: {
    promise: 'A sign-in goes only to an address that you have agreed to.',
    check: [
      'Ask us to sign you in somewhere that you have never registered. A screen shows you the address in full and waits. Nothing has left by then; choose Cancel. ',
      { text: 'How the hand-off works', to: PATHS.helpDetail },
      '.',
    ],
  },
  model: {
    promise: 'The model is on your machine, and so is what it reads.',
    check:
      'With a machine in your own rooms: pull the cable to the router and ask again over the local network. The answer comes as before.',
  },
  leaving: {
    promise: 'You leave without writing to us.',
    check: [
      'Open ',
      { text: 'Delete account', to: PATHS.deleteProfile },
      ' and stop before the end. The export is on the same page: an ordinary file with all that the account holds about you.',
    ],
  },
  end: {
    promise: 'A cancelled plan ends when the page says it ends.',
    check: [
      'Cancel under ',
      { text: 'Plan and invoices', to: PATHS.invoices },
      '. The date is there at once. Take the plan up again a minute later; that works until the same date.',
    ],
  },
  backup: {
    promise: 'A backup is one that has been read back.',
    check:
      'Restore a single file from last week. If it does not come back as it was, we owe you more than an apology, and you should tell other people.',
  },
} as const;
