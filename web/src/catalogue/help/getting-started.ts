import { PATHS, PRICING } from '@/site/paths.ts';

export const GETTING_STARTED = {
  'create-an-account': {
    changed: '10 November 2026',
    changedOn: '2026-11-10',
    takes: 'two minutes',
    needs: 'an e-mail address that you can open now',
    intro:
      'An account is where your servers, your plan and your invoices are listed. It costs nothing and asks for no card. With it you can already connect one server.',
    steps: [
      {
        title: 'Open the form',
        text: [
          'Go to ',
          { text: 'create your account', to: PATHS.getStarted },
          '. Your name is optional; it is how we address you.',
        ],
      },
      {
        title: 'Enter address and password',
        text: 'The password needs at least eight characters. The bar below it estimates how long a patient stranger would have to guess, and says what would help. Four unrelated words do well.',
      },
      {
        title: 'Agree to the terms',
        text: [
          'Tick the box under the form. What it refers to is written to be read: the ',
          { text: 'terms', to: PATHS.terms },
          ' and the ',
          { text: 'privacy notice', to: PATHS.privacy },
          '.',
        ],
      },
      {
        title: 'Confirm the address',
        text: 'A mail with a link is on its way. Until you have followed it, the account’s navigation stays closed and nothing can be bought.',
      },
    ],
    screen: {
      place: 'Create your account',
      rows: [
        { kind: 'field', label: 'Name (optional)', value: 'Ada Winter' },
        { kind: 'field', label: 'E-mail address', value: 'ada@example.org' },
        { kind: 'field', label: 'Password', value: '••••••••••••••••••••••' },
        { kind: 'note', text: 'Strong. Keep it in a password manager.' },
        { kind: 'button', label: 'Create account' },
      ],
    },
    more: [
      {
        title: 'If it says that the address is taken',
        paragraphs: [
          [
            'Then there is an account already. Sign in with it, or ',
            { text: 'reset its password', to: PATHS.forgotPassword },
            '.',
          ],
        ],
      },
    ],
    related: ['confirm-your-address', 'connect-your-server', 'choose-a-plan'],
  },
  'confirm-your-address': {
    changed: '10 November 2026',
    changedOn: '2026-11-10',
    takes: 'one minute',
    needs: 'access to your inbox',
    intro:
      'Your address is the way back into the account when a password is lost, and the place to which invoices go. So we make sure that it is yours before anything else opens.',
    steps: [
      {
        title: 'Look for the mail',
        text: 'It was sent when you created the account. Look in the spam folder too.',
      },
      {
        title: 'Follow its link',
        text: 'It may be opened on another device. The page in front of you notices when you come back to it; you need not load it again.',
      },
      {
        title: 'If there is no mail, have it sent again',
        text: [
          'Press “Resend the e-mail” in the yellow notice at the top of your account, or “Send the link again” under ',
          { text: 'Security', to: PATHS.security },
          '. Use the newest mail: an older link no longer works.',
        ],
      },
    ],
    screen: {
      place: 'Dashboard',
      rows: [
        { kind: 'note', text: 'Confirm your e-mail address' },
        {
          kind: 'text',
          text: 'We sent a link to ada@example.org. The navigation opens as soon as you have followed it.',
        },
        { kind: 'button', label: 'Resend the e-mail' },
      ],
    },
    more: [
      {
        title: 'What works before, and what does not',
        paragraphs: [
          'The dashboard works, and so does opening a server from it. The navigation beside it is blurred, plans cannot be ordered, and the help center and the feedback board do not let you in, because both know people by their address.',
        ],
      },
    ],
    related: ['mail-does-not-arrive', 'create-an-account', 'around-your-account'],
  },
  'around-your-account': {
    changed: '14 November 2026',
    changedOn: '2026-11-14',
    takes: 'three minutes',
    needs: 'an account with a confirmed address',
    intro:
      'The account area has nine pages in three groups. This is what each is for, so that you need not open all of them.',
    steps: [
      {
        title: 'Your Alcove',
        text: [
          { text: 'Dashboard', to: PATHS.dashboard },
          ': your plan, the next payment and your servers at a glance. ',
          { text: 'AI servers', to: PATHS.projects },
          ': add, open, rename, remove. ',
          { text: 'Permissions', to: PATHS.permissions },
          ': the same servers seen from the other side, as those that may learn who you are. ',
          { text: 'Plan and invoices', to: PATHS.invoices },
          ': what you paid and what comes next.',
        ],
      },
      {
        title: 'You',
        text: [
          { text: 'Your details', to: PATHS.editDetails },
          ': name, company, telephone and language, all of them optional. ',
          { text: 'Security', to: PATHS.security },
          ': whether your address is confirmed, a link to change the password, and your last sign-in. ',
          { text: 'Delete account', to: PATHS.deleteProfile },
          ': how to leave.',
        ],
      },
      {
        title: 'Shop',
        text: [
          { text: 'Orders', to: PATHS.orderHistory },
          ' and ',
          { text: 'Wishlist', to: PATHS.wishlist },
          ' belong to the demo shop, in which nothing is really sold. Both are kept in your browser only, until you sign out.',
        ],
      },
    ],
    more: [
      {
        title: 'What you will not find there',
        paragraphs: [
          [
            'Your questions, answers and files. They are on your server, and this account cannot read them. To see them, ',
            { text: 'open the server', to: '/help/open-a-server' },
            '. Prices and limits are on ',
            { text: 'the page with the plans', to: PRICING },
            '.',
          ],
        ],
      },
    ],
    related: ['what-the-account-knows', 'open-a-server', 'confirm-your-address'],
  },
} as const;
