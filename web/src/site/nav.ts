import { PATHS, PRICING } from './paths.ts';

/** The panels of the top bar. Together they name every public page. */
export const SITE_PANELS: readonly NavPanel[] = [
  {
    label: 'Product',
    groups: [
      {
        title: 'What it is',
        links: [
          { label: 'Overview', to: PATHS.saasV1, note: 'Who can read along, and what it costs' },
          { label: 'For practices and offices', to: PATHS.saasV2, note: 'One working day' },
          { label: 'For engineers', to: PATHS.saasV3, note: 'The data sheet' },
          { label: 'At home', to: PATHS.saasV4, note: 'A room for everybody' },
          { label: 'Everything on one screen', to: PATHS.saasV5, note: 'Tour and calculator' },
        ],
      },
      {
        title: 'What it does',
        links: [
          { label: 'Features', to: PATHS.saasFeatures },
          { label: 'Answers with their sources', to: PATHS.saasFeatureSingle },
          { label: 'Integrations', to: PATHS.saasIntegrations },
          { label: 'Nextcloud', to: PATHS.saasIntegrationSingle },
        ],
      },
      {
        title: 'What we do for you',
        links: [
          { label: 'Services', to: PATHS.servicesV1 },
          { label: 'Services and prices', to: PATHS.servicesV2 },
          { label: 'Moving your data in', to: PATHS.servicesSingle },
        ],
      },
    ],
  },
  {
    label: 'Examples',
    groups: [
      {
        title: 'In use',
        links: [
          { label: 'Examples of use', to: PATHS.customerStories },
          { label: 'A two-doctor practice', to: PATHS.customerStorySingle },
          { label: 'An archive that answers', to: PATHS.portfolioCaseStudyV1 },
          { label: 'A project in figures', to: PATHS.portfolioCaseStudyV2 },
        ],
      },
      {
        title: 'Work',
        links: [
          { label: 'Side by side', to: PATHS.portfolioMasonry },
          { label: 'One at a time', to: PATHS.portfolioShowcase },
          { label: 'As a list', to: PATHS.portfolioList },
        ],
      },
      {
        title: 'Example sites',
        links: [
          { label: "A surveyor's office", to: PATHS.demoClassic },
          { label: 'The box itself', to: PATHS.demoProductLanding },
          { label: 'The phone app', to: PATHS.demoMobileApp },
          { label: 'A bookkeeping partnership', to: PATHS.demoFinanceConsulting },
          { label: 'A poster shop', to: PATHS.demoAgencyCreative },
          { label: 'A web studio', to: PATHS.demoAgencyDigital },
          { label: 'Product designers', to: PATHS.demoAgencyDesign },
          { label: 'Search consultants', to: PATHS.demoAgencySeo },
        ],
      },
    ],
  },
  {
    label: 'Learn',
    groups: [
      {
        title: 'Help',
        links: [
          { label: 'Help', to: PATHS.helpCenter, note: 'Setting up, signing in, paying' },
          { label: 'Connect your server', to: PATHS.helpDetail },
        ],
      },
      {
        title: 'Blog',
        links: [
          { label: 'All articles', to: PATHS.blogGrid },
          { label: 'By subject', to: PATHS.blogListSidebar },
        ],
      },
      {
        title: 'To start with',
        links: [
          { label: 'What can and cannot be kept private', to: PATHS.blogSingleV1 },
          { label: 'Backups of a machine that thinks', to: PATHS.blogSingleV2 },
        ],
      },
    ],
  },
  {
    label: 'Company',
    groups: [
      {
        title: 'About us',
        links: [
          { label: 'What we believe', to: PATHS.aboutV1 },
          { label: 'Who we are', to: PATHS.aboutV2 },
          { label: 'How Alcove came about', to: PATHS.aboutV3 },
        ],
      },
      {
        title: 'Work with us',
        links: [
          { label: 'Open positions', to: PATHS.career },
          { label: 'Systems engineer', to: PATHS.careerSingle },
        ],
      },
      {
        title: 'Contact',
        links: [
          { label: 'Write to us', to: PATHS.contactV1 },
          { label: 'Talk to an engineer', to: PATHS.contactV2 },
        ],
      },
    ],
  },
];

/** Places that the top bar names beside its panels. */
export const SITE_LINKS: readonly NavLink[] = [
  { label: 'Pricing', to: PRICING },
  { label: 'Shop', to: PATHS.shopIndex },
];

export const FOOTER_GROUPS: readonly NavGroup[] = [
  {
    title: 'Product',
    links: [
      { label: 'Overview', to: PATHS.saasV1 },
      { label: 'Practices and offices', to: PATHS.saasV2 },
      { label: 'Engineers', to: PATHS.saasV3 },
      { label: 'At home', to: PATHS.saasV4 },
      { label: 'Features', to: PATHS.saasFeatures },
      { label: 'Integrations', to: PATHS.saasIntegrations },
      { label: 'Pricing', to: PRICING },
    ],
  },
  {
    title: 'Services and examples',
    links: [
      { label: 'Services', to: PATHS.servicesV1 },
      { label: 'Prices of services', to: PATHS.servicesV2 },
      { label: 'Examples of use', to: PATHS.customerStories },
      { label: 'Work', to: PATHS.portfolioMasonry },
      { label: 'Example sites', to: PATHS.demoClassic },
      { label: 'Shop', to: PATHS.shopIndex },
    ],
  },
  {
    title: 'Learn',
    links: [
      { label: 'Help', to: PATHS.helpCenter },
      { label: 'Connect your server', to: PATHS.helpDetail },
      { label: 'Blog', to: PATHS.blogGrid },
      { label: 'Blog by subject', to: PATHS.blogListSidebar },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'What we believe', to: PATHS.aboutV1 },
      { label: 'Who we are', to: PATHS.aboutV2 },
      { label: 'How it came about', to: PATHS.aboutV3 },
      { label: 'Open positions', to: PATHS.career },
      { label: 'Contact', to: PATHS.contactV1 },
    ],
  },
];

export const LEGAL_LINKS: readonly NavLink[] = [
  { label: 'Privacy', to: PATHS.privacy },
  { label: 'Terms', to: PATHS.terms },
  { label: 'Help', to: PATHS.helpCenter },
];

export const ACCOUNT_GROUPS: readonly AccountGroup[] = [
  {
    title: 'Your Alcove',
    links: [
      { label: 'Dashboard', to: PATHS.dashboard, icon: 'home' },
      { label: 'AI servers', to: PATHS.projects, icon: 'server' },
      { label: 'Permissions', to: PATHS.permissions, icon: 'shield' },
      { label: 'Plan and invoices', to: PATHS.invoices, icon: 'receipt' },
    ],
  },
  {
    title: 'You',
    links: [
      { label: 'Your details', to: PATHS.editDetails, icon: 'user' },
      { label: 'Security', to: PATHS.security, icon: 'lock' },
      { label: 'Delete account', to: PATHS.deleteProfile, icon: 'trash' },
    ],
  },
  {
    title: 'Shop',
    links: [
      { label: 'Orders', to: PATHS.orderHistory, icon: 'box' },
      { label: 'Wishlist', to: PATHS.wishlist, icon: 'heart' },
    ],
  },
];

export type NavLink = { label: string; to: string; note?: string };
export type NavGroup = { title: string; links: readonly NavLink[] };
export type NavPanel = { label: string; groups: readonly NavGroup[] };
type AccountGroup = {
  title: string;
  links: readonly (NavLink & {
    icon: 'home' | 'server' | 'shield' | 'receipt' | 'user' | 'lock' | 'trash' | 'box' | 'heart';
  })[];
};
