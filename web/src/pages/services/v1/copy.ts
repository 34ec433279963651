import { PATHS } from '@/site/paths.ts';

export const SERVICES = {
  title: 'What we do, and for whom',
  lead: 'Most people set up their server alone, in half an hour. These are for when the papers are many, the people are many, or time is short.',
  audiences: ['A practice or an office', 'A studio or a workshop', 'A household'],
  matrix: [
    {
      id: 'moving',
      service: 'Moving your data in',
      cells: [
        { text: 'Shares, mailboxes and scans, with the rights that people have today' },
        { text: 'Ten years of offers and job sheets, under the names you call them by' },
        { text: 'The important folder, old mail, and one drawer of paper' },
      ],
    },
    {
      id: 'walls',
      service: 'Walls between clients',
      cells: [
        { text: 'One room for each client or patient, tried with you from the wrong side' },
        { text: 'Between the office and the floor: wages and prices here, job sheets there' },
        { text: 'A room for each, a table for all, and hours for children if you want them' },
      ],
    },
    {
      id: 'hour',
      service: 'An hour with your team',
      cells: [
        { text: 'What to ask, what to distrust, and what never to type' },
        { text: 'Standing up, by phone, at the machine where the question arises' },
        { text: 'Half of it is in the help pages', seldom: true },
      ],
    },
    {
      id: 'machine',
      service: 'A machine in your own rooms',
      cells: [
        { text: 'When the rules of the trade forbid a data centre' },
        { text: 'Beside the plan chest, behind a filter: dust is the enemy' },
        { text: 'Only if you want to own one. A hosted server is less trouble', seldom: true },
      ],
    },
    {
      id: 'restore',
      service: 'A restore, rehearsed',
      cells: [
        { text: 'Once a year, with a page for the file on data protection' },
        { text: 'Before the first large job depends on it' },
        { text: 'The folder with the birth certificates, once' },
      ],
    },
  ],
  fit: {
    label: 'Seldom needed there',
  },

  rows: {
    moving: {
      title: 'Moving your data in',
      text: 'Files, mail and notes go straight from where they are to your server. It fetches them itself, at night; we stand beside it and count. You receive two numbers that have to be equal, and a list of what could not be read.',
      left: 'You are left with',
      result: 'everything in one place, and the old place untouched',
      link: { text: 'The whole protocol', to: PATHS.servicesSingle },
      description:
        'A drawing: a cabinet of files, a stack of letters and an old drive on the left. From each a line leads straight to a server on the right. A lorry in between is crossed out.',
      sources: ['shares', 'mail', 'old drives'],
      server: 'your server',
      stop: 'no stop here',
    },
    walls: {
      title: 'Walls between clients',
      text: 'We draw the plan with you: who sits in which room, which door opens for whom, what the front desk may see. Then we set it, and try it from the wrong side. A wall that nobody has leaned on is a drawing.',
      left: 'You are left with',
      result: 'a plan on one page, and the ten attempts that failed as they should',
      link: { text: 'How rights work', to: `${PATHS.saasFeatures}#rights` },
      description:
        'A floor plan with four rooms: client A, client B, both partners, and the desk. Doors open from the partners’ room to both clients. Between client A and client B there is a wall without a door.',
      rooms: ['Client A', 'Client B', 'Partners', 'Desk'],
      wall: 'no door',
    },
    hour: {
      title: 'An hour with your team',
      text: 'At your own screens, with your own papers. No slides. At the end everybody has caught the machine in one mistake, which teaches more than praise.',
      left: 'You are left with',
      result: 'one page for the wall, with the five questions that work best in your trade',
      link: { text: 'Where answers go wrong', to: PATHS.saasFeatureSingle },
      description: 'A clock face with one hour in four parts.',
      parts: [
        { minutes: 10, text: 'what it is, and is not' },
        { minutes: 20, text: 'asking, with your papers' },
        { minutes: 15, text: 'catching it out' },
        { minutes: 15, text: 'your own cases' },
      ],
      unit: 'min',
    },
    machine: {
      title: 'A machine in your own rooms',
      text: 'We say what to buy, set it up with you, and connect it by its address. It dials out through a tunnel, so no port is opened in your router. After that it is yours: we have no key to your door and none to the machine.',
      left: 'You are left with',
      result: 'a box that hums, and a sheet on how to replace each part of it',
      link: { text: 'The data sheet', to: PATHS.saasV3 },
      description:
        'A measured drawing of a cupboard with a small server on a shelf: 38 centimetres wide, 10 centimetres of air above it, a power socket and a network socket.',
      measures: { width: '38 cm', air: '10 cm of air', power: 'about 60 W', noise: '31 dB at 1 m' },
      note: 'Example figures',
      list: [
        { term: 'Memory', text: '32 GB, as in a Household server' },
        { term: 'Disks', text: 'two, each a copy of the other' },
        { term: 'Network', text: 'by cable; radio is for telephones' },
        { term: 'Place', text: 'dry, below 28 °C, not above a radiator' },
      ],
    },
    restore: {
      title: 'A restore, rehearsed',
      text: 'On an ordinary morning we take a folder away, on purpose and with a second copy in hand. Your people get it back, by the sheet, with a watch running. Usually something is missing from the sheet. Then it is added.',
      left: 'You are left with',
      result: 'a time in minutes, and the name of someone who has done it',
      link: { text: 'What is worth backing up', to: PATHS.blogSingleV2 },
      description:
        'A line along a morning: at 10:00 a folder is taken away and the line falls; at 10:06 the right night is found, at 10:14 the folder is back, at 10:22 it has been compared and the line is as high as before.',
      moments: [
        { time: '10:00', text: 'folder taken away' },
        { time: '10:06', text: 'right night found' },
        { time: '10:14', text: 'folder is back' },
        { time: '10:22', text: 'compared, complete' },
      ],
      note: 'An example; the first time is slower',
    },
  },

  door: {
    title: 'How we come in, and how we leave',
    text: 'For most of this we need a login on your machine for a while. You open it, for as long as you say, and it closes by itself.',
    steps: [
      { time: '09:00', text: 'You open the door, for two hours. We cannot open it from outside.' },
      { time: '09:01', text: 'An engineer signs in by name. The name stands in your log.' },
      { time: '10:40', text: 'Each command was written down as it was given. You may read along.' },
      { time: '11:00', text: 'The door closes. Whoever is still inside is put out.' },
    ],
  },

  declined: {
    title: 'What we turn down',
    items: [
      'Reading other people’s mail without their knowing it',
      'Systems that judge applicants, patients or tenants',
      'Standing access “just in case”',
      'Jobs that you would do faster alone. We say so',
    ],
    begin: {
      title: 'How to begin',
      text: [
        'With ',
        { text: 'a letter to an engineer', to: PATHS.contactV2 },
        ': how many people, how much data, what worries you. What each service costs and how long it takes is on ',
        { text: 'a page of its own', to: PATHS.servicesV2 },
        '.',
      ],
    },
  },
} as const;
