import { matchPath } from 'react-router-dom';
import { PATHS, type Path } from '@/site/paths.ts';
import type { PageMeta } from '@/site/page-meta.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { meta as saasV1 } from '@/pages/saas/v1/meta.ts';
import { meta as saasV2 } from '@/pages/saas/v2/meta.ts';
import { meta as saasV3 } from '@/pages/saas/v3/meta.ts';
import { meta as saasV4 } from '@/pages/saas/v4/meta.ts';
import { meta as saasV5 } from '@/pages/saas/v5/meta.ts';
import { meta as saasFeatures } from '@/pages/saas/features/meta.ts';
import { meta as saasFeatureSingle } from '@/pages/saas/feature-single/meta.ts';
import { meta as saasIntegrations } from '@/pages/saas/integrations/meta.ts';
import { meta as saasIntegrationSingle } from '@/pages/saas/integration-single/meta.ts';
import { meta as demosClassic } from '@/pages/demos/classic/meta.ts';
import { meta as demosProductLanding } from '@/pages/demos/product-landing/meta.ts';
import { meta as demosMobileApp } from '@/pages/demos/mobile-app/meta.ts';
import { meta as demosFinanceConsulting } from '@/pages/demos/finance-consulting/meta.ts';
import { meta as demosAgencyCreative } from '@/pages/demos/agency/creative/meta.ts';
import { meta as demosAgencyDigital } from '@/pages/demos/agency/digital/meta.ts';
import { meta as demosAgencyDesign } from '@/pages/demos/agency/design/meta.ts';
import { meta as demosAgencySeo } from '@/pages/demos/agency/seo/meta.ts';
import { meta as aboutV1 } from '@/pages/about/v1/meta.ts';
import { meta as aboutV2 } from '@/pages/about/v2/meta.ts';
import { meta as aboutV3 } from '@/pages/about/v3/meta.ts';
import { meta as careerIndex } from '@/pages/career/index/meta.ts';
import { meta as careerSingle } from '@/pages/career/single/meta.ts';
import { meta as contactV1 } from '@/pages/contact/v1/meta.ts';
import { meta as contactV2 } from '@/pages/contact/v2/meta.ts';
import { meta as customerStories } from '@/pages/customer/stories/meta.ts';
import { meta as customerStorySingle } from '@/pages/customer/story-single/meta.ts';
import { meta as helpCenter } from '@/pages/help/center/meta.ts';
import { meta as portfolioMasonry } from '@/pages/portfolio/masonry/meta.ts';
import { meta as portfolioShowcase } from '@/pages/portfolio/showcase/meta.ts';
import { meta as portfolioList } from '@/pages/portfolio/list/meta.ts';
import { meta as portfolioCaseStudyV1 } from '@/pages/portfolio/case-study/v1/meta.ts';
import { meta as portfolioCaseStudyV2 } from '@/pages/portfolio/case-study/v2/meta.ts';
import { meta as servicesV1 } from '@/pages/services/v1/meta.ts';
import { meta as servicesV2 } from '@/pages/services/v2/meta.ts';
import { meta as servicesSingle } from '@/pages/services/single/meta.ts';
import { meta as blogGrid } from '@/pages/blog/grid/meta.ts';
import { meta as blogListSidebar } from '@/pages/blog/list-sidebar/meta.ts';
import { meta as contactSent } from '@/pages/contact/sent/meta.ts';
import { meta as contactNotSent } from '@/pages/contact/not-sent/meta.ts';
import { meta as careerSent } from '@/pages/career/sent/meta.ts';
import { meta as newsletterJoined } from '@/pages/newsletter/joined/meta.ts';
import { meta as legalPrivacy } from '@/pages/legal/privacy/meta.ts';
import { meta as legalTerms } from '@/pages/legal/terms/meta.ts';
import { meta as account } from '@/pages/account/meta.ts';
import { meta as shopIndex } from '@/pages/shop/index/meta.ts';
import { meta as shop } from '@/pages/shop/meta.ts';
import { meta as shopSingle } from '@/pages/shop/single/meta.ts';
import { meta as shopEmptyCart } from '@/pages/shop/empty-cart/meta.ts';
import { meta as auth } from '@/pages/auth/meta.ts';
import { meta as notFound } from '@/pages/not-found/meta.ts';

/**
 * What the head of every page says. A folder's meta.ts says it, and not its page.tsx: the first document brings its own
 * head along, so the browser fetches these texts as one file when the page changes, and no page's code for them.
 */
const PAGES: Record<Exclude<Path, Written>, PageMeta> = {
  ...saasV1,
  ...saasV2,
  ...saasV3,
  ...saasV4,
  ...saasV5,
  ...saasFeatures,
  ...saasFeatureSingle,
  ...saasIntegrations,
  ...saasIntegrationSingle,
  ...demosClassic,
  ...demosProductLanding,
  ...demosMobileApp,
  ...demosFinanceConsulting,
  ...demosAgencyCreative,
  ...demosAgencyDigital,
  ...demosAgencyDesign,
  ...demosAgencySeo,
  ...aboutV1,
  ...aboutV2,
  ...aboutV3,
  ...careerIndex,
  ...careerSingle,
  ...contactV1,
  ...contactV2,
  ...customerStories,
  ...customerStorySingle,
  ...helpCenter,
  ...portfolioMasonry,
  ...portfolioShowcase,
  ...portfolioList,
  ...portfolioCaseStudyV1,
  ...portfolioCaseStudyV2,
  ...servicesV1,
  ...servicesV2,
  ...servicesSingle,
  ...blogGrid,
  ...blogListSidebar,
  ...contactSent,
  ...contactNotSent,
  ...careerSent,
  ...newsletterJoined,
  ...legalPrivacy,
  ...legalTerms,
  ...account,
  ...shopIndex,
  ...shop,
  ...shopSingle,
  ...shopEmptyCart,
  ...auth,
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

export function metaOf(pathname: string): PageMeta {
  const listed = LISTED.get(pathname);
  if (listed !== undefined) return listed;
  const page = Object.entries(PAGES).find(([path]) => matchPath(path, pathname) !== null);
  return page?.[1] ?? notFound;
}

/** The addresses behind a path of the route table: itself, or one for each of its articles or products. */
export function addressesOf(path: Path): readonly string[] {
  // Its own address stands for every product that does not exist.
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
