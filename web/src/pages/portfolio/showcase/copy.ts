import { PATHS, PRICING } from '@/site/paths.ts';

export const SHOWCASE = {
  title: 'Work, one at a time',
  lead: 'Each gets a whole wall. Scroll slowly, or pick one from the contact sheet. Every label says what such a server has read, and what was kept from it.',
  sheet: 'The sheet',
  plates: 'Plates',
  previous: 'Previous',
  next: 'Next',
  kept: 'Kept apart',
  story: 'The whole project',
  end: {
    title: 'The wall text',
    text: [
      'These ten are examples, drawn and never sold. We drew ten places with papers and asked of each what we always ask before we begin: what is there to read, who may read it, what could go wrong, and would a plan that we sell be enough?',
      'It was enough all ten times, five of them with the help of a person who knows what the abbreviations mean.',
    ],
    links: [
      { text: 'What we do to set one up', to: PATHS.servicesV1 },
      { text: 'What the plans cost', to: PRICING },
      { text: 'Ask about your own papers', to: PATHS.contactV2 },
    ],
  },
} as const;
