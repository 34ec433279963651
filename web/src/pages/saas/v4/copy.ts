import { PLAN_TERMS, sizeWords } from '@contract/plans.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { NO_PLACE, SET_UP_TIME } from '@/site/facts.ts';
import { price } from '@/site/prices.ts';

const { people, size } = PLAN_TERMS.household;

export const AT_HOME = {
  title: 'A room of their own for everyone',
  lead: 'One server for the whole house. Everyone gets a room with a door that shuts, and some rooms are shared. Here’s the house, cut open from roof to cellar.',
  note: 'Ines, Tom, Mia and her grandmother are invented.',

  rooms: {
    attic: {
      place: 'Under the roof',
      title: 'Thirty nights in drawers',
      text: 'Every night the house is copied, sealed and put in a drawer; after thirty nights the oldest is emptied. When Tom overwrites the wedding speech, he opens last Thursday’s drawer himself and takes out that one file.',
      lines: ['speech.odt   Thu, restored', 'nights kept  30 of 30'],
      door: 'Opens to: the owner of the file.',
      drawing:
        'An attic with rafters. Thirty small drawers stand in rows, one is pulled open with a paper in it. Around them a trunk, a rocking horse and a ladder.',
    },
    study: {
      place: 'Third floor',
      title: 'The study: tax and letters',
      text: 'Tax letters, the mortgage, the insurance, twelve years of e-mail. Ask “When does the fixed rate end?” and the answer comes with a page number; the page is one tap away.',
      lines: ['Fixed until 30 June 2029.', '[1] house/mortgage-2019.pdf, page 4'],
      door: 'Opens to: Ines and Tom. Shut to Mia and guests.',
      drawing:
        'A study with a desk and a lit screen, a shelf of binders by year, a filing cabinet with an open drawer, and a cat asleep in the armchair.',
    },
    child: {
      place: 'Second floor',
      title: 'Mia’s room, with a clock on the wall',
      text: 'Vocabulary, fractions, and why the moon follows the car. The server is told to explain and leave the homework to Mia. From six in the evening until four the next afternoon, it sends her to her parents instead. They made her sign-in on the server itself. No one keeps a profile of her.',
      lines: ['hours      16:00 to 18:00', 'homework   hints only', 'internet   none'],
      door: 'Opens to: Mia. Her parents set the hours and, in this family, choose to stay out.',
      drawing:
        'A child’s room with a bunk bed, a desk with a tablet that shows three eighths of a circle, a globe, a kite, and a wall clock on which two hours are filled in.',
    },
    kitchen: {
      place: 'First floor',
      title: 'The kitchen table is shared',
      text: 'Grandmother’s exercise book has been photographed page by page, so you can ask it for “the lemon cake, but for eight”. The list on the fridge is written from it, minus what’s in the cupboard. Everyone sees what is put on this table, which is the point of a table.',
      lines: ['flour 500 g · eggs 6 · lemons 4', '[1] kitchen/ada-1968/page-31.jpg'],
      door: 'Opens to: everyone who lives here.',
      drawing:
        'A kitchen with a table under a lamp, an open exercise book and a bowl of lemons on it, a stove with pots, and a shopping list on the refrigerator.',
    },
    hall: {
      place: 'Ground floor',
      title: 'The hall, where the keys hang',
      text: `A board with hooks shows who may go where. The au pair has a key to the kitchen. Uncle Jon, here for the week, has one that stops working on Sunday: a guest’s invitation can have a last day. Until then he takes one of the plan’s ${people} places.`,
      lines: ['Ines   all rooms but Mia’s', 'Noor   kitchen', 'Jon    kitchen, until Sunday'],
      door: 'Opens to: Ines, who hands out the keys.',
      drawing:
        'A hall with stairs, a front door with a letter slot, coats on pegs, shoes under a bench, and a board with five named keys, one of them with a tag.',
    },
    cellar: {
      place: 'Cellar',
      title: 'Next to the preserves: the box',
      text: 'A box the size of a dictionary, about as loud as a fridge. It reads, answers and keeps the files, all on its own disk, and needs only a socket and the router. If you’d rather keep it out of the house, we host the same server in the European Union; the rooms above stay as they are.',
      lines: [
        'load   12 W idle, 65 W answering',
        `disk   ${sizeWords(size.diskBytes)}, encrypted`,
        '       (an example of a home server)',
      ],
      door: 'Opens to: the person you call if it breaks.',
      drawing:
        'A cellar with shelves of preserves. Between the jars stands a small server with its lights on. A washing machine, a bicycle, and a pipe that leaves through the wall.',
    },
  },

  tunnel: {
    title: 'The way in from outside',
    text: [
      'The box opens a tunnel from inside, so the router stays shut, and on the train the phone finds the house at its usual address. Which tunnel is up to you. Choose one that seals what passes in the cellar and opens it in your hand: ',
      { text: 'four ways home', to: '/blog/four-ways-home' },
      ' compares them.',
    ],
    description:
      'A drawing under the ground: from the cellar wall a pipe runs below the garden, past a station with a sealed parcel in it, and comes up beside a railway carriage in which someone holds a phone.',
    labels: { box: 'your box', station: 'sealed on the way', phone: 'Tom, the 07:52' },
  },

  ways: {
    title: 'In the cellar, or with us',
    items: [
      {
        title: 'With us',
        price: price('household'),
        unit: 'a month for the house',
        text: `The Household plan: two servers in the European Union, each with ${size.vcpu} vCPU, ${sizeWords(size.memoryBytes)} of memory, ${sizeWords(size.diskBytes)} of storage and a backup every night. The first is set up within ${SET_UP_TIME.machine} of payment, the second when you ask: one for the children, perhaps.`,
        link: { label: 'See the plan', to: PRICING },
      },
      {
        title: 'In the cellar',
        price: '€0',
        unit: 'for the address, plus your server',
        text: 'Bring one server of your own, without a plan, and your account signs you in there. Backups are then up to you. If you’d like us to set it up, that’s €480 plus the hardware.',
        link: { label: 'What set-up includes', to: PATHS.servicesV2 },
      },
    ],
  },

  meeting: {
    title: 'For the household meeting',
    items: [
      {
        term: 'Who gets a room?',
        text: `Up to ${people} people, each with a sign-in; the one who pays counts too. When every place is taken, ${NO_PLACE}`,
      },
      {
        term: 'What if someone moves out?',
        text: 'You end their access on one page, and the door is shut to them at once. What they have put on the server stays there: its owner can download everything and hand them their part.',
      },
      {
        term: 'What if it breaks?',
        text: [
          'You carry on, because you can fetch the files from any night. Here’s ',
          { text: 'how to test a backup', to: PATHS.blogSingleV2 },
          ' before you need one.',
        ],
      },
      {
        term: 'Does it listen?',
        text: 'No, it has no microphone. It answers what you type, or say to your phone, and then it goes quiet.',
      },
      {
        term: 'Which of us looks after it?',
        text: [
          'One person, for half an hour a month. They pay, and can download everything on the server, so choose someone whom you all trust. Household includes chat with a person on working days, and we’ve answered ',
          { text: 'the usual questions', to: PATHS.helpCenter },
          ' already.',
        ],
      },
    ],
    vote: 'All in favour?',
    link: { label: 'Create an account', to: PATHS.getStarted },
  },
} as const;
