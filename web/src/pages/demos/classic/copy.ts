import { PATHS } from '@/site/paths.ts';

export const SURVEYOR = {
  name: 'Brandl & Moss',
  trade: 'Licensed surveyors',
  place: 'Old Customs House, Linnbridge',
  title: 'We find out where your land ends',
  lead: 'Boundaries, buildings and levels, measured twice and drawn once. An office of six in a former customs house, since 1978.',
  sheet: [
    { term: 'Sheet', text: '1 of 1' },
    { term: 'Parcels', text: '204/3 and 204/4' },
    { term: 'Surveyed', text: '14 May' },
    { term: 'Levels', text: 'metres above sea' },
  ],
  jumps: [
    { label: 'Fees', to: '#fees' },
    { label: 'How it goes', to: '#survey' },
    { label: 'Write to us', to: '#office' },
  ],
  plan: 'A site plan of two narrow parcels between a lane and a stream, with contour lines. The boundary between points 118 and 121 measures 24.18 metres. A hedge beside it stands up to 0.84 metres inside the right-hand parcel.',

  settled: {
    title: 'What this sheet settled',
    paragraphs: [
      'For thirty years the owners of 204/3 and 204/4 had trimmed the same hedge, each on his own side, and taken it for the boundary. Then one of them wanted to build a shed against it.',
      'The field book of 1931 gave the distance from the customs wall to point 118. The stone was there, forty centimetres down. Point 121 was gone; we set it again from three others. In the middle the hedge stands 84 centimetres inside the neighbour’s garden.',
      'The hedge stayed. The shed moved a metre. The plan cost €1,740, which the two of them split.',
    ],
  },
  legend: {
    title: 'Legend',
    items: [
      { mark: 'stone', term: 'Stone, found' },
      { mark: 'reset', term: 'Point, set again' },
      { mark: 'nail', term: 'Nail in a wall or kerb' },
      { mark: 'boundary', term: 'Boundary of a parcel' },
      { mark: 'hedge', term: 'Hedge, as it stands' },
      { mark: 'building', term: 'Building, with its ridge' },
      { mark: 'contour', term: 'Contour, every half metre' },
      { mark: 'tree', term: 'Tree, crown to scale' },
    ],
  },

  fees: {
    title: 'What we measure, and what it costs',
    text: 'Guide figures for a parcel of up to 1,000 square metres, before tax. You get a fixed price in writing before we drive out. It changes only if the ground does.',
    caption: 'Services, the time from ordering and the fee',
    head: ['Service', 'From ordering', 'Fee from'],
    rows: [
      {
        name: 'Boundary, points present',
        text: 'We look up the old points, find them in the ground and show them to both neighbours.',
        time: '3 weeks',
        fee: '€980',
      },
      {
        name: 'Boundary, points lost',
        text: 'The same, and we set the missing points again from those that remain.',
        time: '6 weeks',
        fee: '€1,740',
      },
      {
        name: 'Dividing a parcel',
        text: 'New line, new points, new numbers, and the file for the land registry.',
        time: '10 weeks',
        fee: '€2,460',
      },
      {
        name: 'Layout of a house',
        text: 'The corners on the ground, to the centimetre, on the morning the digger comes.',
        time: '5 days',
        fee: '€620',
      },
      {
        name: 'As-built plan',
        text: 'What is really there. The registry wants it, and so will your architect.',
        time: '4 weeks',
        fee: '€1,150',
      },
      {
        name: 'Levels and fall',
        text: 'Where the water will really go.',
        time: '2 weeks',
        fee: '€540',
      },
    ],
    note: 'We pass registry fees on at cost, mostly between €90 and €310. Travel within 25 km is included.',
  },

  survey: {
    title: 'How a survey goes',
    text: 'Counted in days from your letter, for a boundary with some of its points lost. Most of the work is reading.',
    steps: [
      {
        day: '0',
        title: 'You write',
        text: 'The address, and what the quarrel or the plan is about. A photograph of the spot helps more than a description of the neighbour.',
      },
      {
        day: '2',
        title: 'A price in writing',
        text: 'And what it includes. If the registry’s own plan answers your question, we send you that free of charge.',
      },
      {
        day: '9',
        title: 'The old books',
        text: 'Registry sheets and field books, back to 1931. We work out where each point should be before we look for it.',
      },
      {
        day: '17',
        title: 'Half a day outside',
        text: 'Two of us, one instrument, a spade. We tell the neighbours a week before, and they may watch.',
      },
      {
        day: '24',
        title: 'Measured again',
        text: 'A colleague does it again from other stations, without the first figures. If the two differ by more than a centimetre, both go back.',
      },
      {
        day: '40',
        title: 'Plan and points',
        text: 'Signed, sealed, on paper and as a file. We walk the line with you and everyone who lives along it.',
      },
    ],
  },
  book: {
    title: 'Field book 412, page 31',
    unit: 'm',
    caption:
      'The boundary from 118 to 121, measured by two people on two days. Distances in metres.',
    head: ['From', 'To', '14 May, Moss', '21 May, Brandl', 'Mean'],
    rows: [
      ['118', '121', '24.176', '24.180', '24.178'],
      ['117', '118', '9.662', '9.660', '9.661'],
      ['122', '121', '9.944', '9.948', '9.946'],
      ['118', '119', '10.552', '10.556', '10.554'],
    ],
    note: 'Hedge at 12.4 m from 118: 0.84 m to the east. Roots on both sides, older than either fence.',
  },

  levels: {
    title: 'Water runs downhill. But through whose house?',
    text: 'A section from the lane to the stream, with heights drawn at twice their scale. The instrument looks out level at 413.64\u00a0m, through the passage beside the house. Subtract what each staff reads, and you have its level.',
    drawing:
      'A section through house and garden from the lane down to the stream, with a level instrument and five staffs. The cellar floor lies below the flood mark of 1994.',
    caption: 'Staff readings and the levels that follow from them, in metres',
    head: ['Point', 'Staff', 'Level'],
    rows: [
      { mark: 'A', name: 'Crown of the lane', staff: '1.26', level: '412.38' },
      { mark: 'B', name: 'Doorstep', staff: '0.69', level: '412.95' },
      { mark: 'C', name: 'Terrace', staff: '1.54', level: '412.10' },
      { mark: 'D', name: 'Foot of the garden', staff: '2.44', level: '411.20' },
      { mark: 'E', name: 'Stream bed', staff: '4.52', level: '409.12' },
    ],
    finding:
      'Flood mark of 1994: 410.74\u00a0m. Cellar floor: 410.55\u00a0m. That is nineteen centimetres too low, so we advised a valve in the drain for €380 instead of a wet cellar every twenty years.',
  },

  equipment: {
    title: 'What we carry to your hedge',
    text: 'We work on the ground: in a town, the view from above is mostly trees.',
    drawing:
      'A total station on a tripod, a levelling staff, and a rover pole with a satellite antenna, drawn to the same scale; only the lower two metres of the staff are shown.',
    items: [
      {
        name: 'Total station',
        text: 'Angles and distances to a prism. Checked on our own baseline every March.',
        figure: '1 mm + 1.5 mm a kilometre',
      },
      {
        name: 'Digital level and staff',
        text: 'Reads a bar code on the staff, so an 8 stays an 8 in the rain.',
        figure: '0.7 mm over a kilometre, there and back',
      },
      {
        name: 'Satellite rover',
        text: 'For open fields and for joining a survey to the national grid.',
        figure: '8 mm in plan, 15 mm in height',
      },
      {
        name: 'Tape, spade, crowbar',
        text: 'Stones sink a centimetre every ten years. The crowbar hears them before the spade does.',
        figure: '30 m; 1.4 m; by ear',
      },
    ],
  },

  before: {
    title: 'Before we come',
    items: [
      'Find what you have: deeds, old plans, the letter from the neighbour.',
      'Clear a path along the boundary. A shoulder’s width is enough for a tape.',
      'Tell the neighbour. Half of all disputes begin with a stranger behind a hedge holding a pole.',
      'Keep the dog inside: it pulls out pegs.',
    ],
  },
  archive: {
    title: 'Who gets to see your plan',
    paragraphs: [
      'You, the registry, and anyone you send it to. The neighbour sees only the line you share.',
      [
        'Our 11,400 field books are scanned, and we search them by parcel number. The server that reads them stands in the map room and answers all six of us. It is an Alcove server; ',
        { text: 'an archive that answers', to: PATHS.portfolioCaseStudyV1 },
        ' shows how one is put together.',
      ],
    ],
  },

  office: {
    title: 'The office',
    mail: 'office@brandl-moss.example',
    subject: 'A boundary',
    action: 'Write to the office',
    blocks: [
      { term: 'Office', text: 'Brandl & Moss, licensed surveyors' },
      { term: 'Address', text: 'Old Customs House, 2 Tollhouse Lane, Linnbridge' },
      { term: 'Open', text: 'Monday to Thursday, 7.30 to 16.00. On Fridays we are out surveying.' },
      { term: 'Drawn', text: 'A. Moss' },
      { term: 'Checked', text: 'I. Brandl' },
      { term: 'Licence', text: 'LS 0417, since 1978' },
      { term: 'Scale', text: 'As the screen allows' },
    ],
    seal: 'Brandl & Moss · licensed surveyors · Linnbridge ·',
    sealMark: 'LS 0417',
    noteTerm: 'Note',
  },
} as const;
