import { PATHS, PRICING } from '@/content/paths.ts';

export const TOUR = {
  title: 'The whole product on one screen',
  lead: 'Choose a part on the left. The sum at the end shows which plan fits and how its price comes about.',
  railLabel: 'Parts of the product',
  parts: [
    {
      id: 'ask',
      title: 'Ask',
      text: 'Put a question in your own words. The answer comes with the file, the page and the lines it was read from. Where your files say nothing, it says so.',
      lines: [
        '> who signed the lease extension?',
        'T. Okafor, on behalf of both tenants.',
        '[1] flat/lease-extension.pdf, page 3',
      ],
    },
    {
      id: 'keep',
      title: 'Keep',
      text: 'Files, notes and conversations are ordinary files in ordinary folders. Delete one and it is gone from the index within a minute.',
      lines: [
        'flat/        41 files   indexed',
        'practice/   318 files   indexed',
        'photos/   2,204 files   left out',
      ],
    },
    {
      id: 'share',
      title: 'Share',
      text: 'Each person has a room of their own. A folder is shared when you say so and with whom you say, and the index follows.',
      lines: [
        'kitchen/    everybody   read, write',
        'taxes/      you, Ines   read',
        'diary/      you         read, write',
      ],
    },
    {
      id: 'reach',
      title: 'Reach',
      text: 'One address from everywhere. Your account signs you in there, at addresses that you agreed to and at no other.',
      lines: [
        'https://cedar.alcove.example',
        'signed in   by your account',
        'last used   this morning, phone',
      ],
    },
  ],
  sum: {
    title: 'What it would cost you',
    text: 'Three questions. The smallest plan that meets all of your answers is the one to take.',
    people: 'People who will use it',
    storage: 'Storage in GB',
    speed: 'Speed',
    speeds: [
      { value: 'calm', label: 'Calm: a short answer in ten seconds' },
      { value: 'brisk', label: 'Brisk: a larger model, or two at once' },
      { value: 'busy', label: 'Busy: an office at ten in the morning' },
    ],
    none: [
      'That is more than the largest plan holds. ',
      { text: 'Ask an engineer', to: PATHS.contactV2 },
      ', and say how many people and how many gigabytes.',
    ],
    buy: { label: 'To the plans', to: PRICING },
  },
} as const;
