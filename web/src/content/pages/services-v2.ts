import { PATHS } from '@/content/paths.ts';

export const SERVICE_PRICES = {
  title: 'Services and prices',
  lead: 'Fixed prices, agreed before we begin. If a job takes us longer than we said, that is our loss.',
  table: {
    title: 'The list',
    caption: 'Prices in euros, before value-added tax',
    head: ['Service', 'Price', 'Takes', 'You need to give'],
    rows: [
      ['Moving your data in, up to 100 GB', '€290', '2 days', '1 hour'],
      ['Moving your data in, up to 2 TB', '€890', '1 week', '3 hours'],
      ['Walls between clients', '€640', '2 days', 'Half a day'],
      ['An hour with your team', '€140', '1 hour', 'The team'],
      ['A machine in your own rooms', '€480 and the hardware', '1 day', 'A cool corner'],
      ['A restore, rehearsed', '€180', 'Half a day', '1 hour'],
    ],
  },
  rules: {
    title: 'What the price means',
    items: [
      {
        term: 'Included',
        text: 'Preparation, the work, a page in writing on what was done, and a month of questions.',
      },
      {
        term: 'Not included',
        text: 'Travel, at cost, and only if you want us there. The plan for the server itself.',
      },
      {
        term: 'If it fails',
        text: 'If your files cannot be read well enough to be of use, you learn so after the first hundred pages and pay nothing.',
      },
      { term: 'Paying', text: 'By invoice, after you have seen it work.' },
      {
        term: 'Asking',
        text: [
          { text: 'Write to an engineer', to: PATHS.contactV2 },
          ' with the amount of data and the number of people.',
        ],
      },
    ],
  },
} as const;
