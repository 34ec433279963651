export const POSTER_SHOP = {
  name: 'Plakat Nord',
  trade: 'Posters, drawn and printed',
  place: 'Hafenhof 3, second yard, ring twice',
  title: { quiet: 'Say it once,', loud: 'large' },
  lead: 'People read a poster from across the road, and they are late. We draw it, cut it down to what they can take in, and print it by hand in two inks.',
  sheetNote:
    'This page is printed like our posters: rose, bottle green, and the near-black they make where they overlap. Two tins are all it takes.',
  jumps: [
    { label: 'The wall', to: '#wall' },
    { label: 'How it is printed', to: '#printing' },
    { label: 'Sizes', to: '#sizes' },
    { label: 'Prices', to: '#prices' },
    { label: 'When we’re in', to: '#hours' },
  ],

  wall: {
    title: 'On our wall this spring',
    text: 'Mostly letters. A photograph shows what a thing looks like; a poster has to say it’s on Friday.',
    columns: [
      [
        {
          sheet: 'rain',
          label:
            'Poster. The letters of RAIN hang from the top edge like falling drops, over a rose sun.',
          caption: 'For an open-air cinema',
          facts: 'A1, rose and green, 120 sheets',
          note: 'The I is the longest drop.',
        },
        {
          sheet: 'vote',
          label: 'Poster. A green X over a rose square.',
          caption: 'For a parish council',
          facts: 'A2, rose and green, 400 sheets',
          note: 'It asks for a vote, for any party.',
        },
        {
          sheet: 'quiet',
          label: 'Poster. Seven lines, each lower and thinner than the one above.',
          caption: 'For the town library',
          facts: 'A3, green only, 60 sheets',
          note: 'One ink: that was the budget.',
        },
      ],
      [
        {
          sheet: 'band',
          label: 'Poster. OOM in very wide letters, pah pah in hair-thin ones.',
          caption: 'For a fire brigade’s brass band',
          facts: 'A1, rose and green, 80 sheets',
          note: 'The tuba player took two home.',
        },
        {
          sheet: 'swim',
          label:
            'Poster. The word, tall and rose, stands in green water and shifts to the right below the water line.',
          caption: 'For the outdoor pool',
          facts: 'A1, rose and green, 150 sheets',
          note: 'The part under water was drawn by hand.',
        },
      ],
      [
        {
          sheet: 'letter',
          label: 'Poster, set with a gap for every E; a rose E lies at the bottom edge.',
          caption: 'For our own evening class',
          facts: 'A3, green and rose on yellow, 40 sheets',
          note: 'The class filled up in a week.',
        },
        {
          sheet: 'saturn',
          label: 'Poster. One word on a nearly black sheet, with a yellow full stop.',
          caption: 'For the observatory',
          facts: 'A2, all three inks, 90 sheets',
          note: 'The most ink we’ve put on one sheet.',
        },
        {
          sheet: 'bread',
          label: 'Poster. The letters of BREAD rise from small to tall over a vermilion loaf.',
          caption: 'For a bakery window',
          facts: 'A3, rose and green on yellow, 30 sheets',
          note: 'Part of the fee came as bread.',
        },
      ],
    ],
  },

  printing: {
    title: 'Two films, two passes, one good sheet',
    text: 'Each ink goes through its own screen, on its own day. Here is the swimming-pool poster, step by step.',
    stages: [
      {
        stage: 'rose-film',
        label: 'Film for the rose screen: the letters of SWIM in solid dark.',
        title: 'Film for rose',
        text: 'Everything that will be rose, in black on clear film. Light hardens the screen except where the film is dark.',
      },
      {
        stage: 'green-film',
        label: 'Film for the green screen: the body of water in solid dark.',
        title: 'Film for green',
        text: 'The water, solid. It covers the lower half of the letters, so that the inks mix there.',
      },
      {
        stage: 'first-sheet',
        label: 'First sheet, out of register: the green lies too low, too far left and askew.',
        title: 'Sheet one',
        text: 'Nine millimetres out of register. Every run has one, and it lights the stove.',
      },
      {
        stage: 'good-sheet',
        label: 'A sheet in register: green over rose gives pine under water.',
        title: 'Sheet six',
        text: 'The crosses meet. Green printed over rose makes a third colour, free.',
      },
    ],
    screen: {
      title: 'The screen in cross-section',
      text: 'A stretched mesh, a stencil, a rubber blade. The ink goes through where the mesh is open. We bought the press in 1988. It has two moving parts, one of which is Jette.',
      label:
        'Section through a printing screen: a squeegee pushes ink through the mesh, on to a sheet below.',
    },
    inks: {
      title: 'Three tins, seven colours',
      text: 'Rose, yellow and bottle green, thin enough to see through. A third ink means a third day, so most posters make do with two.',
      label:
        'Three overlapping discs of ink. Yellow and rose give vermilion, yellow and green give leaf, rose and green give pine, all three give black.',
    },
  },

  sizes: {
    title: 'How large to print',
    text: 'Stand where your reader will stand and hold up a hand at arm’s length. If your thumb covers the poster, take the next size up.',
    door: 'The A sizes in centimetres beside a door, to scale.',
    column:
      'A column sheet of 84 by 178 centimetres, pasted from three A1 sheets, beside a person of 172 centimetres, to the same scale.',
    rows: [
      { size: 'A3', place: 'Shop door, notice board', read: 'from 2 m' },
      { size: 'A2', place: 'Shop window, stairwell', read: 'from 4 m' },
      { size: 'A1', place: 'Across a street or platform', read: 'from 8 m' },
      { size: 'Column', place: 'Three A1 pasted, 84 × 178', read: 'from a moving bus' },
    ],
  },

  prices: {
    title: 'What a run costs',
    note: 'Two inks on 120-gram blue-back. Each price is 120 euros for the pair of screens, plus the sheets: 0.90 each for A3, 1.40 for A2, 2.60 for A1.',
    caption: 'Price of a run in euros, two inks, with tax',
    head: ['Sheets', 'A3', 'A2', 'A1'],
    rows: [
      ['50', '165', '190', '250'],
      ['100', '210', '260', '380'],
      ['250', '345', '470', '770'],
      ['500', '570', '820', '1,420'],
      ['1,000', '1,020', '1,520', '2,720'],
    ],
    extras: [
      { term: 'One ink', text: 'Sixty euros less, and a third off each sheet.' },
      { term: 'Third ink', text: 'Sixty euros more, plus 30 cents a sheet, and one extra day.' },
      {
        term: 'Words and drawing',
        text: '650 euros, whatever the size. Tell us everything and we’ll give you back six words. We’ll change them twice free of charge.',
      },
      {
        term: 'Nine working days',
        text: 'From your yes to the roll under your arm. The ink needs that long to dry.',
      },
      {
        term: 'Four posters a year',
        text: 'For charities, at the cost of paper and ink. Ask in January.',
      },
    ],
  },

  hours: {
    title: 'When we’re in',
    text: 'The longer the day, the wider the word.',
    caption: 'Opening hours, and what happens when',
    head: ['Day', 'Open', 'What happens'],
    days: [
      {
        day: 'Monday',
        open: 'closed',
        does: 'We wash screens and miss the bell.',
        width: 'shut',
      },
      { day: 'Tuesday', open: '10 to 18', does: 'Counter. Class from seven.', width: 'long' },
      { day: 'Wednesday', open: '13 to 18', does: 'Counter. Proofs to look at.', width: 'middle' },
      { day: 'Thursday', open: '10 to 20', does: 'Printing. Come and watch.', width: 'longest' },
      { day: 'Friday', open: '10 to 16', does: 'Rolls to collect.', width: 'middle' },
      { day: 'Saturday', open: '10 to 12', does: 'Misprints, two euros each.', width: 'short' },
    ],
  },
} as const;
