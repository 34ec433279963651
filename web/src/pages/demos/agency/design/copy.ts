export const OBJECT_DESIGNERS = {
  name: 'Okonjo Reyes',
  trade: 'Product designers',
  title: 'Things to be used daily and not noticed',
  lead: 'Four people in a former brush factory, with a lathe, a kiln and a long table. Three objects leave it in a good year.',
  hero: {
    number: 'OR 041',
    name: 'Kettle, one litre',
    text: 'Copper, tinned inside; handle of steamed ash. Pours without a drip. That took eleven spouts, which are further down.',
    label:
      'Side elevation of a kettle with an arched wooden handle and a curved spout. Height 246 millimetres, base 166.',
  },

  catalogue: {
    title: 'Catalogue',
    text: 'Not to one scale. Measures in millimetres.',
    objects: [
      {
        id: 'lamp',
        number: 'OR 028',
        name: 'Table lamp',
        material: 'Folded steel, card shade',
        size: 'Ø 340 × 420',
        text: 'The switch is where the hand falls in the dark.',
        label:
          'Elevation of a table lamp with a conical shade. Switch 104 millimetres above the table.',
      },
      {
        id: 'handle',
        number: 'OR 033',
        name: 'Door handle',
        material: 'Bronze, sand-cast',
        size: '116 × 39',
        text: 'For elbows too. Made with the nurses of a children’s ward, who have both hands full.',
        label: 'Front and top view of a door handle with a paddle-shaped end.',
      },
      {
        id: 'case',
        number: 'OR 047',
        name: 'Hearing-aid case',
        material: 'Aluminium, rubber lip, felt',
        size: 'Ø 68 × 34',
        text: 'Opens under a palm. It is followed from sketch to part below.',
        label: 'Top and side view of a round case with a thumb scoop.',
      },
      {
        id: 'radio',
        number: 'OR 019',
        name: 'Kitchen radio',
        material: 'Ash, steel, wool cloth',
        size: '226 × 130 × 84',
        text: 'One station at a time and a dial that can be turned with flour on the fingers.',
        label: 'Front of a radio with a round pattern of holes, a large dial and a carrying strap.',
      },
      {
        id: 'stool',
        number: 'OR 052',
        name: 'Folding stool',
        material: 'Ash, canvas, one steel pin',
        size: '438 × 430',
        text: 'Folds to the width of a broom. The canvas can be replaced by anyone who can tie a knot.',
        label: 'Side of a folding stool with crossed legs, and dashed the same stool folded.',
      },
      {
        id: 'bell',
        number: 'OR 044',
        name: 'Bicycle bell',
        material: 'Bronze, spring steel',
        size: 'Ø 54 × 60',
        text: 'Rings on a minor third, so that people step aside without being cross.',
        label: 'Half section of a bicycle bell with its clamp.',
      },
      {
        id: 'mill',
        number: 'OR 036',
        name: 'Pepper mill',
        material: 'Pear wood, steel works',
        size: 'Ø 62 × 190',
        text: 'Turned from the wood of one tree a year. It says which.',
        label: 'Half section of a turned pepper mill.',
      },
    ],
    empty: {
      number: 'OR 053',
      text: 'This place is kept for the next one. It has been empty since March and may stay so.',
    },
  },

  lineUp: {
    title: 'The same things, to one scale',
    label:
      'All eight objects on one ground line to the same scale: stool 430 millimetres high, lamp 420, radio 158, kettle 246, mill 190, handle, hearing-aid case 34 and bell 60.',
    note: 'Left to right: stool, lamp, radio, kettle, mill, handle, case, bell.',
  },

  followed: {
    number: 'OR 047',
    title: 'One case, followed',
    lead: 'A man of eighty-one loses his hearing aids because their box needs a fingernail. He told us so at a bus stop.',
    sketch: {
      title: 'Sketch',
      when: 'Week 2',
      text: 'Five thoughts about a small box. One slides when it should not, one wants a fingernail, one wants two hands, one rolls off the night table, and one wants only the weight of an arm. After that we asked for nothing more.',
      label:
        'Pencil sketches of a matchbox, a hinged box, a screw tube, two shells pressed by a palm, ringed in red, and a case at the edge of a night table.',
      notes: [
        'slides, so it slides open',
        'asks for a nail',
        'two hands',
        'a palm will do',
        'must not roll off',
      ],
    },
    part: {
      title: 'Part drawing',
      when: 'Week 17',
      text: 'The lower shell. The lip is 0.8 high: at 0.6 it leaks lint, at 1.0 it can no longer be pressed open. The tolerance on the height is the price of the click.',
      plan: 'Plan of the lower shell: outer diameter 68.0, inner 61.0, thumb scoop of radius 11, place for a drying capsule, line of section A–A.',
      cut: 'Section A–A through the lower shell: wall 3.5, lip 0.8, inner radius 42, height 17.0 within 0.05.',
      block: [
        ['Part', 'OR 047-07, lower shell'],
        ['Material', 'EN AW-6060, turned, bead-blasted'],
        ['Scale', '2 : 1'],
        ['Drawn', 'A. R.'],
        ['Checked', 'by dropping it, 40 times'],
        ['Sheet', '7 of 9'],
      ],
    },
    exploded: {
      title: 'Taken apart',
      when: 'Week 26',
      text: 'Eight parts, no glue, no screw. It comes apart with a coin, so that it can be washed, and every part has been for sale since the first day.',
      label:
        'Exploded view, from the top: lid, rubber lip, hinge pin, felt tray, drying capsule, magnets, lower shell, foot.',
      parts: [
        ['Lid', 'aluminium', '9.40'],
        ['Lip', 'silicone, 40 Shore', '1.10'],
        ['Hinge pin', 'spring steel', '0.80'],
        ['Tray', 'wool felt', '2.20'],
        ['Drying capsule', 'glass, silica gel', '3.00'],
        ['Magnets, two', 'ferrite', '0.60'],
        ['Lower shell', 'aluminium', '9.40'],
        ['Foot', 'cork', '0.50'],
      ],
      head: ['Part', 'Material', 'Spare, euros'],
      caption: 'Parts of OR 047',
    },
  },

  spouts: {
    title: 'Eleven spouts',
    text: 'Water does not like to let go of an edge. Each of these was cast, filled, poured a hundred times over blotting paper, and put on a shelf.',
    tried: [
      { verdict: 'dribbles' },
      { verdict: 'gulps' },
      { verdict: 'whistles' },
      { verdict: 'splashes' },
      { verdict: 'drips once' },
      { verdict: 'floods the cup' },
      { verdict: 'too slow for tea' },
      { verdict: 'dribbles left' },
      { verdict: 'drips when tired' },
      { verdict: 'nearly' },
      { verdict: 'lets go', good: true },
    ],
  },

  materials: {
    title: 'Six materials',
    text: 'Each for a reason that can be felt. Shown as we hatch them.',
    items: [
      {
        id: 'steel',
        name: 'Steel',
        text: 'Where it must be thin. Waxed; rusts if you forget it, and forgives.',
      },
      {
        id: 'bronze',
        name: 'Bronze',
        text: 'Where hands go. Kills germs, browns where it is touched least.',
      },
      {
        id: 'copper',
        name: 'Copper',
        text: 'Where heat goes. Needs a new coat of tin after fifteen years; we do that.',
      },
      {
        id: 'ash',
        name: 'Ash',
        text: 'Where it is carried. Bends in steam, stays cool, from nine kilometres away.',
      },
      {
        id: 'rubber',
        name: 'Rubber',
        text: 'Where it must be quiet. The only part that ages, so it comes out.',
      },
      {
        id: 'felt',
        name: 'Felt',
        text: 'Where things lie. Pressed wool, cut with a die, no adhesive.',
      },
    ],
  },

  terms: {
    title: 'If you make things',
    paragraphs: [
      'First we watch. A week in somebody’s kitchen is worth a year of opinions. Then we build, in cardboard and in a hurry, until something is less wrong than the others. Only then is there a drawing.',
      'We work for makers who own their machines. When a thing is bad we say so before the tooling and not after it; twice we have paid back the fee.',
    ],
    facts: [
      ['Time', 'five to nine months'],
      ['Fee', '18,000 euros, in thirds'],
      ['Share', '3 per cent of what leaves your gate, for ten years'],
      ['Drawings', 'yours, with every failed one'],
      ['Places', 'three a year; one is free from September'],
    ],
  },
} as const;
