export const SEARCH_CONSULTANTS = {
  name: 'Plumb Line',
  trade: 'Search consultants',
  title: 'Your customers search in words you don’t use',
  lead: 'A maker of garden sheds called its page “outdoor living solutions”. Three people a month typed that, and one of them was the maker. We show you what people do type, and help you write the page they want to find.',
  note: 'Every figure on this page is an example, made up to show one idea. Your numbers will differ; the shapes will be the same.',
  search: {
    label:
      'Drawn search field with the word shed typed into it. Searches in an example month: garden shed 880, bike shed 510, shed with a floor 340, shed under 300 euros 170, shed do I need permission 140. Outdoor living solutions: 3.',
    typed: 'shed',
    unit: 'searches a month',
    words: [
      ['', 'garden shed', 880],
      ['', 'bike shed', 510],
      ['shed ', 'with a floor', 340],
      ['shed ', 'under 300 euros', 170],
      ['shed ', 'do I need permission', 140],
    ],
    own: ['outdoor living solutions', 3],
  },

  contents: 'Figures',
  words: { reading: 'How to read it', data: 'The figures as a table' },

  position: {
    id: 'position',
    number: 'Fig. 1',
    title: 'Where you rank, and what it’s worth',
    question:
      'Of a hundred people who search, how many click the first result, the second, the tenth?',
    reading:
      'From fifth place to third, visits nearly double. From twenty-fifth to fifteenth, the change is too small to measure.',
    label:
      'Curve of clicks per hundred searches by place on the page: 28 for the first, 15, 10.5, 7.5, 5.5, 4.2, 3.4, 2.8, 2.4 and 2.1 for the tenth.',
    axes: { x: 'place on the page', y: 'clicks per 100 searches' },
    jump: '5th to 3rd: × 1.9',
    shares: [28, 15, 10.5, 7.5, 5.5, 4.2, 3.4, 2.8, 2.4, 2.1],
    table: {
      caption: 'Clicks per hundred searches, example',
      head: ['Place', 'Clicks'],
      rows: [
        ['1', '28.0'],
        ['2', '15.0'],
        ['3', '10.5'],
        ['4', '7.5'],
        ['5', '5.5'],
        ['6', '4.2'],
        ['7', '3.4'],
        ['8', '2.8'],
        ['9', '2.4'],
        ['10', '2.1'],
      ],
    },
  },

  crawl: {
    id: 'crawl',
    number: 'Fig. 2',
    title: 'What the robot reads while your customers wait',
    question:
      'A search engine visits a shop 10,000 times a month. Each area is as large as its share of those visits.',
    reading:
      'Only the dark area is products. Almost half of all visits go to lists by colour and width. Close those off, and new products are found in days instead of weeks.',
    label:
      'Tree map of 10,000 robot visits: filter addresses 4,600, sort orders 1,400, old redirects 900, products 1,900, categories 500, everything else 400, advice 300.',
    rows: [
      [
        {
          name: 'Filter addresses',
          visits: 4600,
          kind: 'waste',
          samples: [
            '/sheds?colour=green',
            '/sheds?colour=green&width=240',
            '/sheds?width=240&colour=green',
            '/sheds?colour=green&colour=grey',
            'and 2,300 more',
          ],
        },
      ],
      [
        { name: 'Sort orders', visits: 1400, kind: 'waste', samples: ['/sheds?sort=price'] },
        { name: 'Redirects', visits: 900, kind: 'relic', samples: ['/sheds.php'] },
      ],
      [
        {
          name: 'Products',
          visits: 1900,
          kind: 'sells',
          samples: ['/sheds/alder-240', '/sheds/bike/for-four'],
        },
        { name: 'Categories', visits: 500, kind: 'helps', stacked: true },
        { name: 'The rest', visits: 400, kind: 'helps', stacked: true },
        { name: 'Advice', visits: 300, kind: 'helps', stacked: true },
      ],
    ],
    table: {
      caption: 'Visits of a search engine’s robot in a month, example',
      head: ['Kind of page', 'Visits', 'Share'],
      rows: [
        ['Filter addresses', '4,600', '46 %'],
        ['Products', '1,900', '19 %'],
        ['Sort orders', '1,400', '14 %'],
        ['Old redirects', '900', '9 %'],
        ['Categories', '500', '5 %'],
        ['The rest', '400', '4 %'],
        ['Advice', '300', '3 %'],
      ],
    },
  },

  intent: {
    id: 'intent',
    number: 'Fig. 3',
    title: 'The same shed, four different people',
    question:
      'The larger the disc, the more searches a month. The line below says which page should answer.',
    reading:
      'Most sites have a page for the decided. But people choose a shed one step earlier, where the table of sizes and prices is missing.',
    axes: {
      vague: 'knows roughly',
      exact: 'knows exactly',
      read: 'wants to read',
      buy: 'wants to buy',
    },
    cells: [
      {
        title: 'Curious',
        queries: [
          ['garden shed ideas', 320],
          ['what to do with a small yard', 90],
        ],
        answer: 'Answer with pictures and sizes. Sell later.',
      },
      {
        title: 'Careful',
        queries: [
          ['shed permission 10 m²', 140],
          ['shed floor on gravel or slabs', 110],
        ],
        answer: 'Answer in the first sentence, then explain.',
      },
      {
        title: 'Choosing',
        queries: [
          ['garden shed', 880],
          ['bike shed for four', 210],
        ],
        answer: 'Answer with a table: size, price, delivery.',
      },
      {
        title: 'Decided',
        queries: [
          ['alder 240 shed price', 60],
          ['alder shed delivery', 30],
        ],
        answer: 'Answer with the product. Get out of the way.',
      },
    ],
    table: {
      caption: 'Searches in a month by intent, example',
      head: ['What is typed', 'Searches'],
      rows: [
        ['garden shed', '880'],
        ['garden shed ideas', '320'],
        ['bike shed for four', '210'],
        ['shed permission 10 m²', '140'],
        ['shed floor on gravel or slabs', '110'],
        ['what to do with a small yard', '90'],
        ['alder 240 shed price', '60'],
        ['alder shed delivery', '30'],
      ],
    },
  },

  redirects: {
    id: 'redirects',
    number: 'Fig. 4',
    title: 'Moving house without losing the post',
    question:
      'A site has changed its system twice. Each line is someone following an old link. Press the second button to see the same links after an afternoon’s work.',
    reading:
      'Of six old links, two ended in an error and one went in a circle. Afterwards each takes one step, and the links that others made over the years count again.',
    states: 'The old links, before and after',
    before: {
      button: 'Before',
      title: 'four hops, one loop, two dead ends',
      label:
        'Before: six old addresses lead by way of other stops to three new ones; one runs in a circle and two end in error 404.',
    },
    after: {
      button: 'After an afternoon',
      title: 'one step each',
      label: 'After: each of six old addresses leads straight to one of three new ones.',
    },
    table: {
      caption: 'Redirects of six old addresses, example',
      head: ['Old address', 'Steps before', 'Steps after'],
      rows: [
        ['/p?id=118', '3', '1'],
        ['/sheds.php', '2', '1'],
        ['/sheds/', 'circle', '1'],
        ['/bikes', '1', '1'],
        ['/sale-2019', '404', '1'],
        ['/en/shed', '404', '1'],
      ],
    },
  },

  season: {
    id: 'season',
    number: 'Fig. 5',
    title: 'Write in January for readers in April',
    question:
      'The year as a ring, for two products of one maker: the further out, the more searches.',
    reading:
      'A page needs about ten weeks to find its place. Write about sheds while there is frost on them.',
    label:
      'A ring of twelve months with two shapes. Garden shed reaches furthest out in April, so write at the end of January. Log store peaks in October, so write at the end of July.',
    write: 'write',
    months: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
    curves: [
      {
        name: 'garden shed',
        values: [22, 30, 62, 100, 96, 74, 58, 49, 40, 30, 22, 16],
        write: 0.5,
      },
      {
        name: 'log store',
        values: [60, 48, 34, 20, 14, 12, 16, 30, 64, 100, 92, 76],
        write: 6.5,
      },
    ],
    table: {
      caption: 'Searches by month, busiest month = 100, example',
      head: ['Month', 'Garden shed', 'Log store'],
      rows: [
        ['January', '22', '60'],
        ['February', '30', '48'],
        ['March', '62', '34'],
        ['April', '100', '20'],
        ['May', '96', '14'],
        ['June', '74', '12'],
        ['July', '58', '16'],
        ['August', '49', '30'],
        ['September', '40', '64'],
        ['October', '30', '100'],
        ['November', '22', '92'],
        ['December', '16', '76'],
      ],
    },
  },

  glossary: {
    title: 'Five words that others use to impress you',
    entries: [
      {
        term: 'Canonical',
        text: 'The one address a page claims as its own when several lead to it.',
      },
      {
        term: 'Crawl',
        text: 'A robot reading your pages. It reads only so many a day, which some call a budget.',
      },
      {
        term: 'Redirect',
        text: 'A forwarding address. 301 means for good; 302 means for now.',
      },
      {
        term: 'Snippet',
        text: 'The two lines under your title. You suggest them; the search engine often rewrites them.',
      },
      {
        term: 'Log file',
        text: 'Your server’s own record of every visit. The best evidence you have.',
      },
    ],
  },

  refusals: {
    title: 'What we refuse',
    items: [
      { offer: 'First place, guaranteed', reason: 'Only the search engine decides that.' },
      {
        offer: '500 links from partner sites',
        reason: 'They harm your site, and the damage takes a year to clear.',
      },
      {
        offer: 'Reviews, written for you',
        reason: 'Invented praise is fraud.',
      },
      {
        offer: 'An article a day',
        reason: 'Publish on the days when you have something to say.',
      },
      {
        offer: 'A report of forty pages',
        reason: 'Ours has one page. It says what to do on Monday.',
      },
    ],
  },

  fees: {
    title: 'Fees',
    text: 'Two people, 640 euros a day. Every contract ends when the work does. You can do all of it yourself, and after the first item you will know how.',
    caption: 'What we do, how long it takes and what it costs',
    head: ['Work', 'Days', 'Euros'],
    rows: [
      {
        work: 'The word list',
        text: 'What your customers type, how often, and which of your pages should answer.',
        days: 3,
        sum: '1,920',
      },
      {
        work: 'Reading the log',
        text: 'Where the robot goes, and what to close off.',
        days: 1.5,
        sum: '960',
      },
      {
        work: 'Rewriting ten pages',
        text: 'With you at the table, because you know your trade.',
        days: 5,
        sum: '3,200',
      },
      {
        work: 'Moving house',
        text: 'A map from every old address to a new one, tested before you move.',
        days: 2,
        sum: '1,280',
      },
      {
        work: 'An hour on the telephone',
        text: 'To find out whether you need us. Free, once.',
        days: 0,
        sum: '0',
      },
    ],
    patience:
      'When you will see it: repairs in two weeks, rewritten pages in six to twelve, new pages in a season. If someone promises it faster, ask how.',
  },
} as const;
