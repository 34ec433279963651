import { PATHS, PRICING } from '@/content/paths.ts';

export const AT_HOME = {
  title: 'A room of one’s own for everybody',
  lead: 'One server in the house, or one with us that belongs to the house. Everyone has a room in it with a door that shuts. The text walks down the drawing, from the roof to the cellar.',
  drawing:
    'A house cut open from roof to cellar: a study under the roof, a child’s room, a kitchen with a table, a hall with a phone on the sill, and in the cellar a small server next to the preserves.',
  rooms: [
    {
      place: 'Under the roof',
      title: 'The study',
      text: 'Tax letters, the mortgage, twelve years of e-mail. “When does the fixed rate end?” has an answer with a page number. Nobody else’s room can see into this one.',
    },
    {
      place: 'Second floor',
      title: 'The child’s room',
      text: 'Vocabulary, fractions and why the moon follows the car. Conversations are not mined for anything and there is nobody to show an advertisement. Parents set the hours, not a company.',
    },
    {
      place: 'First floor',
      title: 'The kitchen table',
      text: 'A shared room: recipes out of grandmother’s exercise book, the shopping list, whose turn it is. What is put on the table is for everybody, by choice.',
    },
    {
      place: 'Ground floor',
      title: 'The hall',
      text: 'On the way out, the phone keeps its line home. From the train the house answers as it does on the sofa, at the same address.',
    },
    {
      place: 'Cellar',
      title: 'Next to the preserves',
      text: 'The machine itself, if you want it at home: about as loud as a fridge, about as thirsty as a light bulb of the old kind. If you do not, it stands with us and only its address is yours.',
    },
  ],
  facts: {
    title: 'For the household meeting',
    items: [
      {
        term: 'Who',
        text: 'Up to six people, each with a sign-in and a room. The Household plan holds two servers, so one can be the children’s.',
      },
      {
        term: 'What it costs',
        text: [{ text: 'One price for the house', to: PRICING }, ', not per head.'],
      },
      {
        term: 'If someone moves out',
        text: 'Their room comes down as one archive and goes with them.',
      },
      {
        term: 'If it breaks',
        text: [
          'Nightly backups are kept for 30 days. ',
          { text: 'How to test one', to: PATHS.blogSingleV2 },
          '.',
        ],
      },
    ],
  },
} as const;
