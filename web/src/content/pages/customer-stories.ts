import { PATHS } from '@/content/paths.ts';

export const STORIES = {
  title: 'Examples of use',
  lead: 'Three worked examples of what such a server is asked in a week. People, papers and answers are invented; the kind of work is not.',
  note: 'We do not publish customers’ names or quote them. A service that promises discretion should begin with its own advertising.',
  stories: [
    {
      who: 'A two-doctor practice',
      plan: 'Practice plan',
      question: '“Which of my patients on this drug had a kidney value taken in spring?”',
      text: 'Letters and laboratory sheets since 2014, scanned. The answer is a list with a page for each name. The doctor still opens every page, and no longer every folder.',
      more: { text: 'The whole example', to: PATHS.customerStorySingle },
    },
    {
      who: 'A studio of four',
      plan: 'Household plan',
      question: '“What did we charge for a poster series of this size, and did it hurt?”',
      text: 'Eleven years of offers, invoices and post-mortems. The answer names three jobs, and in the third it quotes the note that says never again.',
    },
    {
      who: 'A family of five',
      plan: 'Household plan',
      question: '“When is the next vaccination due, and whose is it?”',
      text: 'Booklets photographed at the kitchen table. Each child has a room, the booklets lie in the shared one. The parents’ tax papers do not.',
    },
  ],
} as const;
