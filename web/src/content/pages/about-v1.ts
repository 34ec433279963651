import { PATHS } from '@/content/paths.ts';

export const BELIEFS = {
  title: 'What we believe',
  statements: [
    'A question is a private thing. What someone asks says more about them than what they know.',
    'So the machine that answers should belong to the one who asks: as ordinary as a bookshelf, and about as talkative towards strangers.',
    'It need not be the cleverest machine there is. It has to be yours, it has to show where it read what it says, and you have to be able to switch it off.',
  ],
  promises: {
    title: 'What follows for us',
    items: [
      {
        term: 'No common pool',
        text: 'Your files and questions are on your server and in its backups, and in no database of ours.',
      },
      {
        term: 'No learning from you',
        text: 'Nothing you write trains a model, ours or anybody’s.',
      },
      {
        term: 'No door of ours',
        text: 'Access by staff is opened by you, for a time, and is logged where you can read it.',
      },
      {
        term: 'No hostage',
        text: 'You leave with ordinary files. Cancelling is a page in your account, and it is confirmed at once.',
      },
      {
        term: 'No fog',
        text: [
          'Where privacy ends is written down in plain words: ',
          { text: 'what a private AI server can and cannot keep private', to: PATHS.blogSingleV1 },
          '.',
        ],
      },
    ],
  },
} as const;
