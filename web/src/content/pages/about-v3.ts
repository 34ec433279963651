export const HISTORY = {
  title: 'How Alcove came about',
  lead: 'No garage, no lightning. One server in a cupboard, and a number of people who asked whether they might have one too.',
  moments: [
    {
      time: '2021',
      title: 'A cupboard',
      text: 'A retired desktop computer is put in a cupboard to make the scans of a family’s papers searchable. It finds words. It does not understand a question.',
    },
    {
      time: '2023',
      title: 'Open models',
      text: 'The first language models that may be run by anyone fit into its memory, barely. The cupboard learns to answer. It is slow and often wrong, and the family stops mislaying things.',
    },
    {
      time: '2024',
      title: 'A second cupboard',
      text: 'A neighbour with a small practice asks for the same, but with locks. Encryption, rooms with doors and the rule that every sentence needs a source date from that winter.',
    },
    {
      time: '2025',
      title: 'An address',
      text: 'Nobody wants to be at home to ask something. The tunnel, the account and the hand-off between them are built, and then built again after someone asked what a forged link could do.',
    },
    {
      time: '2026',
      title: 'A service',
      text: 'The cupboards become plans: three sizes of machine, the same software on each, and still the choice to keep the machine in your own rooms.',
    },
  ],
  moral: {
    title: 'What stayed',
    paragraphs: [
      'The first machine still runs. Every release goes there a week before it goes to you, because its owners complain the loudest.',
    ],
  },
} as const;
