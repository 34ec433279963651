import { ANSWER_TIME, RECEIPT } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const MESSAGE_SENT = {
  title: 'It has arrived',
  lead: `We have what you wrote. You can close this page. ${RECEIPT}`,
  label: 'A drawing: a closed envelope with a postmark that says received.',
  postmark: 'RECEIVED',
  kinds: [
    {
      title: 'If you wrote a message',
      steps: [
        `A person reads it and answers within ${ANSWER_TIME.promised}, usually within ${ANSWER_TIME.usual}; a security finding within ${ANSWER_TIME.security}.`,
        'The answer comes by e-mail to the address you entered, signed by a person.',
        'Still waiting after three working days? Look in your spam folder, then write again.',
      ],
    },
    {
      title: 'If you asked for a call',
      steps: [
        'An engineer reads it first.',
        `Usually within ${ANSWER_TIME.usual}, you have an e-mail with two times to choose from.`,
        'Until then, five lines on what you have and what you want are the best preparation.',
      ],
    },
  ],
  kept: [
    'It is stored in our database, can be read by the people who answer, and is erased after twelve months. ',
    { text: 'Privacy', to: PATHS.privacy },
    ' has the details.',
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
