import { matchPath } from 'react-router-dom';
import { PATHS, type Path } from '@/site/paths.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { PRODUCT_DESCRIPTION } from '@/site/product.ts';

/**
 * What the head of every page says. Beside the route table and not in it: the first document brings its
 * own head along, so a browser needs these texts only when the page changes.
 */
// prettier-ignore
const PAGES: Record<Exclude<Path, Written>, PageMeta> = {
  [PATHS.home]: { title: null, description: PRODUCT_DESCRIPTION },
  [PATHS.saasV1]: { title: 'A private AI server of your own', description: 'What Alcove is, who can read what you write to it, what it costs, and how it differs from a shared AI service.', canonical: PATHS.home },
  [PATHS.saasV2]: { title: 'For practices and offices', description: 'One working day in a practice or an office, told along a clock: the papers, the file on data protection, and what it costs for five and for twelve.' },
  [PATHS.saasV3]: { title: 'For engineers', description: 'The data sheet: architecture with its trust boundaries, ports, speeds with their method, hand-off protocol, threat model, failure modes and limits.' },
  [PATHS.saasV4]: { title: 'At home', description: 'A house in section, a room for each thing a private AI server does at home: backups, letters, homework, the kitchen table, keys, and the box in the cellar.' },
  [PATHS.saasV5]: { title: 'Everything on one screen', description: 'A tour in six parts, and a calculator that says which plan fits and why.' },
  [PATHS.saasFeatures]: { title: 'Features', description: 'Everything an Alcove server does, from questions over your own files to backups you can restore yourself.' },
  [PATHS.saasFeatureSingle]: { title: 'Answers with their sources', description: 'How Alcove answers questions over your own files and shows which lines it read.' },
  [PATHS.saasIntegrations]: { title: 'Integrations', description: 'What an Alcove server can read, which connections may write, the rights each asks for, and what never leaves the machine.' },
  [PATHS.saasIntegrationSingle]: { title: 'Nextcloud integration', description: 'Use your Nextcloud files with Alcove without copying them anywhere else.' },
  [PATHS.demoClassic]: { title: "Demo: a surveyor's office", description: "An example site for a surveyor's office: a plan of two parcels and what it settled, fees, levels, instruments and how a survey goes." },
  [PATHS.demoProductLanding]: { title: 'Demo: the box itself', description: 'An example page for a small home server: the box from five sides, taken apart, its power and noise, and what is in the carton.' },
  [PATHS.demoMobileApp]: { title: 'Demo: the phone app', description: 'An example page for a phone app that reaches a home server: four gestures, no signal, permissions and pairing.' },
  [PATHS.demoFinanceConsulting]: { title: 'Demo: a bookkeeping partnership', description: "An example site for a bookkeeping partnership: a month in two columns, a sample report, the year's dates, and fees that add up." },
  [PATHS.demoAgencyCreative]: { title: 'Demo: a poster shop', description: 'An example site for a shop that draws and prints posters: the wall, how they are printed, sizes, prices and hours.' },
  [PATHS.demoAgencyDigital]: { title: 'Demo: a web studio', description: 'An example site for a web studio: six small sites, their weights, the rules behind them and four weeks of work.' },
  [PATHS.demoAgencyDesign]: { title: 'Demo: product designers', description: 'An example site for product designers: eight drawn objects, and one of them followed from sketch to exploded view.' },
  [PATHS.demoAgencySeo]: { title: 'Demo: search consultants', description: 'An example site for search consultants: five charts that each explain one idea, a glossary, refusals and fees.' },
  [PATHS.aboutV1]: { title: 'What we believe', description: 'Why a private AI server should be ordinary, and what we promise about yours.' },
  [PATHS.aboutV2]: { title: 'Who we are', description: 'An example team at one long table: what each week looks like, who is on call, how decisions are made.' },
  [PATHS.aboutV3]: { title: 'How Alcove came about', description: 'From one server in a cupboard to a service: an example history, with the mistakes left in.' },
  [PATHS.career]: { title: 'Work with us', description: 'Two open positions at Alcove with hours and pay, a working day drawn, and how hiring goes, week by week.' },
  [PATHS.careerSingle]: { title: 'Systems engineer', description: 'A position at Alcove: systems engineer for private AI servers.' },
  [PATHS.contactV1]: { title: 'Write to us', description: 'Write to Alcove: what to ask whom, and when you can expect an answer.' },
  [PATHS.contactV2]: { title: 'Half an hour with an engineer', description: 'Ask an engineer whether a private AI server fits your work.' },
  [PATHS.customerStories]: { title: 'Five examples of use', description: 'A practice, a studio, a family, a law office and a club: five invented examples, what they would ask, pay and leave out.' },
  [PATHS.customerStorySingle]: { title: 'Example: a two-doctor practice', description: 'An invented letter from a two-doctor practice: where the data lies, six weeks, what it cost, what it does not do.' },
  [PATHS.helpCenter]: { title: 'Help: what is the matter?', description: 'Search 23 answers about signing in, servers, payment and data, or ask a person.' },
  [PATHS.portfolioMasonry]: { title: 'Work, side by side', description: 'Ten example projects on private AI servers, hung side by side: what was read, and what was hard.' },
  [PATHS.portfolioShowcase]: { title: 'Work, one at a time', description: 'Ten example projects, each with the wall to itself: what the machine was read in, and what was kept away from it.' },
  [PATHS.portfolioList]: { title: 'Work, as a list', description: 'Ten example projects as a sortable list, each with one question and its answer, and a register.' },
  [PATHS.portfolioCaseStudyV1]: { title: 'Example project: an archive that answers', description: 'An example project told as a story: a town archive that answers questions.' },
  [PATHS.portfolioCaseStudyV2]: { title: 'Example project in figures', description: "An example project told as data: a law office's search, before and after." },
  [PATHS.servicesV1]: { title: 'What we do, and for whom', description: 'Moving data in, walls between clients, an hour with the team, a machine in your rooms, a rehearsed restore: what each is, and whom it suits.' },
  [PATHS.servicesV2]: { title: 'What services cost and how long they take', description: 'Fixed prices, a typical week drawn as a calendar, what costs extra, and an example invoice that adds up.' },
  [PATHS.servicesSingle]: { title: 'Moving your data in', description: 'How we move files, mail and notes to a private AI server without a copy elsewhere.' },
  [PATHS.blogGrid]: { title: 'Blog: notes from beside the machine', description: 'Writing about private AI, self-hosting and data protection.' },
  [PATHS.blogListSidebar]: { title: 'Blog by subject', description: "Alcove's articles by subject, with a list of recent ones." },
  [PATHS.messageSent]: { title: 'Your message arrived', description: 'Your message to Alcove arrived.', robots: 'noindex' },
  [PATHS.messageNotSent]: { title: 'Your message did not arrive', description: 'What went wrong with your message, and what to do.', robots: 'noindex' },
  [PATHS.applicationSent]: { title: 'Your application arrived', description: 'Your application to Alcove arrived.', robots: 'noindex' },
  [PATHS.newsletterJoined]: { title: 'You are on the list', description: 'Your address is on the list of the Alcove letter.', robots: 'noindex' },
  [PATHS.privacy]: { title: 'Privacy', description: 'As one list: what Alcove stores about you, why, for how long, and who else processes it.' },
  [PATHS.terms]: { title: 'Terms of service', description: 'The terms under which Alcove provides private AI servers.' },
  [PATHS.cancel]: { title: 'Checkout left', description: 'You left the checkout. Nothing was charged.', robots: 'noindex' },
  [PATHS.shopIndex]: { title: 'Shop', description: 'Things for a private AI at home: quiet machines, drives in pairs, cables, small parts, books and prints. A demonstration.' },
  [PATHS.shopGrid]: { title: 'All products', description: 'Every product of the Alcove demo shop, with search and filters.' },
  [PATHS.success]: { title: 'Thank you', description: 'Your subscription is being set up.', robots: 'noindex' },
  [PATHS.canceling]: { title: 'Cancel your plan', description: 'What ends when you cancel, and when.', robots: 'noindex' },
  [PATHS.shopSingle]: { title: 'Not on our shelves', description: 'There is no product at this address.', robots: 'noindex' },
  [PATHS.shopCart]: { title: 'Cart', description: 'What is in your cart.', robots: 'noindex' },
  [PATHS.shopEmptyCart]: { title: 'Your cart is empty', description: 'There is nothing in your cart yet.', robots: 'noindex' },
  [PATHS.shopCheckout]: { title: 'Checkout', description: 'Address and a demo payment.', robots: 'noindex' },
  [PATHS.login]: { title: 'Sign in', description: 'Sign in to your Alcove account.', robots: 'noindex' },
  [PATHS.getStarted]: { title: 'Create your account', description: 'Create an Alcove account.', robots: 'noindex' },
  [PATHS.forgotPassword]: { title: 'Reset your password', description: 'Have a link sent to choose a new password.', robots: 'noindex' },
  [PATHS.authAction]: { title: 'Confirm', description: 'Confirm an e-mail address or choose a new password.', robots: 'noindex' },
  [PATHS.signIn]: { title: 'Sign in', description: 'On the way to your account.', robots: 'noindex' },
  [PATHS.cannyRedirect]: { title: 'Feedback board', description: 'On the way to the feedback board.', robots: 'noindex' },
  [PATHS.logout]: { title: 'Signing out', description: 'Signing out of Alcove.', robots: 'noindex' },
  [PATHS.checkAuth]: { title: 'Connecting', description: 'On the way to your server or the help center.', robots: 'noindex' },
  [PATHS.accountDeleted]: { title: 'Your account is deleted', description: 'What was deleted with an Alcove account, and what is kept.', robots: 'noindex' },
  [PATHS.dashboard]: { title: 'Dashboard', description: 'Your plan, your servers and what to do next.', robots: 'noindex' },
  [PATHS.editDetails]: { title: 'Your details', description: 'Name, company, phone and e-mail.', robots: 'noindex' },
  [PATHS.security]: { title: 'Security', description: 'Password, verification and sessions.', robots: 'noindex' },
  [PATHS.permissions]: { title: 'Permissions', description: 'Which servers may sign you in, and what you agreed to.', robots: 'noindex' },
  [PATHS.projects]: { title: 'Your servers', description: 'The AI servers that your account signs you in to.', robots: 'noindex' },
  [PATHS.invoices]: { title: 'Plan and invoices', description: 'What you paid, what comes next, and your plan.', robots: 'noindex' },
  [PATHS.orderHistory]: { title: 'Order history', description: 'Your demo shop orders.', robots: 'noindex' },
  [PATHS.wishlist]: { title: 'Wishlist', description: 'What you set aside in the demo shop.', robots: 'noindex' },
  [PATHS.deleteProfile]: { title: 'Delete account', description: 'Export your data or delete your account.', robots: 'noindex' },
};

