import { ANSWER_TIME, ENGINEER_TALK } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { price } from '@/site/prices.ts';

export const ENGINEER = {
  title: ENGINEER_TALK,
  lead: 'With someone who runs these servers, before you spend anything. Now and then it turns out that you can do without one.',
  facts: ['By telephone or video', 'English or German', 'Free of charge'],

  dial: {
    label:
      'A drawing: a clock face whose right half, thirty minutes, is divided into four parts of five, twelve, eight and five minutes.',
  },

  agenda: {
    title: 'The thirty minutes',
    /** From and to are minutes since the beginning. */
    parts: [
      {
        from: 0,
        to: 5,
        title: 'Who are you, and what do you have?',
        text: 'You talk. A shared drive, a mailbox, a cupboard full of folders: tell us what there is and where.',
      },
      {
        from: 5,
        to: 17,
        title: 'One document, taken apart',
        text: 'You read from a typical one and say what you would ask it. The file stays with you. By now it is usually clear whether this can work.',
      },
      {
        from: 17,
        to: 25,
        title: 'What it would take',
        text: 'Which server, which plan if any, your premises or ours, and how long until the first useful answer. Also what it will not do.',
      },
      {
        from: 25,
        to: 30,
        title: 'Your turn, or the end',
        text: 'Anything that is left. At thirty minutes we hang up, so that the next call starts on time.',
      },
    ],
  },

  ready: {
    title: 'Have this to hand',
    caption: 'Five lines are plenty. This example got a good answer.',
    lines: [
      { mark: 'who', text: 'Tax advisers, nine people, two of them part time.' },
      { mark: 'how much', text: 'About 400 GB of PDFs on a shared drive, half of them scans.' },
      { mark: 'what for', text: 'Ask across clients without mixing them up.' },
      { mark: 'limits', text: 'Nothing may leave the country. Our cabinet is full.' },
      { mark: 'when', text: 'Tuesdays after four.' },
    ],
  },

  questions: {
    title: 'What the engineer will ask',
    list: [
      'What do you do on a Monday morning?',
      'Who may see which folder?',
      'When did you last look for something and not find it?',
      'How much of it is scanned, and how crookedly?',
      'Who would you call if it stopped?',
    ],
  },

  not: {
    title: 'What we will not do',
    items: [
      { term: 'Show slides', text: 'We talk instead.' },
      {
        term: 'Ask for a budget',
        text: [
          { text: 'The prices are public', to: PATHS.servicesV2 },
          ' and the same for everyone.',
        ],
      },
      { term: 'Record the call', text: 'The engineer takes notes and sends them to you.' },
      { term: 'Ring you again', text: 'Unless you ask us to. We are all on fixed pay.' },
      { term: 'Look at your files', text: 'Even if you offer to share your screen.' },
    ],
  },

  letter: {
    title: 'Afterwards: one page in writing',
    text: 'You have it by e-mail by the next working day. It is yours to keep, even if you build the server yourself or buy it elsewhere.',
    label: 'An example of the page that we send after a call.',
    head: 'After our call: tax advisers, nine people',
    rows: [
      {
        term: 'Would it work?',
        text: 'Yes for letters and notices. The scans from before 2011 are too faint.',
      },
      {
        term: 'Which server?',
        text: 'Practice, one of its five servers. In our rooms, as your cabinet is full.',
      },
      {
        term: 'What does it cost?',
        text: `${price('practice')} a month. Moving in 400 GB: €890, once.`,
      },
      {
        term: 'What would not work?',
        text: 'Adding up figures across clients. Use the program you have for that.',
      },
      {
        term: 'Our advice',
        text: 'Try one client’s folder on a free account first, with a server of your own.',
      },
    ],
    foot: 'An example. The real one is signed by the person you spoke to.',
  },

  form: {
    title: 'Ask for a call',
    text: `You get two times to choose from, usually within ${ANSWER_TIME.usual}.`,
    otherwise: [
      'Would you rather write? ',
      { text: 'Send a message', to: PATHS.contactV1 },
      '. Just looking? ',
      { text: 'Read the data sheet', to: PATHS.saasV3 },
      '.',
    ],
  },
} as const;
