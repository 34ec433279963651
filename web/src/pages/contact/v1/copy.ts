import { COMPANY } from '@contract/legal/company.ts';
import { MESSAGE_TOPICS } from '@contract/messages.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const CONTACT = {
  title: 'Write to us',
  lead: 'A person reads your message, in English, German or French, and answers by e-mail.',
  toForm: 'Go to the form',

  board: {
    caption: 'When you get an answer',
    head: ['About', 'Answered within'],
    rows: [
      { topic: 'A question before buying', when: ANSWER_TIME.promised, who: 'An engineer' },
      {
        topic: 'Something does not work',
        when: ANSWER_TIME.promised,
        who: 'Also by chat, from Household up',
      },
      { topic: 'An invoice or a payment', when: ANSWER_TIME.promised, who: 'Accounts' },
      { topic: 'A security finding', when: ANSWER_TIME.security, who: 'The person on call' },
      { topic: 'Your data', when: ANSWER_TIME.promised, who: 'Accounts' },
    ],
  },

  form: {
    title: 'Your message',
    text: 'Please leave out passwords, tokens and private files. If something does not work, tell us the server’s address and exactly what you saw.',
    topics: MESSAGE_TOPICS,
  },

  path: {
    title: 'What happens to it',
    steps: [
      {
        thing: 'browser',
        title: 'It leaves your browser',
        text: 'Encrypted, untracked, and to our own address only.',
      },
      {
        thing: 'store',
        title: 'It is stored once',
        text: 'A function in Belgium puts it in our database, which Google runs for us: what you entered, the page you wrote from and the time. Your network address is left out.',
      },
      {
        thing: 'desk',
        title: 'Someone reads it',
        text: 'The person who deals with your topic. No model reads, sorts or answers it.',
      },
      {
        thing: 'bin',
        title: 'It is erased',
        text: [
          'Twelve months later, or sooner if you ask: ',
          { text: 'your rights', to: `${PATHS.privacy}#rights` },
          '.',
        ],
      },
    ],
  },

  cards: {
    title: 'Other ways to reach us',
    mail: {
      title: 'By e-mail',
      text: 'The same people, the same answer times. Kept for two years after the last e-mail.',
      action: 'Write an e-mail',
      subject: 'A message for Alcove',
    },
    security: {
      title: 'A security finding',
      text: 'Tell us what you did and what happened, and give us thirty days before you publish. We will credit you if you like.',
      action: 'Report by e-mail',
      subject: 'security',
    },
    chat: {
      title: 'For customers',
      text: 'Once you are signed in, “Chat” is at the top of your account. From Household up, a person answers it on working days.',
      action: 'Sign in',
      to: PATHS.dashboard,
    },
    quick: {
      title: 'Often quicker',
      links: [
        { label: 'A new password', to: PATHS.forgotPassword },
        { label: 'My server does not answer', to: '/help/machine-does-not-answer' },
        { label: 'Everything else under Help', to: PATHS.helpCenter },
        { label: 'Ask for a call instead', to: PATHS.contactV2 },
      ],
    },
  },

  hours: {
    title: 'Hours',
    zone: 'Central European Time',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    rows: [
      {
        what: 'E-mail and this form',
        when: 'Monday to Friday, 9:00 to 17:00',
        open: 5,
      },
      {
        what: 'Chat, from Household up',
        when: 'Monday to Friday, 9:00 to 17:00',
        open: 5,
      },
    ],
  },

  place: {
    title: 'Where to find us',
    address: [COMPANY.name, COMPANY.street, COMPANY.town, COMPANY.country],
    phone: { text: COMPANY.phone, to: `tel:${COMPANY.phone.replaceAll(' ', '')}` },
    imprint: { text: 'Imprint', to: PATHS.imprint },
    text: 'The servers are somewhere else.',
  },
} as const;
