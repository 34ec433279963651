import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const CONTACT = {
  title: 'Write to us',
  lead: 'A person reads it, in English, German or French, and answers by e-mail.',
  toForm: 'To the form',

  board: {
    caption: 'When you get an answer',
    head: ['About', 'Answered within'],
    rows: [
      { topic: 'A question before buying', when: ANSWER_TIME.promised, who: 'An engineer' },
      {
        topic: 'Something does not work',
        when: ANSWER_TIME.promised,
        who: 'By chat too, from Household on',
      },
      { topic: 'An invoice or a payment', when: ANSWER_TIME.promised, who: 'Accounts' },
      { topic: 'A security finding', when: '1 day, always', who: 'Whoever is on call' },
      { topic: 'Your data', when: '7 days', who: 'Accounts' },
    ],
  },

  form: {
    title: 'Your message',
    text: 'Please send no passwords, tokens or private files. If something does not work: the server’s address, and what you saw, word for word.',
    topics: [
      { value: 'before-buying', label: 'A question before buying' },
      { value: 'not-working', label: 'Something does not work' },
      { value: 'payment', label: 'An invoice or a payment' },
      { value: 'security', label: 'A security finding' },
      { value: 'my-data', label: 'My data' },
      { value: 'other', label: 'Something else' },
    ],
  },

  path: {
    title: 'What happens with it',
    steps: [
      {
        thing: 'browser',
        title: 'It leaves your browser',
        text: 'Encrypted, to our own address and to nobody else’s. No counter looks on.',
      },
      {
        thing: 'store',
        title: 'It is written down once',
        text: 'In our database, run for us by Google, by a function in Belgium: what you entered, the page you wrote from, and the time. Not your network address.',
      },
      {
        thing: 'desk',
        title: 'Somebody reads it',
        text: 'Whoever the topic belongs to. No model reads it, sorts it or answers it.',
      },
      {
        thing: 'bin',
        title: 'It is erased',
        text: [
          'Twelve months later. Sooner if you say so: ',
          { text: 'your rights', to: `${PATHS.privacy}#rights` },
          '.',
        ],
      },
    ],
  },

  cards: {
    title: 'Other ways in',
    mail: {
      title: 'By e-mail',
      text: 'The same desk, the same times. Kept for two years after the last letter.',
      action: 'Write an e-mail',
      subject: 'A letter to Alcove',
    },
    security: {
      title: 'A security finding',
      text: 'Tell us what you did and what you got, and give us thirty days before you publish. We name you if you like.',
      action: 'Report by e-mail',
      subject: 'security',
    },
    chat: {
      title: 'For customers',
      text: 'Once you are signed in, there is a chat in the corner of each page. On Household and Practice a person is at the other end on working days.',
      action: 'Sign in',
      to: PATHS.dashboard,
    },
    quick: {
      title: 'Often quicker',
      links: [
        { label: 'A new password', to: PATHS.forgotPassword },
        { label: 'My machine does not answer', to: '/help/machine-does-not-answer' },
        { label: 'Everything else under Help', to: PATHS.helpCenter },
        { label: 'A call instead of a letter', to: PATHS.contactV2 },
      ],
    },
  },

  hours: {
    title: 'Hours',
    zone: 'Central European Time',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    rows: [
      { what: 'Letters and this form', when: 'Monday to Friday, 9 to 17', open: 5, isRound: false },
      {
        what: 'Chat, Household and Practice',
        when: 'Monday to Friday, 9 to 17',
        open: 5,
        isRound: false,
      },
      { what: 'Security', when: 'every day, round the clock', open: 7, isRound: true },
    ],
  },

  place: {
    title: 'The door',
    note: 'An example place: neither the town nor the street exists. It is here to show what such a page holds.',
    address: ['Alcove', 'Millrace 7, in the yard', '00000 Lower Water'],
    hints: [
      'Tram 4 to Mill Bridge, then back over the street.',
      'A step of 14 cm at the door; there is a ramp, ring and we bring it.',
      'There are no servers here. Nobody need look for them.',
    ],
    label:
      'A drawing: the plan of a quarter. Tram line 4 runs along Tanner Street, turns, and crosses the river Lower Water at the stop Mill Bridge. One block short of it, on Millrace, a door is marked.',
    names: {
      door: 'Millrace 7',
      street: 'Millrace',
      tramStreet: 'Tanner Street',
      river: 'Lower Water',
      stop: 'Mill Bridge',
      line: '4',
      park: 'the Green',
    },
  },
} as const;
