export const OBJECT_DESIGNERS = {
  name: 'Okonjo Reyes',
  trade: 'Product designers',
  title: 'Things you use daily and hardly notice',
  lead: 'Four people in a former brush factory, with a lathe, a kiln and a long table. In a good year we finish three objects.',
  hero: {
    number: 'OR 041',
    name: 'Kettle, one litre',
    text: 'Copper, tinned inside; handle of steamed ash. Pours without a drip. It took eleven spouts, all shown below.',
    label:
      'Side elevation of a kettle with an arched wooden handle and a curved spout. Height 246 millimetres, base 166.',
  },

  catalogue: {
    title: 'Catalogue',
    text: 'Each to its own scale. Sizes in millimetres.',
    objects: [
      {
        id: 'lamp',
        number: 'OR 028',
        name: 'Table lamp',
        material: 'Folded steel, card shade',
        size: 'Ø 340 × 420',
        text: 'The switch is where your hand lands in the dark.',
        label:
          'Elevation of a table lamp with a conical shade. Switch 104 millimetres above the table.',
      },
      {
        id: 'handle',
        number: 'OR 033',
        name: 'Door handle',
        material: 'Bronze, sand-cast',
        size: '116 × 39',
        text: 'Opens with an elbow. Made with the nurses on a children’s ward, who have both hands full.',
        label: 'Front and top view of a door handle with a paddle-shaped end.',
      },
      {
        id: 'case',
        number: 'OR 047',
        name: 'Hearing-aid case',
        material: 'Aluminium, rubber lip, felt',
        size: 'Ø 68 × 34',
        text: 'Opens under a palm. See it below, from sketch to part.',
        label: 'Top and side view of a round case with a thumb scoop.',
      },
      {
        id: 'radio',
        number: 'OR 019',
        name: 'Kitchen radio',
        material: 'Ash, steel, wool cloth',
        size: '226 × 130 × 84',
        text: 'One station at a time, and a dial you can turn with floury fingers.',
        label: 'Front of a radio with a round pattern of holes, a large dial and a carrying strap.',
      },
      {
        id: 'stool',
        number: 'OR 052',
        name: 'Folding stool',
        material: 'Ash, canvas, one steel pin',
        size: '438 × 430',
        text: 'Folds as slim as a broom. If you can tie a knot, you can replace the canvas.',
        label: 'Side of a folding stool with crossed legs, and dashed the same stool folded.',
      },
      {
        id: 'bell',
        number: 'OR 044',
        name: 'Bicycle bell',
        material: 'Bronze, spring steel',
        size: 'Ø 54 × 60',
        text: 'Rings a minor third, so people step aside and stay friendly.',
        label: 'Half section of a bicycle bell with its clamp.',
      },
      {
        id: 'mill',
        number: 'OR 036',
        name: 'Pepper mill',
        material: 'Pear wood, steel works',
        size: 'Ø 62 × 190',
        text: 'Turned from one tree a year, named on every mill.',
        label: 'Half section of a turned pepper mill.',
      },
    ],
    empty: {
      number: 'OR 053',
      text: 'Kept for the next object. It has been empty since March and may stay that way.',
    },
  },

  lineUp: {
    title: 'All eight, to the same scale',
    label:
      'All eight objects on one ground line to the same scale: stool 430 millimetres high, lamp 420, radio 158, kettle 246, mill 190, handle, hearing-aid case 34 and bell 60.',
    note: 'Left to right: stool, lamp, radio, kettle, mill, handle, case, bell.',
  },

  followed: {
    number: 'OR 047',
    title: 'One case, from start to finish',
    lead: 'A man of eighty-one kept losing his hearing aids because their box needed a fingernail. He told us at a bus stop.',
    sketch: {
      title: 'Sketch',
      when: 'Week 2',
      text: 'Five ideas for a small box. One slides open by accident, one needs a fingernail, one needs two hands, and one rolls off the bedside table. The fifth opens under the weight of an arm, and we kept that one.',
      label:
        'Pencil sketches of a matchbox, a hinged box, a screw tube, two shells pressed by a palm, ringed in red, and a case at the edge of a bedside table.',
      notes: [
        'slides, so it slides open',
        'needs a nail',
        'two hands',
        'a palm will do',
        'rolls off',
      ],
    },
    part: {
      title: 'Part drawing',
      when: 'Week 17',
      text: 'The lower shell. The lip is 0.8 high: at 0.6 it lets in lint, at 1.0 it is too stiff for a palm. The tight tolerance on the height makes the click.',
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
      text: 'Eight parts, held without glue or screws. It comes apart with a coin for washing, and every part has been on sale as a spare since the first day.',
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
    text: 'Water clings to an edge. We cast each of these, filled it, and poured it a hundred times over blotting paper.',
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
    text: 'Each for a reason you can feel. Hatched as in our drawings.',
    items: [
      {
        id: 'steel',
        name: 'Steel',
        text: 'Where it must be thin. Waxed; if it rusts, rub it down and wax it.',
      },
      {
        id: 'bronze',
        name: 'Bronze',
        text: 'Where hands go. Kills germs, and browns where it is touched least.',
      },
      {
        id: 'copper',
        name: 'Copper',
        text: 'Where heat goes. Needs re-tinning after fifteen years; we do that.',
      },
      {
        id: 'ash',
        name: 'Ash',
        text: 'Where it is carried. Bends in steam, stays cool, grows nine kilometres away.',
      },
      {
        id: 'rubber',
        name: 'Rubber',
        text: 'Where it must be quiet. The one part that ages, so it comes out.',
      },
      {
        id: 'felt',
        name: 'Felt',
        text: 'Where things rest. Pressed wool, die-cut and laid in loose.',
      },
    ],
  },

  terms: {
    title: 'If you make things',
    paragraphs: [
      'First we watch: a week in someone’s kitchen is worth a year of opinions. Then we build in cardboard, fast, until one version beats the others. The drawing comes last.',
      'We work for makers who own their machines. If an idea is bad, we say so before you pay for tooling; twice we have refunded the fee.',
    ],
    facts: [
      ['Time', 'five to nine months'],
      ['Fee', '18,000 euros, in thirds'],
      ['Share', '3 per cent of what leaves your factory, for ten years'],
      ['Drawings', 'yours, failed ones included'],
      ['Places', 'three a year; one is free from September'],
    ],
  },
} as const;
