import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const MESSAGE_SENT = {
  title: 'It has arrived',
  lead: 'Your words are with us. You need not send them again, and you need not keep this page.',
  label: 'A drawing: a closed envelope with a postmark that says received.',
  postmark: 'RECEIVED',
  kinds: [
    {
      title: 'If you wrote a message',
      steps: [
        `A person reads it and answers within ${ANSWER_TIME.promised}, usually within one.`,
        'The answer comes by e-mail to the address that you entered, from a person with a name.',
        'Nothing after three working days? Look in the spam folder, then write again.',
      ],
    },
    {
      title: 'If you asked for a call',
      steps: [
        'An engineer reads it first.',
        `Usually within ${ANSWER_TIME.usual}, you have an e-mail with two times to choose from.`,
        'Until then: five lines about what you have and want are the best preparation.',
      ],
    },
  ],
  kept: [
    'It lies in our database, can be read by the people who answer, and is erased after twelve months. ',
    { text: 'Privacy', to: PATHS.privacy },
    ' has the rest.',
  ],
  ways: {
    title: 'While you wait',
    links: [
      { label: 'Back to the front page', to: PATHS.home },
      { label: 'Help', to: PATHS.helpCenter },
      { label: 'What a private server can and cannot keep private', to: PATHS.blogSingleV1 },
    ],
  },
} as const;
