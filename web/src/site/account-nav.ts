import type { NavGroup } from './nav.ts';
import { PATHS } from './paths.ts';

/** The last group is set apart from the others. */
export const ACCOUNT_GROUPS: readonly NavGroup[] = [
  {
    title: 'Your Alcove',
    links: [
      { label: 'Dashboard', to: PATHS.dashboard },
      { label: 'Servers', to: PATHS.projects },
      { label: 'People', to: PATHS.people },
      { label: 'Permissions', to: PATHS.permissions },
      { label: 'Plan and invoices', to: PATHS.invoices },
      { label: 'Papers', to: PATHS.papers },
    ],
  },
  {
    title: 'You',
    links: [
      { label: 'Your details', to: PATHS.editDetails },
      { label: 'Security', to: PATHS.security },
      { label: 'Help and messages', to: PATHS.help },
    ],
  },
  {
    title: 'Shop',
    links: [
      { label: 'Orders', to: PATHS.orderHistory },
      { label: 'Wishlist', to: PATHS.wishlist },
    ],
  },
  { title: 'Leave', links: [{ label: 'Delete account', to: PATHS.deleteProfile }] },
];
