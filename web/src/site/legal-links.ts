import type { NavLink } from './nav.ts';
import { PATHS } from './paths.ts';

/** What the law wants within reach of every page, and help. */
export const LEGAL_LINKS: readonly NavLink[] = [
  { label: 'Cancel contracts here', to: PATHS.cancelContract },
  { label: 'Withdraw from contract', to: PATHS.withdraw },
  { label: 'Terms', to: PATHS.terms },
  { label: 'Privacy', to: PATHS.privacy },
  { label: 'Data processing', to: PATHS.dataProcessing },
  { label: 'Accessibility', to: PATHS.accessibility },
  { label: 'Imprint', to: PATHS.imprint },
  { label: 'Help', to: PATHS.helpCenter },
];
