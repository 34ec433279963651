/** Pages of the site that the API or Hosting know as well: where forms and Stripe lead back to, and how they are served. */
export const SITE_PATHS = {
  success: '/success',
  cancel: '/cancel',
  canceling: '/canceling',
  login: '/login',
  getStarted: '/get-started',
  logout: '/logout',
  checkAuth: '/check-auth',
  dashboard: '/dashboard',
  projects: '/dashboard/projects',
  invoices: '/dashboard/invoices',
  security: '/dashboard/security',
  permissions: '/dashboard/permissions',
  people: '/dashboard/people',
  invitation: '/invitation',
  notMe: '/not-me',
  keepPasskey: '/keep-passkey',
  newAddress: '/new-address',
  action: '/auth/action',
  withdraw: '/withdraw',
  confirmWithdrawal: '/withdraw/confirm',
  cancelContract: '/cancel-contract',
  confirmCancellation: '/cancel-contract/confirm',
  invoiceCopy: '/invoice-copy',
  terms: '/terms',
  contact: '/contact/v1',
  blogGrid: '/blog/grid',
  messageSent: '/contact/sent',
  messageNotSent: '/contact/not-sent',
  applicationSent: '/career/sent',
  newsletterJoined: '/newsletter/joined',
} as const;

/** Pages under the strict policy: none of the help desk's hosts, no referrer, never stored. Globs, as Hosting reads them. */
export const STRICT_PAGES: readonly string[] = [
  SITE_PATHS.login,
  SITE_PATHS.getStarted,
  SITE_PATHS.checkAuth,
  SITE_PATHS.invitation,
  SITE_PATHS.notMe,
  SITE_PATHS.keepPasskey,
  SITE_PATHS.newAddress,
  SITE_PATHS.confirmWithdrawal,
  SITE_PATHS.confirmCancellation,
  SITE_PATHS.invoiceCopy,
  '/auth/**',
];

/** Pages that may ask for a passkey. Globs, as Hosting reads them. */
export const PASSKEY_PAGES: readonly string[] = [
  SITE_PATHS.login,
  SITE_PATHS.checkAuth,
  SITE_PATHS.invitation,
];

/** Pages of the account, which show a person's files and take new ones. Globs, as Hosting reads them. */
export const ACCOUNT_PAGES: readonly string[] = [
  SITE_PATHS.dashboard,
  `${SITE_PATHS.dashboard}/**`,
];

/**
 * Pages of one person, which no cache may keep. Globs, as Hosting reads them.
 * @public scripts/hosting/hosting-config.ts loads it
 */
export const PRIVATE_PAGES: readonly string[] = [
  ...ACCOUNT_PAGES,
  SITE_PATHS.success,
  SITE_PATHS.canceling,
  SITE_PATHS.logout,
];
