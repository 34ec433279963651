export const POSTER_SHOP = {
  name: 'Plakat Nord',
  title: 'Say it once, large',
  lead: 'We draw and print posters: two colours, three at most, on paper that smells of it.',
  posters: [
    { words: ['No', 'rain', 'check'], caption: 'Open-air cinema, 400 copies', tone: 'signal' },
    { words: ['Bread', 'at', 'six'], caption: 'A bakery’s window, 60 copies', tone: 'amber' },
    {
      words: ['Vote', 'on', 'the 9th'],
      caption: 'Parish council, 1,200 copies',
      tone: 'evergreen',
    },
  ],
  process: {
    title: 'How a poster is made here',
    steps: [
      {
        title: 'Six words',
        text: 'You tell us everything. We give you back six words. If they are the wrong ones, we begin again; that is included.',
      },
      {
        title: 'One proof',
        text: 'Pinned to your own wall, in the size it will have. Step back eight metres. Can you read it?',
      },
      {
        title: 'Print',
        text: 'Screen print, by hand, up to 1,500 sheets. Ready in nine working days.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    text: 'A poster from the first word to a hundred sheets on your doormat is €1,450. Each further hundred is €210. Charities pay for paper and ink, twice a year, first come first served.',
  },
} as const;
