export const OBJECT_DESIGNERS = {
  name: 'Okonjo Reyes, product designers',
  title: 'Things to be used daily and not noticed',
  lead: 'Lamps, taps, handles, stools. Four of us in a former brush factory, with a lathe.',
  objects: [
    {
      id: 'lamp',
      name: 'Lamp No. 4',
      made: 'Steel, paper',
      text: 'The switch is where the hand falls in the dark.',
    },
    {
      id: 'kettle',
      name: 'Kettle',
      made: 'Copper, ash',
      text: 'Pours without a drip. It took eleven spouts.',
    },
    {
      id: 'stool',
      name: 'Stool, three legs',
      made: 'Beech',
      text: 'Does not wobble, since three never do.',
    },
    {
      id: 'handle',
      name: 'Door handle',
      made: 'Bronze, cast',
      text: 'For elbows too. Made with a children’s ward.',
    },
  ],
  how: {
    title: 'How a thing comes about',
    paragraphs: [
      'First we watch. A week in somebody’s kitchen is worth a year of opinions. Then we build, in cardboard and in a hurry, until something is less wrong than the others. Only then is there a drawing.',
      'We work for makers who own their machines, for a fee and a share. A commission takes five to nine months, and there are three a year. When a thing is bad, we say so before the tooling and not after it.',
    ],
  },
} as const;
