import { PATHS, PRICING } from './paths.ts';

/** In the order in which one leads to the next. */
export const EXAMPLE_SITES: readonly NavLink[] = [
  { label: 'A surveyor’s office', to: PATHS.demoClassic },
  { label: 'The box itself', to: PATHS.demoProductLanding },
  { label: 'The phone app', to: PATHS.demoMobileApp },
  { label: 'A bookkeeping partnership', to: PATHS.demoFinanceConsulting },
  { label: 'A poster shop', to: PATHS.demoAgencyCreative },
  { label: 'A web studio', to: PATHS.demoAgencyDigital },
  { label: 'Product designers', to: PATHS.demoAgencyDesign },
  { label: 'Search consultants', to: PATHS.demoAgencySeo },
];

/** The panels of the top bar. Together they name every public page. */
export const SITE_PANELS: readonly NavPanel[] = [
  panel('Product', [
    group('What it is', [
      { label: 'Overview', to: PATHS.saasV1, note: 'Who can read it, and what it costs' },
      { label: 'For practices and offices', to: PATHS.saasV2, note: 'One working day' },
      { label: 'For engineers', to: PATHS.saasV3, note: 'The data sheet' },
      { label: 'At home', to: PATHS.saasV4, note: 'A room for everyone' },
      { label: 'Everything on one screen', to: PATHS.saasV5, note: 'Tour and calculator' },
    ]),
    group('What it does', [
      { label: 'Features', to: PATHS.saasFeatures },
      { label: 'Answers with their sources', to: PATHS.saasFeatureSingle },
      { label: 'Integrations', to: PATHS.saasIntegrations },
      { label: 'Nextcloud', to: PATHS.saasIntegrationSingle },
    ]),
    group('What we do for you', [
      { label: 'Services', to: PATHS.servicesV1 },
      { label: 'Services and prices', to: PATHS.servicesV2 },
      { label: 'Moving your data in', to: PATHS.servicesSingle },
    ]),
  ]),
  panel('Examples', [
    group('In use', [
      { label: 'Examples of use', to: PATHS.customerStories },
      { label: 'A two-doctor practice', to: PATHS.customerStorySingle },
      { label: 'An archive that answers', to: PATHS.portfolioCaseStudyV1 },
      { label: 'A project in figures', to: PATHS.portfolioCaseStudyV2 },
    ]),
    group('Work', [
      { label: 'Side by side', to: PATHS.portfolioMasonry },
      { label: 'One at a time', to: PATHS.portfolioShowcase },
      { label: 'As a list', to: PATHS.portfolioList },
    ]),
    group('Example sites', EXAMPLE_SITES),
  ]),
  panel('Learn', [
    group('Help', [
      { label: 'Help', to: PATHS.helpCenter, note: 'Setting up, signing in, paying' },
      { label: 'Connect your server', to: PATHS.helpDetail },
      { label: 'Status', to: PATHS.status, note: 'What works right now' },
    ]),
    group('Blog', [
      { label: 'All articles', to: PATHS.blogGrid },
      { label: 'By subject', to: PATHS.blogListSidebar },
    ]),
    group('Start here', [
      { label: 'What can and cannot be kept private', to: PATHS.blogSingleV1 },
      { label: 'Backing up a server that thinks', to: PATHS.blogSingleV2 },
    ]),
  ]),
  panel('Company', [
    group('About us', [
      { label: 'What we believe', to: PATHS.aboutV1 },
      { label: 'Who we are', to: PATHS.aboutV2 },
      { label: 'How Alcove came about', to: PATHS.aboutV3 },
    ]),
    group('Work with us', [
      { label: 'Open positions', to: PATHS.career },
      { label: 'Systems engineer', to: PATHS.careerSingle },
    ]),
    group('Contact', [
      { label: 'Write to us', to: PATHS.contactV1 },
      { label: 'Talk to an engineer', to: PATHS.contactV2 },
    ]),
  ]),
];

/** Places that the top bar names beside its panels. */
export const SITE_LINKS: readonly NavLink[] = [
  { label: 'Pricing', to: PRICING },
  { label: 'Shop', to: PATHS.shopIndex },
];

export const FOOTER_GROUPS: readonly NavGroup[] = [
  group('Product', [
    { label: 'Overview', to: PATHS.saasV1 },
    { label: 'Practices and offices', to: PATHS.saasV2 },
    { label: 'Engineers', to: PATHS.saasV3 },
    { label: 'At home', to: PATHS.saasV4 },
    { label: 'Features', to: PATHS.saasFeatures },
    { label: 'Integrations', to: PATHS.saasIntegrations },
    { label: 'Pricing', to: PRICING },
  ]),
  group('Services and examples', [
    { label: 'Services', to: PATHS.servicesV1 },
    { label: 'Examples of use', to: PATHS.customerStories },
    { label: 'Work', to: PATHS.portfolioMasonry },
    { label: 'Example sites', to: PATHS.demoClassic },
    { label: 'Shop', to: PATHS.shopIndex },
  ]),
  group('Learn', [
    { label: 'Help', to: PATHS.helpCenter },
    { label: 'Status', to: PATHS.status },
    { label: 'Blog', to: PATHS.blogGrid },
  ]),
  group('Company', [
    { label: 'What we believe', to: PATHS.aboutV1 },
    { label: 'Open positions', to: PATHS.career },
    { label: 'Contact', to: PATHS.contactV1 },
  ]),
];

/** Of a page that is short itself. */
export const SHORT_FOOTER: readonly NavLink[] = [
  { label: 'Pricing', to: PRICING },
  { label: 'Help', to: PATHS.helpCenter },
  { label: 'Status', to: PATHS.status },
  { label: 'Blog', to: PATHS.blogGrid },
  { label: 'Contact', to: PATHS.contactV1 },
];

function panel(label: string, groups: readonly NavGroup[]): NavPanel {
  return { label, groups };
}

function group<Link extends NavLink>(title: string, links: readonly Link[]): NavGroup<Link> {
  return { title, links };
}

export type NavLink = { label: string; to: string; note?: string };
export type NavGroup<Link = NavLink> = { title: string; links: readonly Link[] };
export type NavPanel = { label: string; groups: readonly NavGroup[] };
