import { PLAN_TERMS, sizeWords } from '@contract/plans.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const SERVICES = {
  title: 'What we do, and for whom',
  lead: `Most people set up their server alone, in ${SET_UP_TIME.firstAnswer}. These services are for when you have many papers, many people or little time.`,
  audiences: ['A practice or an office', 'A studio or a workshop', 'A household'],
  matrix: [
    {
      id: 'moving',
      service: 'Moving your data in',
      cells: [
        { text: 'Shares, mailboxes and scans, with the rights that people have today' },
        { text: 'Ten years of quotes and job sheets, under the names you use for them' },
        { text: 'The important folder, old e-mail, and one drawer of paper' },
      ],
    },
    {
      id: 'walls',
      service: 'Walls between clients',
      cells: [
        { text: 'One room for each client or patient, which we then try to get into with you' },
        { text: 'Wages and prices in the office, job sheets on the shop floor' },
        { text: 'A room for each, a shared one for all, and set hours for children if you like' },
      ],
    },
    {
      id: 'hour',
      service: 'An hour with your team',
      cells: [
        { text: 'What to ask, what to doubt, and what to leave out' },
        { text: 'On your feet, by phone, at the machine where the question comes up' },
        { text: 'Half of it is in the help pages', seldom: true },
      ],
    },
    {
      id: 'machine',
      service: 'A server on your premises',
      cells: [
        { text: 'If the rules of your trade forbid a data centre' },
        { text: 'Beside the plan chest, behind a filter against the dust' },
        { text: 'Only if you want to own one. A hosted server is less trouble', seldom: true },
      ],
    },
    {
      id: 'restore',
      service: 'A restore, rehearsed',
      cells: [
        { text: 'Once a year, with a page for your data-protection file' },
        { text: 'Before the first large job depends on it' },
        { text: 'The folder with the birth certificates, once' },
      ],
    },
  ],
  fit: {
    label: 'Seldom needed here',
  },

  rows: {
    moving: {
      title: 'Moving your data in',
      text: 'Files, e-mail and notes go straight from where they are to your server. It fetches them itself, at night, while we keep count. You get two totals that have to match, and a list of what could not be read.',
      left: 'What you get',
      result: 'everything in one place, and the old place untouched',
      link: { text: 'The whole procedure', to: PATHS.servicesSingle },
      description:
        'A drawing: a cabinet of files, a stack of letters and an old drive on the left. From each a line leads straight to a server on the right. A lorry in between is crossed out.',
      sources: ['shares', 'e-mail', 'old drives'],
      server: 'your server',
      stop: 'no stop here',
    },
    walls: {
      title: 'Walls between clients',
      text: 'We draw the plan with you: who sits in which room, who each door opens for, what the front desk may see. Then we set it up, and try to get in where we should be kept out.',
      left: 'What you get',
      result: 'a plan on one page, and ten attempts to get in, all blocked',
      link: { text: 'How rights work', to: `${PATHS.saasFeatures}#rights` },
      description:
        'A floor plan with four rooms: client A, client B, both partners, and the desk. Doors open from the partners’ room to both clients. Between client A and client B there is a wall without a door.',
      rooms: ['Client A', 'Client B', 'Partners', 'Desk'],
      wall: 'no door',
    },
    hour: {
      title: 'An hour with your team',
      text: 'At your own screens, with your own papers instead of slides. By the end, everyone has caught the server making a mistake.',
      left: 'What you get',
      result: 'one page for the wall, with the five questions that work best in your trade',
      link: { text: 'Where answers go wrong', to: PATHS.saasFeatureSingle },
      description: 'A clock face with one hour in four parts.',
      parts: [
        { minutes: 10, text: 'what it is good for' },
        { minutes: 20, text: 'asking, with your papers' },
        { minutes: 15, text: 'catching it out' },
        { minutes: 15, text: 'your own cases' },
      ],
      unit: 'min',
    },
    machine: {
      title: 'A server on your premises',
      text: 'We tell you what to buy, set it up with you, and connect it by its address. It dials out through the tunnel that you choose, so your router’s ports stay closed. After that, only you have the keys: to the door and to the server.',
      left: 'What you get',
      result: 'a box that hums, and a sheet on replacing each part of it',
      link: { text: 'The data sheet', to: PATHS.saasV3 },
      description:
        'A measured drawing of a cupboard with a small server on a shelf: 38 centimetres wide, 10 centimetres of air above it, a power socket and a network socket.',
      measures: { width: '38 cm', air: '10 cm of air', power: 'about 60 W', noise: '31 dB at 1 m' },
      note: 'Example figures',
      list: [
        {
          term: 'Memory',
          text: `${sizeWords(PLAN_TERMS.household.size.memoryBytes)}, as in a Household server`,
        },
        { term: 'Disks', text: 'two, each a copy of the other' },
        { term: 'Network', text: 'by cable' },
        { term: 'Place', text: 'dry, below 28 °C, away from radiators' },
      ],
    },
    restore: {
      title: 'A restore, rehearsed',
      text: 'On an ordinary morning we take a folder away on purpose, with a second copy in hand. Your people get it back, following the sheet, against the clock. If a step is missing from the sheet, we add it.',
      left: 'What you get',
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
    text: 'For most of this we need a login on your server for a while. You open it for as long as you choose, and it closes by itself.',
    steps: [
      { time: '09:00', text: 'You open the door, for two hours. It opens only from inside.' },
      { time: '09:01', text: 'An engineer signs in under their own name, which is in your log.' },
      { time: '10:40', text: 'Each command is written down as it is given. You can follow along.' },
      { time: '11:00', text: 'The door closes. Anyone still inside is signed out.' },
    ],
  },

  declined: {
    title: 'What we turn down',
    items: [
      'Reading other people’s e-mail without their knowledge',
      'Systems that judge applicants, patients or tenants',
      'Standing access “just in case”',
      'Jobs that you’d do faster alone. We’ll say so',
    ],
    begin: {
      title: 'How to begin',
      text: [
        { text: 'Write to an engineer', to: PATHS.contactV2 },
        ': how many people, how much data, what worries you. What each service costs and how long it takes is on ',
        { text: 'the price list', to: PATHS.servicesV2 },
        '.',
      ],
    },
  },
} as const;
