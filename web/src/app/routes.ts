import type { ComponentType } from 'react';
import { PATHS, type Path } from '@/content/paths.ts';
import { PRODUCT_DESCRIPTION } from '@/content/site.ts';

/** THE table: every URL, the page behind it, and how it is laid out, guarded, rendered and described. One row a line, so that it reads as a table. */
// prettier-ignore
export const ROUTES: readonly RouteRow[] = [
  { path: PATHS.home, page: () => import('@/pages/saas/v1.tsx'), layout: 'site', rendering: 'static', meta: { title: null, description: PRODUCT_DESCRIPTION } },
  { path: PATHS.saasV1, page: () => import('@/pages/saas/v1.tsx'), layout: 'site', rendering: 'static', meta: { title: 'A private AI server of your own', description: 'What Alcove is, who can read what you write to it, what it costs, and how it differs from a shared AI service.', canonical: PATHS.home } },
  { path: PATHS.saasV2, page: () => import('@/pages/saas/v2.tsx'), layout: 'site', rendering: 'static', meta: { title: 'For practices and offices', description: 'A working day with a private AI server in a practice or an office: letters, files and minutes that stay in the house.' } },
  { path: PATHS.saasV3, page: () => import('@/pages/saas/v3.tsx'), layout: 'site', rendering: 'static', meta: { title: 'For engineers', description: 'The data sheet: models, memory, ports, protocols and the threat model of an Alcove server.' } },
  { path: PATHS.saasV4, page: () => import('@/pages/saas/v4.tsx'), layout: 'site', rendering: 'static', meta: { title: 'At home', description: "A private AI server for a household: one address, a room of one's own for everybody." } },
  { path: PATHS.saasV5, page: () => import('@/pages/saas/v5.tsx'), layout: 'site', rendering: 'static', meta: { title: 'The whole product on one screen', description: 'A tour of Alcove in tabs, with a price calculator that explains its sum.' } },
  { path: PATHS.saasFeatures, page: () => import('@/pages/saas/features.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Features', description: 'Everything an Alcove server does, from questions over your own files to backups you can restore yourself.' } },
  { path: PATHS.saasFeatureSingle, page: () => import('@/pages/saas/feature-single.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Answers with their sources', description: 'How Alcove answers questions over your own files and shows which lines it read.' } },
  { path: PATHS.saasIntegrations, page: () => import('@/pages/saas/integrations.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Integrations', description: 'What an Alcove server connects to: calendars, mail, file shares and the tools you already use.' } },
  { path: PATHS.saasIntegrationSingle, page: () => import('@/pages/saas/integration-single.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Nextcloud integration', description: 'Use your Nextcloud files with Alcove without copying them anywhere else.' } },
  { path: PATHS.demoClassic, page: () => import('@/pages/demos/classic.tsx'), layout: 'site', rendering: 'static', meta: { title: "Demo: a surveyor's office", description: "An example site for a surveyor's office, built from Alcove's page kit." } },
  { path: PATHS.demoProductLanding, page: () => import('@/pages/demos/product-landing.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Demo: the box itself', description: 'An example product page for a small home server.' } },
  { path: PATHS.demoMobileApp, page: () => import('@/pages/demos/mobile-app.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Demo: the phone app', description: 'An example page for a phone app that reaches a home server.' } },
  { path: PATHS.demoFinanceConsulting, page: () => import('@/pages/demos/finance-consulting.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Demo: a bookkeeping partnership', description: 'An example site for a bookkeeping partnership.' } },
  { path: PATHS.demoAgencyCreative, page: () => import('@/pages/demos/agency/creative.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Demo: a poster shop', description: 'An example site for a small poster shop.' } },
  { path: PATHS.demoAgencyDigital, page: () => import('@/pages/demos/agency/digital.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Demo: a web studio', description: 'An example site for a web studio.' } },
  { path: PATHS.demoAgencyDesign, page: () => import('@/pages/demos/agency/design.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Demo: product designers', description: 'An example site for a team of product designers.' } },
  { path: PATHS.demoAgencySeo, page: () => import('@/pages/demos/agency/seo.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Demo: search consultants', description: 'An example site for search consultants.' } },
  { path: PATHS.aboutV1, page: () => import('@/pages/about/v1.tsx'), layout: 'site', rendering: 'static', meta: { title: 'What we believe', description: 'Why a private AI server should be ordinary, and what we promise about yours.' } },
  { path: PATHS.aboutV2, page: () => import('@/pages/about/v2.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Who we are', description: 'The work behind Alcove, and how a small team runs it.' } },
  { path: PATHS.aboutV3, page: () => import('@/pages/about/v3.tsx'), layout: 'site', rendering: 'static', meta: { title: 'How Alcove came about', description: 'From one server in a cupboard to a service: the history of Alcove.' } },
  { path: PATHS.career, page: () => import('@/pages/career/index.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Work with us', description: 'Open positions at Alcove and how we work.' } },
  { path: PATHS.careerSingle, page: () => import('@/pages/career/single.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Systems engineer', description: 'A position at Alcove: systems engineer for private AI servers.' } },
  { path: PATHS.contactV1, page: () => import('@/pages/contact/v1.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Contact', description: 'Write to Alcove: what to ask whom, and when you can expect an answer.' } },
  { path: PATHS.contactV2, page: () => import('@/pages/contact/v2.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Talk to an engineer', description: 'Ask an engineer whether a private AI server fits your work.' } },
  { path: PATHS.customerStories, page: () => import('@/pages/customer/stories.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Examples of use', description: 'Worked examples of how a practice, a studio and a family would use a private AI server.' } },
  { path: PATHS.customerStorySingle, page: () => import('@/pages/customer/story-single.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Example: a two-doctor practice', description: 'A worked example: a two-doctor practice and its private AI server.' } },
  { path: PATHS.helpCenter, page: () => import('@/pages/help/center.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Help', description: 'Answers about setting up, signing in, paying and moving an Alcove server.' } },
  { path: PATHS.helpDetail, page: () => import('@/pages/help/detail.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Connect your server', description: "How to register a server's address and sign in to it from your account." } },
  { path: PATHS.portfolioMasonry, page: () => import('@/pages/portfolio/masonry.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Work, side by side', description: 'Example projects built on private AI servers, side by side.' } },
  { path: PATHS.portfolioShowcase, page: () => import('@/pages/portfolio/showcase.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Work, one at a time', description: 'Example projects built on private AI servers, one at a time.' } },
  { path: PATHS.portfolioList, page: () => import('@/pages/portfolio/list.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Work, as a list', description: 'Example projects built on private AI servers, as a list.' } },
  { path: PATHS.portfolioCaseStudyV1, page: () => import('@/pages/portfolio/case-study/v1.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Example project: an archive that answers', description: 'An example project told as a story: a town archive that answers questions.' } },
  { path: PATHS.portfolioCaseStudyV2, page: () => import('@/pages/portfolio/case-study/v2.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Example project in figures', description: "An example project told as data: a law office's search, before and after." } },
  { path: PATHS.servicesV1, page: () => import('@/pages/services/v1.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Services', description: 'What we set up for whom: migration, training and care of private AI servers.' } },
  { path: PATHS.servicesV2, page: () => import('@/pages/services/v2.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Services and prices', description: 'What our services cost and how long they take.' } },
  { path: PATHS.servicesSingle, page: () => import('@/pages/services/single.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Moving your data in', description: 'How we move files, mail and notes to a private AI server without a copy elsewhere.' } },
  { path: PATHS.blogGrid, page: () => import('@/pages/blog/grid.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Blog', description: 'Writing about private AI, self-hosting and data protection.' } },
  { path: PATHS.blogListSidebar, page: () => import('@/pages/blog/list-sidebar.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Blog by subject', description: "Alcove's articles by subject, with a list of recent ones." } },
  { path: PATHS.blogSingleV1, page: () => import('@/pages/blog/single/v1.tsx'), layout: 'site', rendering: 'static', meta: { title: 'What a private AI server can and cannot keep private', description: 'An honest look at what hosting a model yourself protects, and what it does not.' } },
  { path: PATHS.blogSingleV2, page: () => import('@/pages/blog/single/v2.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Backups of a machine that thinks', description: 'What to back up on an AI server, how often, and how to know that it restores.' } },
  { path: PATHS.privacy, page: () => import('@/pages/legal/privacy.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Privacy', description: 'What Alcove stores about you, why, for how long, and who else processes it.' } },
  { path: PATHS.terms, page: () => import('@/pages/legal/terms.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Terms of service', description: 'The terms under which Alcove provides private AI servers.' } },
  { path: PATHS.cancel, page: () => import('@/pages/billing/cancel.tsx'), layout: 'site', rendering: 'static', meta: { title: 'Checkout left', description: 'You left the checkout. Nothing was charged.', robots: 'noindex' } },
  { path: PATHS.shopIndex, page: () => import('@/pages/shop/index.tsx'), layout: 'shop', rendering: 'static', meta: { title: 'Shop', description: 'Hardware for a private AI at home: boxes, drives, cables, books and prints.' } },
  { path: PATHS.shopGrid, page: () => import('@/pages/shop/grid.tsx'), layout: 'shop', rendering: 'static', meta: { title: 'All products', description: 'Every product of the Alcove demo shop, with search and filters.' } },
  { path: PATHS.success, page: () => import('@/pages/billing/success.tsx'), layout: 'site', rendering: 'client', meta: { title: 'Thank you', description: 'Your subscription is being set up.', robots: 'noindex' } },
  { path: PATHS.canceling, page: () => import('@/pages/billing/canceling.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Cancel your plan', description: 'What ends when you cancel, and when.', robots: 'noindex' } },
  { path: PATHS.shopSingle, page: () => import('@/pages/shop/single.tsx'), layout: 'shop', rendering: 'client', meta: { title: 'Product', description: 'One product of the Alcove demo shop.' } },
  { path: PATHS.shopCart, page: () => import('@/pages/shop/cart.tsx'), layout: 'shop', rendering: 'client', meta: { title: 'Cart', description: 'What is in your cart.', robots: 'noindex' } },
  { path: PATHS.shopEmptyCart, page: () => import('@/pages/shop/empty-cart.tsx'), layout: 'shop', rendering: 'client', meta: { title: 'Your cart is empty', description: 'There is nothing in your cart yet.', robots: 'noindex' } },
  { path: PATHS.shopCheckout, page: () => import('@/pages/shop/checkout.tsx'), layout: 'shop', rendering: 'client', meta: { title: 'Checkout', description: 'Address and a demo payment.', robots: 'noindex' } },
  { path: PATHS.login, page: () => import('@/pages/auth/login.tsx'), layout: 'auth', rendering: 'client', meta: { title: 'Sign in', description: 'Sign in to your Alcove account.', robots: 'noindex' } },
  { path: PATHS.getStarted, page: () => import('@/pages/auth/get-started.tsx'), layout: 'auth', rendering: 'client', meta: { title: 'Create your account', description: 'Create an Alcove account.', robots: 'noindex' } },
  { path: PATHS.forgotPassword, page: () => import('@/pages/auth/forgot-password.tsx'), layout: 'auth', rendering: 'client', meta: { title: 'Reset your password', description: 'Have a link sent to choose a new password.', robots: 'noindex' } },
  { path: PATHS.authAction, page: () => import('@/pages/auth/action.tsx'), layout: 'auth', rendering: 'client', meta: { title: 'Confirm', description: 'Confirm an e-mail address or choose a new password.', robots: 'noindex' } },
  { path: PATHS.signIn, page: () => import('@/pages/auth/sign-in.tsx'), layout: 'bare', rendering: 'client', meta: { title: 'Sign in', description: 'On the way to your account.', robots: 'noindex' } },
  { path: PATHS.cannyRedirect, page: () => import('@/pages/auth/canny-sso-redirect.tsx'), layout: 'bare', rendering: 'client', meta: { title: 'Feedback board', description: 'On the way to the feedback board.', robots: 'noindex' } },
  { path: PATHS.logout, page: () => import('@/pages/auth/logout.tsx'), layout: 'bare', rendering: 'client', meta: { title: 'Signing out', description: 'Signing out of Alcove.', robots: 'noindex' } },
  { path: PATHS.checkAuth, page: () => import('@/pages/auth/check-auth.tsx'), layout: 'bare', rendering: 'client', meta: { title: 'Connecting', description: 'On the way to your server or the help center.', robots: 'noindex' } },
  { path: PATHS.dashboard, page: () => import('@/pages/dashboard/index.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Dashboard', description: 'Your plan, your servers and what to do next.', robots: 'noindex' } },
  { path: PATHS.editDetails, page: () => import('@/pages/dashboard/edit-details.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Your details', description: 'Name, company, phone and e-mail.', robots: 'noindex' } },
  { path: PATHS.security, page: () => import('@/pages/dashboard/security.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Security', description: 'Password, verification and sessions.', robots: 'noindex' } },
  { path: PATHS.permissions, page: () => import('@/pages/dashboard/permissions.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Permissions', description: 'Which servers may sign you in, and what you agreed to.', robots: 'noindex' } },
  { path: PATHS.projects, page: () => import('@/pages/dashboard/projects.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Your servers', description: 'The AI servers that your account signs you in to.', robots: 'noindex' } },
  { path: PATHS.invoices, page: () => import('@/pages/dashboard/invoices.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Plan and invoices', description: 'What you paid, what comes next, and your plan.', robots: 'noindex' } },
  { path: PATHS.orderHistory, page: () => import('@/pages/dashboard/order-history.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Order history', description: 'Your demo shop orders.', robots: 'noindex' } },
  { path: PATHS.wishlist, page: () => import('@/pages/dashboard/wishlist.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Wishlist', description: 'What you set aside in the demo shop.', robots: 'noindex' } },
  { path: PATHS.deleteProfile, page: () => import('@/pages/dashboard/delete-profile.tsx'), layout: 'account', guard: 'signed-in', rendering: 'client', meta: { title: 'Delete account', description: 'Export your data or delete your account.', robots: 'noindex' } },
];

export const NOT_FOUND: PageRow = {
  page: () => import('@/pages/not-found.tsx'),
  layout: 'site',
  rendering: 'static',
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    robots: 'noindex',
  },
};

export type PageRow = {
  page: () => Promise<{ Page: ComponentType }>;
  layout: 'site' | 'auth' | 'shop' | 'account' | 'bare';
  /** `signed-in`: anonymous visitors are sent to sign in and come back. */
  guard?: 'signed-in';
  /** `static`: prerendered to HTML by the build. `client`: a shell that the browser fills. */
  rendering: 'static' | 'client';
  meta: PageMeta;
};

export type RouteRow = PageRow & { path: Path };

export type PageMeta = {
  /** Shown as '{title} | {product}'; null shows the plain product title. */
  title: string | null;
  description: string;
  /** `index, follow` unless given. */
  robots?: 'noindex';
  /** Where this page is the same as another: that one's address. */
  canonical?: Path;
};
