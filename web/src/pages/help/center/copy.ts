import { ANSWER_TIME, ENGINEER_TALK, MAIL_ADDRESS } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const HELP = {
  title: 'How can we help?',
  lead: 'Type it as you would say it, or pull out a drawer.',
  label: 'Search the help',
  hint: 'For example: where is my server, lost phone, invoice.',
  none: [
    'Nothing here has these words. Try one of them only, or ',
    { text: 'ask a person', to: PATHS.contactV1 },
    ', who will probably write the missing article.',
  ],
  withoutScript: 'The search needs a script. The list below is complete.',
  foundTitle: 'Found',
  showTopics: 'Show all topics',
  topicsTitle: 'All topics',
  askedTitle: 'Read most',
  answers: ' answers',
  topics: [
    { name: 'Getting started', text: 'The first ten minutes.' },
    { name: 'Servers', text: 'Ours and your own: opening, adding, taking away.' },
    { name: 'Signing in', text: 'Passwords, sessions, lost things.' },
    { name: 'Plan and payment', text: 'Buying, changing, stopping.' },
    { name: 'Privacy and data', text: 'What is known, and how it ends.' },
    { name: 'Trouble', text: 'When something says no.' },
  ],
  people: {
    title: 'Or ask a person',
    text: 'A person reads what you write and answers it. Please never send a password, a whole address bar from a sign-in, or the contents of a file that is not yours.',
    ways: [
      {
        name: 'The form',
        mark: 'form',
        text: [
          'For everybody, with or without an account. ',
          { text: 'Write to us', to: PATHS.contactV1 },
          ' and say what you did, what you saw, and when.',
        ],
        when: `within ${ANSWER_TIME.promised}`,
      },
      {
        name: 'The chat',
        mark: 'chat',
        text: 'In the corner of the page. Visitors are asked before it is loaded. Signed in, it knows which account is asking, so it is also the place for whatever needs proof that it is you.',
        when: 'on working days, from Household on',
      },
      {
        name: 'A letter',
        mark: 'mail',
        text: [
          { text: MAIL_ADDRESS, to: `mailto:${MAIL_ADDRESS}` },
          ', from the address of your account if it is about the account.',
        ],
        when: `within ${ANSWER_TIME.promised}`,
      },
      {
        name: 'A security matter',
        mark: 'hand',
        text: [
          'You found a hole, or a stranger in your account. Write the word “security” into the subject of ',
          { text: 'a message', to: PATHS.contactV1 },
          '. It is read before anything else.',
        ],
        when: 'first, whatever the plan',
      },
    ],
  },
  engineer: {
    text: [
      'On the Practice plan an engineer is named in your contract. Before that, ',
      { text: ENGINEER_TALK.toLowerCase(), to: PATHS.contactV2 },
      ' can be arranged.',
    ],
  },
} as const;
