import { COMPANY } from '@contract/legal/company.ts';
import { ANSWER_TIME, ENGINEER_TALK } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const HELP = {
  title: 'How can we help?',
  lead: 'Type a word or two, or open a drawer.',
  label: 'Search help',
  hint: 'For example: where is my server, lost phone, invoice.',
  none: [
    'No answer has all of these words. Try just one, or ',
    { text: 'ask a person', to: PATHS.contactV1 },
    '.',
  ],
  withoutScript: 'The search needs JavaScript. Every answer is in the list below.',
  foundTitle: 'Answers',
  showTopics: 'Show all topics',
  topicsTitle: 'All topics',
  askedTitle: 'Most read',
  answers: ' answers',
  topics: [
    { name: 'Getting started', text: 'The first ten minutes.' },
    { name: 'Servers', text: 'Hosted and your own, and the people whom you let in.' },
    { name: 'Signing in', text: 'Passwords, sessions, lost devices.' },
    { name: 'Plan and payment', text: 'Buying, changing, cancelling.' },
    { name: 'Privacy and data', text: 'What we store, and how to delete it.' },
    { name: 'Trouble', text: 'When something does not work.' },
  ],
  people: {
    title: 'Or ask a person',
    text: 'A person reads what you write and answers it. Please leave out passwords, other people’s files, and the full address of a page that was signing you in.',
    ways: [
      {
        name: 'The form',
        mark: 'form',
        text: [
          'For everyone, with or without an account. ',
          { text: 'Write to us', to: PATHS.contactV1 },
          ' and say what you did, what you saw, and when.',
        ],
        when: `within ${ANSWER_TIME.promised}`,
      },
      {
        name: 'The chat',
        mark: 'chat',
        text: 'Press “Chat” at the foot of this page, or at the top of your account. Visitors are asked before it is loaded. If you are signed in, it knows which account is asking, so use it for anything that needs proof that it is you.',
        when: 'on working days, from Household up',
      },
      {
        name: 'E-mail',
        mark: 'mail',
        text: [
          { text: COMPANY.email, to: `mailto:${COMPANY.email}` },
          '. If it is about your account, write from the account’s address.',
        ],
        when: `within ${ANSWER_TIME.promised}`,
      },
      {
        name: 'A security issue',
        mark: 'hand',
        text: [
          'You found a weakness, or a stranger in your account. Put the word “security” in the subject of ',
          { text: 'a message', to: PATHS.contactV1 },
          '. We read it before anything else.',
        ],
        when: `within ${ANSWER_TIME.security}`,
      },
    ],
  },
  engineer: {
    text: [
      'The Practice plan includes a contact with a name. Before you buy, you can book ',
      { text: ENGINEER_TALK.toLowerCase(), to: PATHS.contactV2 },
      '.',
    ],
  },
} as const;
