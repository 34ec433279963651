export const SURVEYOR = {
  name: 'Brandl & Moss, licensed surveyors',
  title: 'We find out where your land ends',
  lead: 'Boundaries, buildings and levels, measured twice and drawn once. An office of six in a former customs house, since 1978.',
  drawing:
    'A site plan with a boundary between two parcels, four marked points, a house, and a dimension of 24.18 metres',
  work: {
    title: 'What we measure',
    items: [
      {
        term: 'Boundaries',
        text: 'Before you buy, build a fence, or quarrel. We look up the old points, find them in the ground, and set the ones that are gone.',
      },
      {
        term: 'Building layout',
        text: 'The corners of your house on the ground, to the centimetre, on the morning the digger comes.',
      },
      {
        term: 'As built',
        text: 'What really stands there. Needed by the land registry, and useful before any alteration.',
      },
      { term: 'Levels', text: 'Where water will go. Seldom where one thinks.' },
    ],
  },
  fees: {
    title: 'How long, how much',
    caption: 'Guide figures for a parcel of up to 1,000 square metres',
    head: ['Work', 'From ordering', 'Fee from'],
    rows: [
      ['Boundary, points present', '3 weeks', '€980'],
      ['Boundary, points lost', '6 weeks', '€1,740'],
      ['Layout of a house', '5 days', '€620'],
      ['As-built plan', '4 weeks', '€1,150'],
    ],
  },
  visit: {
    title: 'Before we come',
    text: 'Look for what you have: deeds, old plans, the letter from the neighbour. Clear a path along the boundary; a tape needs no more than a shoulder’s width. And tell the neighbour. Half of all disputes begin with a stranger behind a hedge holding a pole.',
  },
} as const;
