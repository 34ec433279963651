import { ANSWER_TIME, ENGINEER_TALK, TAX } from '@/site/facts.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { SERVICE_PRICES } from '../prices.ts';

const { moveSmall, moveLarge, walls, hour, machine, restore } = SERVICE_PRICES;

export const SERVICE_COSTS = {
  title: 'What it costs, and how long it takes',
  lead: 'Fixed prices, agreed before we begin. If a job takes longer than we said, that’s our loss.',
  aside: [
    'What each of these is, and who it suits, is under ',
    { text: 'Services', to: PATHS.servicesV1 },
    '.',
  ],
  range: [
    { term: 'The smallest job', row: hour },
    { term: 'The largest', row: moveLarge },
  ],
  sheet: {
    title: 'Price list',
    dated: 'valid from 1 November 2026',
    caption: `Services, their prices in euros ${TAX.service}, and how long they take`,
    head: { service: 'Service', takes: 'Takes', give: 'You give', price: 'Euros' },
    rows: [moveSmall, moveLarge, walls, hour, machine, restore],
    foot: `All prices are fixed and ${TAX.service}.`,
  },
  week: {
    title: 'A sample week',
    text: 'Moving two terabytes in, as it usually goes. This is an example; we draw yours before you agree to it. Most of the work is your server’s, at night.',
    description:
      'A calendar from Monday to the Monday after. On the first Monday we look with you for an hour, then a hundred pages are tried. From Monday to Sunday the server fetches by itself at night. On the second Monday we check for four hours, and you close the door.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'],
    keys: { you: 'you and us', us: 'us alone', machine: 'your server alone' },
    rows: [
      {
        label: 'Look',
        note: '1 hour of yours',
        spans: [{ day: 0, hour: 9, hours: 1, who: 'you' }],
      },
      {
        label: 'Try',
        note: '1 hour of yours',
        spans: [
          { day: 0, hour: 11, hours: 3, who: 'machine' },
          { day: 0, hour: 15, hours: 1, who: 'you' },
        ],
      },
      {
        label: 'Carry',
        note: 'seven nights',
        spans: [
          { day: 0, hour: 20, hours: 10, who: 'machine' },
          { day: 1, hour: 20, hours: 10, who: 'machine' },
          { day: 2, hour: 20, hours: 10, who: 'machine' },
          { day: 3, hour: 20, hours: 10, who: 'machine' },
          { day: 4, hour: 20, hours: 10, who: 'machine' },
          { day: 5, hour: 20, hours: 10, who: 'machine' },
          { day: 6, hour: 20, hours: 10, who: 'machine' },
        ],
      },
      {
        label: 'Check',
        note: 'half an hour of yours',
        spans: [
          { day: 7, hour: 9, hours: 4, who: 'us' },
          { day: 7, hour: 14, hours: 0.5, who: 'you' },
        ],
      },
      {
        label: 'Close',
        note: 'half an hour of yours',
        spans: [{ day: 7, hour: 15, hours: 0.5, who: 'you' }],
      },
    ],
    sums: [
      { term: 'From start to finish', text: 'Monday to Monday' },
      { term: 'Your time', text: '3 hours' },
      { term: 'Your server’s', text: '73 hours, by itself' },
    ],
  },
  scope: {
    inTitle: 'Included',
    inside: [
      `${ENGINEER_TALK} beforehand, even if you decide against it`,
      'Preparation and the work itself',
      'A written page: what was done, what was left out, how to undo it',
      'A month of questions afterwards',
      'Doing it again, if the mistake was ours',
    ],
    outTitle: 'Costs extra',
    outside: [
      {
        what: 'Travel',
        price: 'at cost',
        text: 'Only if you want us there: rail, second class, ticket enclosed.',
      },
      {
        what: 'Hardware',
        price: 'at cost',
        text: 'For a server on your own premises. The receipt is in your name.',
      },
      {
        what: 'Databases and trade programs',
        price: 'by quote',
        text: 'We look first, then say what it takes or advise against it.',
      },
      {
        what: 'The server’s plan',
        price: 'by plan',
        text: ['Monthly or yearly, as under ', { text: 'plans and prices', to: PRICING }, '.'],
      },
    ],
  },
  invoice: {
    title: 'An invoice, to the cent',
    text: 'An example, so that you know what you will receive. The firm is invented, and yours will show your country’s rate of tax.',
    from: 'Alcove',
    to: ['Hollis & Reed', 'Surveyors', 'Invented address'],
    number: 'Example invoice',
    dated: '30 November 2026, payable within 14 days',
    caption: 'The lines of the example invoice',
    head: { what: 'Item', quantity: 'Qty', each: 'Each', sum: 'Amount' },
    lines: [
      { what: moveLarge.name, quantity: 1, cents: moveLarge.cents },
      { what: walls.name, quantity: 1, cents: walls.cents },
      { what: hour.name, quantity: 2, cents: hour.cents },
      { what: 'Rail, second class, there and back, at cost', quantity: 1, cents: 4680 },
    ],
    netLabel: 'Before tax',
    taxLabel: 'Value-added tax, 20 % in this example',
    taxPercent: 20,
    totalLabel: 'To pay',
    notes: [
      'Sent once you have seen it work.',
      'Two hours with the team, because nine people need two tables.',
      `${ENGINEER_TALK} beforehand is free.`,
    ],
  },
  ifs: {
    title: 'What if',
    items: [
      {
        term: 'it takes longer',
        text: 'The price stays. We tell you of a delay on the day we learn of it.',
      },
      {
        term: 'my files cannot be read',
        text: 'You find out after the first hundred pages, and owe nothing.',
      },
      {
        term: 'I change my mind',
        text: 'Until the day before we begin, it’s free. After that, you pay for the work done so far, up to the full price.',
      },
      {
        term: 'it turns out smaller',
        text: 'If what’s left after sorting fits the smaller size, you pay the smaller price.',
      },
      {
        term: 'I only want to ask',
        text: [
          { text: 'Write to an engineer', to: PATHS.contactV2 },
          ` with the amount of data and the number of people. You get a reply within ${ANSWER_TIME.promised}, usually within ${ANSWER_TIME.usual}.`,
        ],
      },
    ],
  },
} as const;
