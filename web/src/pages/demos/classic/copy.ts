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
      'The owners of 204/3 and 204/4 had trimmed the same hedge for thirty years, each on his own side, and both took it for the boundary. Then one of them wanted to build a shed against it.',
      'The field book of 1931 gave the distance from the customs wall to point 118. The stone was there, forty centimetres down. Point 121 was gone; we set it again from three others. In the middle the hedge stands 84 centimetres inside the neighbour’s garden.',
      'The hedge stayed. The shed was moved by a metre. The plan cost €1,740, which the two of them divided.',
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
    text: 'Guide figures for a parcel of up to 1,000 square metres, before tax. You get a fixed sum in writing before anybody drives out. It changes only if the ground does.',
    caption: 'Services with the time from ordering and the fee',
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
        text: 'The same, and we set the missing ones again from those that are left.',
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
        text: 'What really stands there. The registry wants it, and so will your architect.',
        time: '4 weeks',
        fee: '€1,150',
      },
      {
        name: 'Levels and fall',
        text: 'Where water will go. Seldom where one thinks.',
        time: '2 weeks',
        fee: '€540',
      },
    ],
    note: 'Registry fees are passed on as they are: mostly between €90 and €310. Driving within 25 km is included.',
  },

  survey: {
    title: 'How a survey goes',
    text: 'Counted in days from your letter, for a boundary whose points are partly lost. Most of it is reading.',
    steps: [
      {
        day: '0',
        title: 'You write',
        text: 'An address and what the quarrel or the plan is about. A photograph of the spot helps more than a description of the neighbour.',
      },
      {
        day: '2',
        title: 'A sum in writing',
        text: 'With what it includes. If the registry’s own plan answers your question, we send you that and no bill.',
      },
      {
        day: '9',
        title: 'The old books',
        text: 'Registry sheets and our own field books, back to 1931. We work out where each point ought to be before we look for it.',
      },
      {
        day: '17',
        title: 'Half a day outside',
        text: 'Two of us, one instrument, a spade. Neighbours are told a week before and may watch. Most do.',
      },
      {
        day: '24',
        title: 'Measured again',
        text: 'Another of us, from other stations, without the first figures. If the two differ by more than a centimetre, both go back.',
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
    title: 'Water goes down. The question is past whom.',
    text: 'The same two gardens cut open from the lane to the stream, heights drawn twice as steep as they are. The instrument looks out level at 413.64\u00a0m, through the passage beside the house. What each staff reads below that line is subtracted, and that is all of levelling.',
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
      'Flood mark of 1994: 410.74\u00a0m. Cellar floor: 410.55\u00a0m. Nineteen centimetres, and therefore a valve in the drain for €380 instead of a wet cellar every twenty years.',
  },

  equipment: {
    title: 'What we carry to your hedge',
    text: 'Nothing flies. In a town the view from above is mostly trees.',
    drawing:
      'A total station on a tripod, a levelling staff, and a rover pole with a satellite antenna, drawn to the same scale; of the staff only the lower two metres.',
    items: [
      {
        name: 'Total station',
        text: 'Angles and distances to a prism. Checked on our own base line every March.',
        figure: '1 mm + 1.5 mm a kilometre',
      },
      {
        name: 'Digital level and staff',
        text: 'Reads a bar code on the staff, so that nobody writes a 3 for an 8 in the rain.',
        figure: '0.7 mm over a kilometre, there and back',
      },
      {
        name: 'Satellite rover',
        text: 'For open fields and for joining a survey to the national grid.',
        figure: '8 mm in plan, 15 mm in height',
      },
      {
        name: 'Tape, spade, crowbar',
        text: 'Stones sink by a centimetre every ten years. The crowbar hears them before the spade does.',
        figure: '30 m; 1.4 m; by ear',
      },
    ],
  },

  before: {
    title: 'Before we come',
    items: [
      'Look for what you have: deeds, old plans, the letter from the neighbour.',
      'Clear a path along the boundary. A tape needs no more than a shoulder’s width.',
      'Tell the neighbour. Half of all disputes begin with a stranger behind a hedge holding a pole.',
      'Leave the dog inside. It pulls out pegs.',
    ],
  },
  archive: {
    title: 'Who gets to see your plan',
    paragraphs: [
      'You, the registry, and whoever you send it to. The neighbour sees the common line and nothing behind it.',
      [
        'Our own 11,400 field books are scanned, and we ask them questions by parcel number. The machine that reads them stands in the map room and answers to six people. It is an Alcove server; ',
        { text: 'an archive that answers', to: PATHS.portfolioCaseStudyV1 },
        ' shows how such a thing is put together.',
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
      { term: 'Open', text: 'Monday to Thursday, 7.30 to 16.00. Fridays we are outside.' },
      { term: 'Drawn', text: 'A. Moss' },
      { term: 'Checked', text: 'I. Brandl' },
      { term: 'Licence', text: 'LS 0417, since 1978' },
      { term: 'Scale', text: 'As the screen will have it' },
    ],
    seal: 'Brandl & Moss · licensed surveyors · Linnbridge ·',
    sealMark: 'LS 0417',
    noteTerm: 'Note',
  },
} as const;
