export const BOX = {
  name: 'Hearth One',
  title: 'It sits there and is quiet',
  lead: 'Nineteen centimetres square, seven high, no fan. A server for the shelf between the books, which is where its case is meant to be touched: it is warm when it thinks.',
  turns: [
    {
      view: 'front',
      title: 'From the front',
      text: 'One light. It glows while an answer is being written and is dark otherwise. There is no logo to look at for the next ten years.',
    },
    {
      view: 'side',
      title: 'From the side',
      text: 'Twenty-two ribs carry the heat away. Stand it on a narrow side and it takes the width of a dictionary.',
    },
    {
      view: 'back',
      title: 'From the back',
      text: 'Power, network, two sockets for drives. A switch that you can feel in the dark, because that is when one looks for it.',
    },
  ],
  exploded: {
    title: 'Five parts, four screws',
    description:
      'The box taken apart from top to bottom: lid with ribs, memory, board, drive, base.',
    parts: [
      'Lid with ribs, aluminium',
      'Memory, 32 GB',
      'Board',
      'Drive, 2 TB',
      'Base with four feet',
    ],
    text: 'Every part can be bought by itself. The screws are of one size, and the key is stuck under the base.',
  },
  sheet: {
    title: 'The sheet',
    items: [
      { term: 'Size', text: '19 × 19 × 7 cm, 2.4 kg' },
      { term: 'Power', text: '11 W idle, 48 W while answering' },
      { term: 'Noise', text: 'None; nothing in it moves' },
      {
        term: 'Models',
        text: 'Up to 14 billion parameters, in an example about 9 tokens a second',
      },
      { term: 'Repair', text: 'Parts for ten years, instructions in the lid' },
    ],
  },
} as const;
