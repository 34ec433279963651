import { PATHS } from '@/content/paths.ts';

export const PEOPLE = {
  title: 'Who we are',
  lead: 'Alcove is small and means to stay small enough that the person who answers your letter can walk over to the person who built the thing. These are the desks, and what lies on them.',
  desks: [
    {
      initials: 'OP',
      desk: 'Operations',
      note: 'Keeps machines running and restores one backup every week, chosen by lot, to see that it can be done.',
    },
    {
      initials: 'MR',
      desk: 'Models and retrieval',
      note: 'Reads answers all day that are nearly right. Decides which open models are good enough to offer.',
    },
    {
      initials: 'AC',
      desk: 'Accounts and billing',
      note: 'Looks after sign-in, hand-off and invoices. Has strong views on error messages.',
    },
    {
      initials: 'EN',
      desk: 'Engineers with customers',
      note: 'The named engineers of the Practice plan. They ask what you do on a Monday before they ask about servers.',
    },
    {
      initials: 'WR',
      desk: 'Words',
      note: 'Help pages, terms and the sentences in the product. Removes one adjective a day.',
    },
  ],
  way: {
    title: 'How we work',
    paragraphs: [
      'Two people look at every change that touches sign-in, payment or data. Nobody works alone on a customer’s machine. What goes wrong is written up for everyone who was affected, with the cause and not only the apology.',
      [
        'If that sounds like a place for you, see ',
        { text: 'the open positions', to: PATHS.career },
        '. If you would rather talk to one of these desks, ',
        { text: 'here is how', to: PATHS.contactV1 },
        '.',
      ],
    ],
  },
} as const;
