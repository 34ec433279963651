import type { NavLink } from './nav.ts';
import { PATHS } from './paths.ts';

export const LEGAL_LINKS: readonly NavLink[] = [
  { label: 'Privacy', to: PATHS.privacy },
  { label: 'Terms', to: PATHS.terms },
  { label: 'Help', to: PATHS.helpCenter },
];
