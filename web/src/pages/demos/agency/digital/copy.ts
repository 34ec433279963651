export const WEB_STUDIO = {
  name: 'Fern & Wire',
  trade: 'Five people who build websites',
  title: { start: 'Websites that are ', link: 'finished', to: '#hand-over' },
  lead: 'We build small sites that load before you blink, say what they have to say, and then look after themselves. On the last day you get the keys and we get a cup of coffee.',
  asides: [
    'This page wears the browser’s own clothes: its white, its black, its link blue, its yellow highlighter. We add colour last, and some sites do without.',
    'The figures here are an example studio’s, except one: the weight of this page, which you can measure yourself at the end.',
  ],
  jumps: [
    { label: 'Index', to: '#index' },
    { label: 'Cases', to: '#cases' },
    { label: 'House rules', to: '#rules' },
    { label: 'Four weeks', to: '#weeks' },
    { label: 'Hand-over', to: '#hand-over' },
    { label: 'Colophon', to: '#colophon' },
  ],

  index: { title: 'Index of cases', hold: 'Pause' },

  cases: [
    {
      id: 'ferry',
      name: 'Ferry timetable',
      kind: 'timetable',
      weight: '38 kB',
      shape: 'phone',
      label:
        'Drawn phone screen of a ferry timetable: next boat 14:20 in 12 minutes, the boats before it struck out, a line that says the whole year is kept on the phone.',
      text: 'Read on a pier, in the rain, with one bar of signal. The first file holds the whole year’s sailings, so the second visit works offline. The clock does the filtering: boats that have left are struck out, and the next one is large.',
      left: 'Left out: a live map of the boat. You can see the boat.',
    },
    {
      id: 'seeds',
      name: 'Seed library',
      kind: 'catalogue',
      weight: '61 kB',
      shape: 'wide',
      label:
        'Drawn browser window of a seed library: filters for soil, light and month beside a list of beans and peas with the number of packets left.',
      text: 'Four thousand packets, found by what your soil is like. Volunteers keep a spreadsheet, and every evening at nine it becomes the site. At one kilobyte over our limit, it is on the list of broken rules, which says why.',
      left: 'Left out: accounts. You take the packet from a drawer.',
    },
    {
      id: 'paths',
      name: 'Footpath map',
      kind: 'map',
      weight: '54 kB',
      shape: 'wide',
      label:
        'Drawn browser window with a map: contour lines, a brook, two footpaths, and a note that path 14 is flooded at the footbridge until Thursday.',
      text: 'One parish, drawn once as lines instead of loaded as tiles. Wardens report from the path with three fields and a photograph; walkers see closed stretches in red before they put their boots on.',
      left: 'Left out: every other parish.',
    },
    {
      id: 'clinic',
      name: 'Night clinic',
      kind: 'three questions',
      weight: '29 kB',
      shape: 'phone',
      label:
        'Drawn phone screen of a night clinic: question 1 of 3, is anyone short of breath, with two large answers, yes and no.',
      text: 'Three questions, then one telephone number. We tested it at three in the morning, with people who were tired and afraid, because that is when it is used. The buttons are 88 pixels high, for thumbs that shake.',
      left: 'Left out: the clinic’s history, its team, its news.',
    },
    {
      id: 'letters',
      name: 'Archive of letters',
      kind: 'facsimile and transcript',
      weight: '47 kB',
      shape: 'spread',
      label:
        'Drawn browser window with a handwritten letter on the left and its transcript on the right, one line marked on both sides.',
      text: 'Two hundred letters from a glassblower to his sister. Handwriting on the left, type on the right; click a line on either side to find it on the other. We built it to be printed as a book, and last winter it was.',
      left: 'Left out: a search by mood.',
    },
    {
      id: 'choirs',
      name: 'Concert calendar',
      kind: 'calendar',
      weight: '44 kB',
      shape: 'spread',
      label:
        'Drawn browser window with a month as a grid: concerts of five choirs entered on their days, one of them opened to show place and programme.',
      text: 'Eleven choirs, one calendar. Each choir e-mails its dates in whatever form it likes, and someone types them in on Mondays. That takes nine minutes; the software would take a year.',
      left: 'Left out: pop-ups, log-ins and ratings.',
    },
  ],

  rules: {
    title: 'House rules, in numbers',
    text: 'We write them down before the first drawing, and measure on a 2016 phone with a slow connection. If we break one, we put that in writing with the reason.',
    ruler: {
      figure: '60',
      unit: 'kB',
      title: 'for the first view, all in',
      text: 'A server sends about fourteen kilobytes before it waits for the first “got it”. What has to be read first goes in there.',
      mark: 'first trip, 14 kB',
      parts: [
        { name: 'text and structure', size: 11 },
        { name: 'style', size: 7 },
        { name: 'type', size: 24 },
        { name: 'drawings', size: 12 },
        { name: 'script', size: 6 },
      ],
    },
    film: {
      figure: '1',
      unit: 's',
      title: 'until it can be read',
      text: 'Example: the same timetable built twice, one frame every half second.',
      ours: 'By the rules',
      theirs: 'As usual',
      label:
        'Two strips of seven frames from 0 to 3 seconds. By the rules: the timetable is complete at half a second and stays as it is. As usual: blank, a spinner, grey bars, a picture, a cookie notice over it, and text at three seconds.',
    },
    hosts: {
      figure: '0',
      unit: 'hosts',
      title: 'besides your own',
      text: 'Your visitors deal with you alone: the page talks only to your server.',
      drawing:
        'A visitor’s phone and your server, joined by a line. Around them stand six others in dashed outline, unconnected: counters, fonts, maps, videos, notices and chat.',
      ends: ['visitor', 'you'],
      others: ['counters', 'fonts', 'maps', 'videos', 'notices', 'chat'],
    },
  },

  weeks: {
    title: 'Four weeks',
    text: 'If four weeks are too short, we build less. So far, less has always been better.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    units: { one: 'day', many: 'days' },
    rows: [
      {
        title: 'Listen',
        days: [
          { span: 2, text: 'We sit where your telephone rings', kind: 'with' },
          { span: 2, text: 'The page on paper, in words only', kind: 'ours' },
          { span: 1, text: 'You cross half of it out', kind: 'with' },
        ],
      },
      {
        title: 'Build',
        days: [
          { span: 3, text: 'The plainest version that works, on your own address', kind: 'ours' },
          { span: 1, text: 'Five strangers try it', kind: 'with' },
          { span: 1, text: 'We watch the recording and wince', kind: 'ours' },
        ],
      },
      {
        title: 'Build again',
        days: [
          { span: 1, text: 'Throw away what went unused', kind: 'ours' },
          { span: 3, text: 'Type, colour, drawings', kind: 'ours' },
          { span: 1, text: 'Weighing', kind: 'ours' },
        ],
      },
      {
        title: 'Leave',
        days: [
          { span: 2, text: 'You run it; we only watch', kind: 'with' },
          { span: 1, text: 'Restore it from scratch, once', kind: 'with' },
          { span: 1, text: 'Live', kind: 'ours' },
          { span: 1, text: 'Keys, coffee', kind: 'with' },
        ],
      },
    ],
    legend: { with: 'needs you in the room', ours: 'we work on it' },
  },

  handOver: {
    title: 'What is in the envelope',
    price: '7,500 euros',
    terms:
      'One price for every site: half before we start, half when it is live. If that is out of reach, ask in November; we do one such site a year.',
    items: [
      {
        name: 'The address',
        text: 'registered to you from the first day',
      },
      { name: 'The source', text: 'as a folder, and on paper' },
      {
        name: 'The accounts',
        text: 'hosting and e-mail, in your name',
      },
      {
        name: 'One page of instructions',
        text: 'how to edit a page, how to move away, who to ask',
      },
      { name: 'A copy that opens', text: 'on a memory stick, ready to use offline' },
      {
        name: 'The list of broken rules',
        text: 'with reasons; so far, two at most',
      },
    ],
    drawing:
      'Drawn envelope with its flap open and six things half out of it, with the numbers of the list: an address card, a printed listing, two account slips, a page of instructions, a memory stick and a list.',
  },

  colophon: {
    title: 'Colophon: what this page weighs',
    paragraphs: [
      'A number typed here by hand would be wrong the next time we correct a comma, so here is a method.',
      'The page is one document with its styles inside, two or three font files from the same address, and a script that loads once the page is up. To fetch the document from a terminal, compressed, as a visitor gets it:',
    ],
    command: "curl -so /dev/null --compressed -w '%{size_download}' ADDRESS",
    scale: {
      button: 'Weigh it here and now',
      before: 'Your browser has kept count. One click adds it up; nothing is sent.',
      result: {
        in: 'in',
        files: 'files, as they came over the line, by your browser’s own count.',
      },
    },
  },
} as const;