/** Pages that are an article each: what they are called stands in the list of articles. */
type Written =
  | typeof PATHS.blogSingleV1
  | typeof PATHS.blogSingleV2
  | typeof PATHS.blogArticle
  | typeof PATHS.helpDetail
  | typeof PATHS.helpArticle;

const LISTED: ReadonlyMap<string, PageMeta> = new Map([
  ...[...POSTS, ...HELP_ARTICLES].map(
    ({ to, title, summary }) => [to, { title, description: summary }] as const,
  ),
  ...PRODUCTS.map(({ url, name, description }) => [url, { title: name, description }] as const),
]);

const NOT_FOUND: PageMeta = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  robots: 'noindex',
};

export function metaOf(pathname: string): PageMeta {
  const listed = LISTED.get(pathname);
  if (listed !== undefined) return listed;
  const page = Object.entries(PAGES).find(([path]) => matchPath(path, pathname) !== null);
  return page?.[1] ?? NOT_FOUND;
}

/** The addresses behind a path of the route table: itself, or one for each of its articles or products. */
export function addressesOf(path: Path): readonly string[] {
  // Its own address stands for every product that there is not.
  const itself = path === PATHS.shopSingle ? [path] : [];
  if (path !== PATHS.blogArticle && path !== PATHS.helpArticle && path !== PATHS.shopSingle) {
    return [path];
  }
  const own: readonly string[] = Object.values(PATHS);
  const listed = [...LISTED.keys()].filter(
    (to) => !own.includes(to) && matchPath(path, to) !== null,
  );
  return [...itself, ...listed];
}

export type PageMeta = {
  /** Shown as '{title} | {product}'; null shows the plain product title. */
  title: string | null;
  description: string;
  /** `index, follow` unless given. */
  robots?: 'noindex';
  /** Where this page is the same as another: that one's address. */
  canonical?: Path;
};
