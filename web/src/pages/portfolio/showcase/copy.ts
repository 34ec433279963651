import { PATHS, PRICING } from '@/site/paths.ts';

export const SHOWCASE = {
  title: 'Work, one at a time',
  lead: 'Each gets the whole wall. Go down slowly, or pick one from the sheet; every plate says what such a machine was read in, and what was kept away from it.',
  sheet: 'The sheet',
  plates: 'Plates',
  previous: 'Before',
  next: 'After',
  kept: 'Kept apart',
  story: 'The whole project',
  end: {
    title: 'The wall text',
    text: [
      'Nothing on these walls was sold to anybody. We drew ten places where papers lie and asked of each the questions that we ask before we begin: what is there to read, who may read it, what would go wrong, and would one machine of a size we sell be enough.',
      'It was enough ten times, five times with the smallest of helpers: a person who knows what the abbreviations mean.',
    ],
    links: [
      { text: 'What we do to set one up', to: PATHS.servicesV1 },
      { text: 'What the plans cost', to: PRICING },
      { text: 'Ask about papers of your own', to: PATHS.contactV2 },
    ],
  },
} as const;
