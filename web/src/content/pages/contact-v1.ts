import { PATHS } from '@/content/paths.ts';

export const CONTACT = {
  title: 'Contact',
  lead: 'One address for everything. A person reads it, in English, German or French, on working days.',
  matters: [
    {
      title: 'Before you buy',
      text: 'Say how many people, which kinds of files, and what you hope to ask. You get a plain answer, including when it is no.',
      when: 'Within one working day',
      subject: 'A question before buying',
    },
    {
      title: 'Something does not work',
      text: 'Name the server’s address and what you saw, word for word. Do not send passwords, tokens or private files. Signed-in customers can use the chat in the corner as well.',
      when: 'Solo: two working days. Household and Practice: the same day.',
      subject: 'Something does not work',
    },
    {
      title: 'An invoice or a payment',
      text: 'The number on the invoice is enough. We never ask for a card number by mail.',
      when: 'Within two working days',
      subject: 'About an invoice',
    },
    {
      title: 'A security finding',
      text: 'Write “security” in the subject. Tell us what you did and what you got, and give us thirty days before you publish. We name you if you like.',
      when: 'Within one day, weekends included',
      subject: 'security',
    },
    {
      title: 'Your data',
      text: 'For access, correction or objection. Export and deletion are in your account and need no letter.',
      when: 'Within seven days',
      subject: 'About my data',
    },
  ],
  first: {
    title: 'Often quicker',
    paragraphs: [
      [
        'Sign-in trouble is mostly a matter of ',
        { text: 'setting a new password', to: PATHS.forgotPassword },
        '. Registering a server is described under ',
        { text: 'Connect your server', to: PATHS.helpDetail },
        ', and the other usual questions under ',
        { text: 'Help', to: PATHS.helpCenter },
        '.',
      ],
    ],
  },
} as const;
