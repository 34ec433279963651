import { PATHS, PRICING } from '@/site/paths.ts';
import { price } from '@/site/prices.ts';

export const AT_HOME = {
  title: 'A room of one’s own for everybody',
  lead: 'One server that belongs to the house. Everyone has a room in it with a door that shuts, and some rooms are for all. Here is the house, cut open from the roof to the cellar.',
  note: 'Ines, Tom, Mia and their grandmother are invented. Houses like theirs are not.',

  rooms: {
    attic: {
      place: 'Under the roof',
      title: 'Thirty nights in drawers',
      text: 'Each night the house is copied, sealed, and put in a drawer; after thirty nights the oldest is emptied. When Tom overwrites the wedding speech, he opens last Thursday’s drawer himself and takes out the one file.',
      lines: ['speech.odt   Thu, restored', 'nights kept  30 of 30'],
      door: 'Opens to: whoever owned the file.',
      drawing:
        'An attic with rafters. Thirty small drawers stand in rows, one is pulled open with a paper in it. Around them a trunk, a rocking horse and a ladder.',
    },
    study: {
      place: 'Third floor',
      title: 'The study: tax and letters',
      text: 'Tax letters, the mortgage, the insurance, twelve years of e-mail. “When does the fixed rate end?” has an answer with a page number, and the page is one press away. What the bank would like to know, the bank is not told.',
      lines: ['Fixed until 30 June 2029.', '[1] house/mortgage-2019.pdf, page 4'],
      door: 'Opens to: Ines and Tom. Not to Mia, not to guests.',
      drawing:
        'A study with a desk and a lit screen, a shelf of binders by year, a filing cabinet with an open drawer, and a cat asleep in the armchair.',
    },
    child: {
      place: 'Second floor',
      title: 'The child’s room, with a clock in it',
      text: 'Vocabulary, fractions, and why the moon follows the car. The server is told to explain and not to hand over the finished homework, and between six in the evening and four in the afternoon it sends Mia to her parents instead. Nobody keeps a profile of her, because nobody is there to keep one.',
      lines: ['hours      16:00 to 18:00', 'homework   hints, no solutions', 'internet   none'],
      door: 'Opens to: Mia. Her parents set the hours and, by choice of this family, do not read along.',
      drawing:
        'A child’s room with a bunk bed, a desk with a tablet that shows three eighths of a circle, a globe, a kite, and a wall clock on which two hours are filled in.',
    },
    kitchen: {
      place: 'First floor',
      title: 'The kitchen table is for all',
      text: 'Grandmother’s exercise book, photographed page by page, can be asked now: “the lemon cake, but for eight”. The list on the refrigerator is written from it, minus what is in the cupboard. What is put on this table is seen by everybody, which is the point of a table.',
      lines: ['flour 500 g · eggs 6 · lemons 4', '[1] kitchen/ada-1968/page-31.jpg'],
      door: 'Opens to: everybody who lives here.',
      drawing:
        'A kitchen with a table under a lamp, an open exercise book and a bowl of lemons on it, a stove with pots, and a shopping list on the refrigerator.',
    },
    hall: {
      place: 'Ground floor',
      title: 'The hall, where the keys hang',
      text: 'Who may go where is a board with hooks, not a page of settings. The au pair has a key to the kitchen. Uncle Jon, here for the week, has one that stops on Sunday by itself. A guest takes one of the six places of the plan for as long as the key lasts.',
      lines: ['Ines   all rooms but Mia’s', 'Noor   kitchen', 'Jon    kitchen, until Sunday'],
      door: 'Opens to: Ines, who hangs the keys.',
      drawing:
        'A hall with stairs, a front door with a letter slot, coats on pegs, shoes under a bench, and a board with five named keys, one of them with a tag.',
    },
    cellar: {
      place: 'Cellar',
      title: 'Next to the preserves: the box',
      text: 'A machine of the size of a dictionary, about as loud as a refrigerator. It reads, answers and keeps the files, all on its own disk, and needs the socket and the router. If you would rather not have it in the house, the same machine stands with us in the European Union; the rooms above do not notice.',
      lines: [
        'load   12 W idle, 65 W answering',
        'disk   500 GB, encrypted',
        '       (an example of a home machine)',
      ],
      door: 'Opens to: nobody, until something breaks.',
      drawing:
        'A cellar with shelves of preserves. Between the jars stands a small server with its lights on. A washing machine, a bicycle, and a pipe that leaves through the wall.',
    },
  },

  tunnel: {
    title: 'And the way in from outside',
    text: 'The box opens a tunnel from inside, so no hole is made in the router. On the train the phone finds the house at its usual address. What passes is sealed in the cellar and opened in your hand; our relay in between carries parcels and cannot open them.',
    description:
      'A drawing under the ground: from the cellar wall a pipe runs below the garden, past a relay with a sealed parcel in it, and comes up beside a railway carriage in which somebody holds a phone.',
    labels: { box: 'your box', relay: 'relay: sealed parcels', phone: 'Tom, the 07:52' },
  },

  ways: {
    title: 'In the cellar, or with us',
    items: [
      {
        title: 'With us',
        price: price('household'),
        unit: 'a month for the house',
        text: 'The Household plan: two servers in the European Union, 8 vCPU and 32 GB of memory each, 500 GB in all, a backup every night. The first is made in minutes once you have paid, the second when you ask for it: the children’s, perhaps.',
        link: { label: 'See the plan', to: PRICING },
      },
      {
        title: 'In the cellar',
        price: '€0',
        unit: 'for the address, plus your machine',
        text: 'The second way: bring one machine of your own, without any plan, and be signed in there by your account. Backups are then your business. If you would like it set up, that is €480 and the hardware.',
        link: { label: 'What setting up includes', to: PATHS.servicesV2 },
      },
    ],
  },

  meeting: {
    title: 'For the household meeting',
    items: [
      {
        term: 'Who gets a room?',
        text: 'Up to six people, each with a sign-in. A seventh waits until a place is free; nobody is put out.',
      },
      {
        term: 'What if somebody moves out?',
        text: 'The room comes down as one archive of ordinary files and goes along. Then it is deleted, and after thirty nights it is gone from the drawers as well.',
      },
      {
        term: 'What if it breaks?',
        text: [
          'You carry on without it, because the files can be fetched from any night. ',
          { text: 'How to test a backup', to: PATHS.blogSingleV2 },
          ' before you need one.',
        ],
      },
      {
        term: 'Does it listen?',
        text: 'No. There is no microphone in it and no word that wakes it. It answers what is written or spoken to the phone, and then it is quiet.',
      },
      {
        term: 'Who of us looks after it?',
        text: [
          'One person for half an hour a month. Chat with a person on working days is part of Household; ',
          { text: 'the usual questions', to: PATHS.helpCenter },
          ' are answered already.',
        ],
      },
    ],
    vote: 'All in favour?',
    link: { label: 'Create an account', to: PATHS.getStarted },
  },
} as const;
