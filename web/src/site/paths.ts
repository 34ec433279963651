import { ACCOUNT_PAGES, PASSKEY_PAGES, SITE_PATHS, STRICT_PAGES } from '@contract/site-paths.ts';

/** Every URL of the site, named once. */
export const PATHS = {
  home: '/',
  success: SITE_PATHS.success,
  cancel: SITE_PATHS.cancel,
  canceling: SITE_PATHS.canceling,

  login: SITE_PATHS.login,
  getStarted: SITE_PATHS.getStarted,
  forgotPassword: '/auth/forgot-password',
  signIn: '/auth/sign-in',
  cannyRedirect: '/auth/canny-sso-redirect',
  authAction: SITE_PATHS.action,
  logout: SITE_PATHS.logout,
  checkAuth: SITE_PATHS.checkAuth,
  invitation: SITE_PATHS.invitation,
  notMe: SITE_PATHS.notMe,
  keepPasskey: SITE_PATHS.keepPasskey,
  newAddress: SITE_PATHS.newAddress,
  withdraw: SITE_PATHS.withdraw,
  confirmWithdrawal: SITE_PATHS.confirmWithdrawal,
  cancelContract: SITE_PATHS.cancelContract,
  confirmCancellation: SITE_PATHS.confirmCancellation,
  invoiceCopy: SITE_PATHS.invoiceCopy,
  accountDeleted: '/account-deleted',

  dashboard: SITE_PATHS.dashboard,
  editDetails: '/dashboard/edit-details',
  security: SITE_PATHS.security,
  help: '/dashboard/help',
  permissions: SITE_PATHS.permissions,
  people: SITE_PATHS.people,
  projects: SITE_PATHS.projects,
  machine: `${SITE_PATHS.projects}/:id`,
  invoices: SITE_PATHS.invoices,
  papers: '/dashboard/papers',
  orderHistory: '/dashboard/order-history',
  wishlist: '/dashboard/wishlist',
  deleteProfile: '/dashboard/delete-profile',

  shopIndex: '/shop/index',
  shopGrid: '/shop/grid',
  shopSingle: '/shop/single/:id',
  shopCart: '/shop/cart',
  shopEmptyCart: '/shop/empty-cart',
  shopCheckout: '/shop/checkout',

  saasV1: '/saas/v1',
  saasV2: '/saas/v2',
  saasV3: '/saas/v3',
  saasV4: '/saas/v4',
  saasV5: '/saas/v5',
  saasFeatures: '/saas/features',
  saasFeatureSingle: '/saas/feature-single',
  saasIntegrations: '/saas/integrations',
  saasIntegrationSingle: '/saas/integration-single',

  demoClassic: '/demos/classic',
  demoProductLanding: '/demos/product-landing',
  demoMobileApp: '/demos/mobile-app',
  demoFinanceConsulting: '/demos/finance-consulting',
  demoAgencyCreative: '/demos/agency/creative',
  demoAgencyDigital: '/demos/agency/digital',
  demoAgencyDesign: '/demos/agency/design',
  demoAgencySeo: '/demos/agency/seo',

  aboutV1: '/about/v1',
  aboutV2: '/about/v2',
  aboutV3: '/about/v3',
  career: '/career',
  careerSingle: '/career/single',
  contactV1: SITE_PATHS.contact,
  contactV2: '/contact/v2',
  customerStories: '/customer/stories',
  customerStorySingle: '/customer/story-single',
  status: '/status',
  helpCenter: '/help/center',
  helpDetail: '/help/detail',
  portfolioMasonry: '/portfolio/masonry',
  portfolioShowcase: '/portfolio/showcase',
  portfolioList: '/portfolio/list',
  portfolioCaseStudyV1: '/portfolio/case-study/v1',
  portfolioCaseStudyV2: '/portfolio/case-study/v2',
  servicesV1: '/services/v1',
  servicesV2: '/services/v2',
  servicesSingle: '/services/single',

  blogGrid: SITE_PATHS.blogGrid,
  blogListSidebar: '/blog/list-sidebar',
  blogSingleV1: '/blog/single/v1',
  blogSingleV2: '/blog/single/v2',
  blogArticle: '/blog/:slug',

  helpArticle: '/help/:slug',

  messageSent: SITE_PATHS.messageSent,
  messageNotSent: SITE_PATHS.messageNotSent,
  applicationSent: SITE_PATHS.applicationSent,
  newsletterJoined: SITE_PATHS.newsletterJoined,

  privacy: '/privacy',
  imprint: '/imprint',
  accessibility: '/accessibility',
  dataProcessing: '/data-processing',
  subProcessors: '/sub-processors',
  terms: SITE_PATHS.terms,
} as const;

export type Path = (typeof PATHS)[keyof typeof PATHS];

/** The page of one of a person's machines. */
export function machinePath(id: string): string {
  return PATHS.machine.replace(':id', encodeURIComponent(id));
}

/** An invitation that was found by the address of its reader. */
export function invitationPath(id: string): string {
  return `${PATHS.invitation}?id=${encodeURIComponent(id)}`;
}

/** Whether a path of this site leads to an invitation. */
export function isInvitation(path: string): boolean {
  return path.split(/[?#]/)[0] === PATHS.invitation;
}

/** Where a person who is signed in chooses a plan. */
export const OWN_PLANS = `${PATHS.dashboard}#plans`;

/** Where a person who is signed in enters another e-mail address. The query of their page goes with them: it may have their choice. */
export const ownAddress = (search: string): string => `${PATHS.editDetails}${search}#address`;

/** Where the plans are shown and bought. */
export const PRICING = `${PATHS.saasV1}#pricing`;

/** What happens after a plan has been paid: where the machine comes from. */
export const AFTER_YOU_PAY = '/help/after-you-pay';

/** Where agreeing to the chat is taken back. */
export const CHAT_CHOICE = `${PATHS.privacy}#chat`;

/**
 * What documents may do, by their content security policy and their permissions. The account's is the site's, the host of people's
 * files and passkeys besides; that of pages that ask for a passkey is the strict one and passkeys besides.
 */
type Policy = 'strict' | 'passkey' | 'site' | 'account';

/** The policy that the document of a page is served under. */
export function policyOf(pathname: string): Policy {
  if (isOneOf(PASSKEY_PAGES, pathname)) return 'passkey';
  if (isStrictDocument(pathname)) return 'strict';
  return isOneOf(ACCOUNT_PAGES, pathname) ? 'account' : 'site';
}

/** Whether a page may be shown in a document that was served under a policy. Otherwise its own has to be loaded. */
export function mayShow(served: Policy, pathname: string): boolean {
  const wanted = policyOf(pathname);
  if (served === wanted) return true;
  return wanted === 'site' ? served === 'account' : wanted === 'strict' && served === 'passkey';
}

/** Documents that are served under the strict policy, which names none of the help desk's hosts. */
export function isStrictDocument(pathname: string): boolean {
  return isOneOf(STRICT_PAGES, pathname);
}

function isOneOf(pages: readonly string[], pathname: string): boolean {
  return pages.some((page) =>
    page.endsWith('/**') ? pathname.startsWith(page.slice(0, -2)) : pathname === page,
  );
}
