import type { ComponentType } from 'react';
import { PATHS, type Path } from '@/site/paths.ts';
import type { Question } from './head/structured-data.ts';

/** THE table: every URL, the page behind it, and how it is laid out, guarded and rendered. One row a line, so that it reads as a table. */
// oxfmt-ignore
export const ROUTES: readonly RouteRow[] = [
  { path: PATHS.home, page: () => import('@/pages/saas/v1/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasV1, page: () => import('@/pages/saas/v1/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasV2, page: () => import('@/pages/saas/v2/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasV3, page: () => import('@/pages/saas/v3/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasV4, page: () => import('@/pages/saas/v4/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasV5, page: () => import('@/pages/saas/v5/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasFeatures, page: () => import('@/pages/saas/features/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasFeatureSingle, page: () => import('@/pages/saas/feature-single/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasIntegrations, page: () => import('@/pages/saas/integrations/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.saasIntegrationSingle, page: () => import('@/pages/saas/integration-single/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.demoClassic, page: () => import('@/pages/demos/classic/page.tsx'), layout: 'example', rendering: 'static' },
  { path: PATHS.demoProductLanding, page: () => import('@/pages/demos/product-landing/page.tsx'), layout: 'example', rendering: 'static' },
  { path: PATHS.demoMobileApp, page: () => import('@/pages/demos/mobile-app/page.tsx'), layout: 'example', rendering: 'static' },
  { path: PATHS.demoFinanceConsulting, page: () => import('@/pages/demos/finance-consulting/page.tsx'), layout: 'example', rendering: 'static' },
  { path: PATHS.demoAgencyCreative, page: () => import('@/pages/demos/agency/creative/page.tsx'), layout: 'example', rendering: 'static' },
  { path: PATHS.demoAgencyDigital, page: () => import('@/pages/demos/agency/digital/page.tsx'), layout: 'example', rendering: 'static' },
  { path: PATHS.demoAgencyDesign, page: () => import('@/pages/demos/agency/design/page.tsx'), layout: 'example', rendering: 'static' },
  { path: PATHS.demoAgencySeo, page: () => import('@/pages/demos/agency/seo/page.tsx'), layout: 'example', rendering: 'static' },
  { path: PATHS.aboutV1, page: () => import('@/pages/about/v1/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.aboutV2, page: () => import('@/pages/about/v2/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.aboutV3, page: () => import('@/pages/about/v3/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.career, page: () => import('@/pages/career/index/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.careerSingle, page: () => import('@/pages/career/single/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.contactV1, page: () => import('@/pages/contact/v1/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.contactV2, page: () => import('@/pages/contact/v2/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.customerStories, page: () => import('@/pages/customer/stories/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.customerStorySingle, page: () => import('@/pages/customer/story-single/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.helpCenter, page: () => import('@/pages/help/center/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.helpDetail, page: () => import('@/pages/help/detail/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.status, page: () => import('@/pages/status/page.tsx'), layout: 'site', frame: 'short', isLive: true, rendering: 'static' },
  { path: PATHS.portfolioMasonry, page: () => import('@/pages/portfolio/masonry/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.portfolioShowcase, page: () => import('@/pages/portfolio/showcase/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.portfolioList, page: () => import('@/pages/portfolio/list/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.portfolioCaseStudyV1, page: () => import('@/pages/portfolio/case-study/v1/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.portfolioCaseStudyV2, page: () => import('@/pages/portfolio/case-study/v2/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.servicesV1, page: () => import('@/pages/services/v1/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.servicesV2, page: () => import('@/pages/services/v2/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.servicesSingle, page: () => import('@/pages/services/single/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.blogGrid, page: () => import('@/pages/blog/grid/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.blogListSidebar, page: () => import('@/pages/blog/list-sidebar/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.blogSingleV1, page: () => import('@/pages/blog/single/v1/page.tsx'), layout: 'site', frame: 'news', rendering: 'static' },
  { path: PATHS.blogSingleV2, page: () => import('@/pages/blog/single/v2/page.tsx'), layout: 'site', frame: 'news', rendering: 'static' },
  { path: PATHS.blogArticle, page: () => import('@/pages/blog/article/page.tsx'), layout: 'site', frame: 'news', rendering: 'static' },
  { path: PATHS.helpArticle, page: () => import('@/pages/help/article/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.messageSent, page: () => import('@/pages/contact/sent/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.messageNotSent, page: () => import('@/pages/contact/not-sent/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.applicationSent, page: () => import('@/pages/career/sent/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.newsletterJoined, page: () => import('@/pages/newsletter/joined/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.privacy, page: () => import('@/pages/legal/privacy/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.imprint, page: () => import('@/pages/legal/imprint/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.terms, page: () => import('@/pages/legal/terms/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.dataProcessing, page: () => import('@/pages/legal/data-processing/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.subProcessors, page: () => import('@/pages/legal/sub-processors/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.accessibility, page: () => import('@/pages/legal/accessibility/page.tsx'), layout: 'site', rendering: 'static' },
  { path: PATHS.withdraw, page: () => import('@/pages/withdraw/page.tsx'), layout: 'site', frame: 'short', isLive: true, rendering: 'static' },
  { path: PATHS.cancelContract, page: () => import('@/pages/cancel-contract/page.tsx'), layout: 'site', frame: 'short', isLive: true, rendering: 'static' },
  { path: PATHS.accountDeleted, page: () => import('@/pages/account/account-deleted/page.tsx'), layout: 'bare', rendering: 'static' },
  { path: PATHS.cancel, page: () => import('@/pages/account/cancel/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.shopIndex, page: () => import('@/pages/shop/index/page.tsx'), layout: 'shop', rendering: 'static' },
  { path: PATHS.shopGrid, page: () => import('@/pages/shop/grid.tsx'), layout: 'shop', rendering: 'static' },
  { path: PATHS.success, page: () => import('@/pages/account/success/page.tsx'), layout: 'site', frame: 'short', rendering: 'client' },
  { path: PATHS.canceling, page: () => import('@/pages/account/canceling/page.tsx'), layout: 'site', frame: 'short', rendering: 'static' },
  { path: PATHS.shopSingle, page: () => import('@/pages/shop/single/page.tsx'), layout: 'shop', rendering: 'static' },
  { path: PATHS.shopCart, page: () => import('@/pages/shop/cart.tsx'), layout: 'shop', rendering: 'client' },
  { path: PATHS.shopEmptyCart, page: () => import('@/pages/shop/empty-cart/page.tsx'), layout: 'shop', rendering: 'client' },
  { path: PATHS.shopCheckout, page: () => import('@/pages/shop/checkout.tsx'), layout: 'shop', rendering: 'client' },
  { path: PATHS.login, page: () => import('@/pages/auth/login.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.getStarted, page: () => import('@/pages/auth/get-started.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.forgotPassword, page: () => import('@/pages/auth/forgot-password.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.authAction, page: () => import('@/pages/auth/action.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.signIn, page: () => import('@/pages/auth/sign-in.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.cannyRedirect, page: () => import('@/pages/auth/canny-sso-redirect.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.logout, page: () => import('@/pages/auth/logout.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.checkAuth, page: () => import('@/pages/auth/check-auth.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.invitation, page: () => import('@/pages/auth/invitation.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.notMe, page: () => import('@/pages/auth/not-me.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.keepPasskey, page: () => import('@/pages/auth/keep-passkey.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.newAddress, page: () => import('@/pages/auth/new-address.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.confirmWithdrawal, page: () => import('@/pages/auth/declaration/confirm-withdrawal.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.confirmCancellation, page: () => import('@/pages/auth/declaration/confirm-cancellation.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.invoiceCopy, page: () => import('@/pages/auth/invoice-copy.tsx'), layout: 'auth', rendering: 'client' },
  { path: PATHS.dashboard, page: () => import('@/pages/account/dashboard/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.editDetails, page: () => import('@/pages/account/edit-details/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.security, page: () => import('@/pages/account/security/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.help, page: () => import('@/pages/account/help/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.people, page: () => import('@/pages/account/people/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.permissions, page: () => import('@/pages/account/permissions/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.projects, page: () => import('@/pages/account/projects/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.machine, page: () => import('@/pages/account/machine/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.invoices, page: () => import('@/pages/account/invoices/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.papers, page: () => import('@/pages/account/papers/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.orderHistory, page: () => import('@/pages/account/order-history/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.wishlist, page: () => import('@/pages/account/wishlist/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
  { path: PATHS.deleteProfile, page: () => import('@/pages/account/delete-profile/page.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client' },
];

export const NOT_FOUND: PageRow = {
  page: () => import('@/pages/not-found/page.tsx'),
  layout: 'site',
  frame: 'short',
  rendering: 'static',
};

export type PageRow = {
  page: () => Promise<PageModule>;
  layout: 'site' | 'example' | 'auth' | 'shop' | 'account' | 'bare';
  /** What the layout does for it. `short`: a footer of one line, because the page is short or a list of links itself. `news`: it may name the latest news. */
  frame?: 'short' | 'news';
  /** What it is for comes from the script, so the app starts on its own where the page is `static`. */
  isLive?: true;
  /** `signed-in`: anonymous visitors are sent to sign in and come back. */
  guard?: 'signed-in';
  /** `static`: prerendered to HTML by the build. `client`: a shell that the browser fills. */
  rendering: 'static' | 'client';
};

/** The exports of a page's file. */
export type PageModule = {
  Page: ComponentType;
  /** Questions that the page answers, for search engines to show. */
  QUESTIONS?: readonly Question[];
  /** The name of this file; only the prerendering build sets it. */
  FILE?: string;
};

export type RouteRow = PageRow & { path: Path };
