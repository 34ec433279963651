import { PATHS } from '@/site/paths.ts';

/** Stands on every demo, so that nobody takes an invented business for a real one. */
export const DEMO_NOTE = [
  'This is an example site. The business is invented; the page is built from the same parts as Alcove’s own. ',
  { text: 'To Alcove', to: PATHS.home },
  '.',
] as const;
