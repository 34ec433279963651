import { PATHS } from '@/content/paths.ts';

export const PRIVACY_AND_DATA = {
  'what-the-account-knows': {
    changed: '14 November 2026',
    changedOn: '2026-11-14',
    takes: 'two minutes to read',
    needs: 'nothing',
    intro:
      'An account with us is a thin thing. It knows how to reach you, what you pay for, and where your servers are. It does not know what you ask them.',
    table: {
      caption: 'What is stored in the account',
      head: ['What', 'From where', 'To change it'],
      rows: [
        ['E-mail address', 'you entered it', 'write to us'],
        ['Name, company, phone, language', 'you may enter them', 'Your details'],
        ['Whether the address is confirmed', 'you followed the link', 'not needed'],
        ['Time of the last sign-in', 'the sign-in service', 'not needed'],
        ['Name and address of each server', 'you added it', 'AI servers'],
        ['When each was last opened', 'the hand-off', 'Permissions'],
        ['Plan, status, end of the period', 'Stripe', 'Plan and invoices'],
      ],
    },
    steps: [
      {
        title: 'Change your details',
        text: [
          'Under ',
          { text: 'Your details', to: PATHS.editDetails },
          '. All of it is optional and may be emptied again.',
        ],
      },
      {
        title: 'Change your e-mail address',
        text: 'This cannot be done on a page. Write to us in the chat from the account; we ask you to confirm both addresses.',
      },
      {
        title: 'Ask for a copy',
        text: [
          'Everything in the table can be seen in your account. If you want it as a file, ',
          { text: 'write to us', to: PATHS.contactV1 },
          ' and we send it.',
        ],
      },
    ],
    more: [
      {
        title: 'What is not in it',
        paragraphs: [
          [
            'Questions, answers, files, and the people you have let in to your server. All of these lie on the server. The number of your card lies with Stripe. The full list, with reasons and times, is on the ',
            { text: 'privacy page', to: PATHS.privacy },
            '.',
          ],
        ],
      },
    ],
    related: ['delete-your-account', 'chat-and-board', 'around-your-account'],
  },
  'chat-and-board': {
    changed: '18 November 2026',
    changedOn: '2026-11-18',
    takes: 'two minutes to read',
    needs: 'nothing',
    intro:
      'Two services of others are part of our support: a chat and a help center by Zendesk, and a feedback board by Canny. They learn something about you only when you use them, or are signed in.',
    steps: [
      {
        title: 'The chat',
        text: 'It is loaded in the corner of the page once you are signed in, and for visitors only if they have allowed it. It is never loaded on the pages for signing in. It receives your account’s identifier; your name and address only if the address is confirmed.',
      },
      {
        title: 'The help center',
        text: 'Opening it while signed in sends a token with your identifier, name and confirmed address, used once, so that you need no second account.',
      },
      {
        title: 'The feedback board',
        text: 'The same, when you open it. Your name is shown beside what you write there. If you have entered none, you appear as “Alcove customer”; your address is never shown.',
      },
    ],
    more: [
      {
        title: 'What stays in the browser',
        paragraphs: [
          'The chat stores what it needs to recognise you. It is taken off the page with what it stored when you sign out.',
        ],
      },
      {
        title: 'To use neither',
        paragraphs: [
          [
            'Write to us ',
            { text: 'by the form', to: PATHS.contactV1 },
            ' or by e-mail. A blocker that keeps Zendesk’s script from loading breaks nothing else on these pages.',
          ],
        ],
      },
    ],
    related: ['what-the-account-knows', 'shared-computer', 'delete-your-account'],
  },
  'delete-your-account': {
    changed: '18 November 2026',
    changedOn: '2026-11-18',
    takes: 'ten minutes of yours, two working days of ours',
    needs: 'to be signed in',
    intro:
      'At the moment a person deletes accounts, so that nobody can be deleted by somebody at their open laptop. No page does it by itself.',
    steps: [
      {
        title: 'Cancel the plan',
        text: [
          'If you have one, ',
          { text: 'cancel it', to: PATHS.canceling },
          ' first, so that no further payment is taken.',
        ],
      },
      {
        title: 'Take with you what you want to keep',
        text: [
          'Your ',
          { text: 'invoices', to: PATHS.invoices },
          ' as PDF. Files and conversations come down from the server itself, as ordinary files.',
        ],
      },
      {
        title: 'Write “Delete my account” in the chat',
        text: 'While you are signed in: that way we know that it is you. We confirm when it is done.',
      },
    ],
    table: {
      caption: 'What becomes of what',
      head: ['What', 'What happens to it'],
      rows: [
        ['Sign-in, details, list of servers, permissions', 'deleted'],
        ['Invoices and payments', 'kept as long as tax law demands, locked away'],
        ['What lies on your own server', 'not touched, it was never ours'],
        ['Servers in our racks', 'erased 30 days after the plan’s end, backups when they expire'],
      ],
    },
    more: [
      {
        title: 'If you cannot sign in any more',
        paragraphs: [
          [
            'Reset the password first. If the address itself is lost, ',
            { text: 'write to us', to: PATHS.contactV1 },
            ' and expect questions: we would rather refuse a deletion than carry out a stranger’s.',
          ],
        ],
      },
    ],
    related: ['change-or-cancel', 'find-an-invoice', 'what-the-account-knows'],
  },
} as const;
