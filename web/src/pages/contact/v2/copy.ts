import { ANSWER_TIME, ENGINEER_TALK } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { price } from '@/site/prices.ts';

export const ENGINEER = {
  title: ENGINEER_TALK,
  lead: 'With someone who runs these machines, before you spend anything. Now and then the outcome is that you do not need one.',
  facts: ['By telephone or video', 'English or German', 'Nothing to pay'],

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
        title: 'Who are you, and what lies where?',
        text: 'You talk. A share, a mailbox, a cupboard full of folders: whatever is true.',
      },
      {
        from: 5,
        to: 17,
        title: 'One document, taken apart',
        text: 'You read from a typical one and say what you would ask it. It stays with you; we never see the file. By now it is mostly clear whether this can work.',
      },
      {
        from: 17,
        to: 25,
        title: 'What it would take',
        text: 'Which machine, which plan or none, whose rooms, how long until the first useful answer. Also what it will not do.',
      },
      {
        from: 25,
        to: 30,
        title: 'Your turn, or the end',
        text: 'Anything that is left. At thirty we hang up, so that the next person is called on time.',
      },
    ],
  },

  ready: {
    title: 'Have this at hand',
    caption: 'A note of five lines is plenty. This one, an example, got a good answer.',
    lines: [
      { mark: 'who', text: 'A tax office, nine people, two of them part time.' },
      { mark: 'how much', text: 'About 400 GB of PDF on an office share, half of it scans.' },
      { mark: 'what for', text: 'Ask across clients without mixing them up.' },
      { mark: 'what not', text: 'Nothing may leave the country. Our cabinet is full.' },
      { mark: 'when', text: 'Tuesdays after four.' },
    ],
  },

  questions: {
    title: 'What the engineer will ask',
    list: [
      'What do you do on a Monday morning?',
      'Who must never see which folder?',
      'When did you last look for something and not find it?',
      'How much of it is scanned, and how crookedly?',
      'Who would be called if it stood still?',
    ],
  },

  not: {
    title: 'What we will not do',
    items: [
      { term: 'Show slides', text: 'There are none.' },
      {
        term: 'Ask for a budget',
        text: [
          { text: 'The prices are on a page', to: PATHS.servicesV2 },
          ' and are the same for everybody.',
        ],
      },
      { term: 'Record the call', text: 'The engineer makes notes and sends them to you.' },
      { term: 'Ring you again', text: 'Unless you ask us to. Nobody here lives on commission.' },
      { term: 'See your files', text: 'Not even when you offer to share the screen.' },
    ],
  },

  letter: {
    title: 'Afterwards: one page in writing',
    text: 'By the next working day you have it by e-mail. It is yours, also if you build the machine yourself or buy it elsewhere.',
    label: 'An example of the page that is sent after a call.',
    head: 'After our call: tax office, nine people',
    rows: [
      {
        term: 'Would it work?',
        text: 'Yes for letters and notices. No for the scans before 2011; they are too faint.',
      },
      {
        term: 'Which machine?',
        text: 'Practice, one of its five servers. In our rooms, as your cabinet is full.',
      },
      {
        term: 'What does it cost?',
        text: `${price('practice')} a month. Moving in 400 GB: €890, once.`,
      },
      {
        term: 'What would not work?',
        text: 'Adding up figures across clients. Use the program that you have.',
      },
      {
        term: 'Our advice',
        text: 'Try one client’s folder on a free account first, with a machine of yours.',
      },
    ],
    foot: 'An example. The signature would be that of the person you spoke to.',
  },

  form: {
    title: 'Ask for a call',
    text: `You get two times to choose from, usually within ${ANSWER_TIME.usual}.`,
    otherwise: [
      'Rather in writing? ',
      { text: 'Send a message', to: PATHS.contactV1 },
      '. Curious first? ',
      { text: 'The data sheet', to: PATHS.saasV3 },
      '.',
    ],
  },
} as const;
