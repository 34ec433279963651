import { COMPANY } from '@contract/legal/company.ts';
import { metaOf } from './page-meta.ts';
import { PATHS, type Path } from '@/site/paths.ts';
import { DEFAULT_PLANS } from '@/site/plans.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { PRODUCTS, type Product } from '@/catalogue/products.ts';
import { shareImageOf } from '@/site/share-images.ts';
import { PRODUCT_DESCRIPTION, PRODUCT_NAME } from '@/site/product.ts';
import { priceNow } from '@/features/shop/state/order-sum.ts';
import type { Copy } from '@/lib/copy.ts';

/**
 * Describes a page in schema.org terms (JSON-LD), for search engines.
 * Only the build calls this. `origin` has no trailing slash; `questions` are the ones that the page answers.
 */
export function buildStructuredData(
  pathname: string,
  origin: string,
  questions: readonly Question[],
): object | null {
  if (metaOf(pathname).robots === 'noindex') return null;
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` };
  const things: object[] = [];
  if (pathname === PATHS.home || pathname === PATHS.saasV1) {
    things.push(describeCompany(publisher, origin), describeSoftware(publisher));
  }
  if (pathname === PATHS.imprint || pathname === PATHS.contactV1) {
    things.push(describeCompany(publisher, origin));
  }
  if (questions.length > 0) things.push(describeFaq(questions));
  const post = POSTS.find(({ to }) => to === pathname);
  if (post !== undefined) {
    things.push({
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.summary,
      datePublished: post.published,
      articleSection: post.subject,
      author: publisher,
      publisher,
      mainEntityOfPage: origin + pathname,
    });
  }
  const product = PRODUCTS.find(({ url }) => url === pathname);
  if (product !== undefined) things.push(describeProduct(product, origin));
  const trail = trailTo(pathname);
  if (trail.length > 1) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((path, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: metaOf(path).title ?? PRODUCT_NAME,
        item: origin + path,
      })),
    });
  }
  return { '@context': 'https://schema.org', '@graph': things };
}

function describeCompany(publisher: object, origin: string): object {
  const { name, street, town, country, vatId, email, phone } = COMPANY;
  const [postalCode, ...locality] = town.split(' ');
  return {
    ...publisher,
    legalName: name,
    logo: `${origin}/icon-512.png`,
    description: PRODUCT_DESCRIPTION,
    vatID: vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: locality.join(' '),
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email,
      telephone: phone,
      url: origin + PATHS.contactV1,
    },
  };
}

function describeSoftware(publisher: object): object {
  const prices = DEFAULT_PLANS.map(({ amount }) => amount);
  return {
    '@type': 'SoftwareApplication',
    name: PRODUCT_NAME,
    description: PRODUCT_DESCRIPTION,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher,
    offers: {
      '@type': 'AggregateOffer',
      offerCount: DEFAULT_PLANS.length,
      lowPrice: (Math.min(...prices) / 100).toFixed(2),
      highPrice: (Math.max(...prices) / 100).toFixed(2),
      priceCurrency: 'EUR',
    },
  };
}

/** Without its reviews, which are examples. */
function describeProduct(product: Product, origin: string): object {
  const { name, description, category, attributes, id, stock, url } = product;
  return {
    '@type': 'Product',
    name,
    description,
    sku: id,
    category: category.name,
    color: attributes.colors.map((color) => color.name).join(', '),
    size: attributes.size,
    brand: { '@type': 'Brand', name: PRODUCT_NAME },
    image: `${origin}/share/${shareImageOf(url)}.png`,
    url: origin + url,
    offers: {
      '@type': 'Offer',
      price: (priceNow(product) / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      url: origin + url,
    },
  };
}

function describeFaq(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n') },
    })),
  };
}

function plainText(copy: Copy): string {
  if (typeof copy === 'string') return copy;
  return copy.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** From the front page through the listing page to the page itself. */
function trailTo(pathname: string): readonly string[] {
  if (pathname === PATHS.home || pathname === PATHS.saasV1) return [PATHS.home];
  const index = INDEXES.find(([folder]) => pathname.startsWith(folder))?.[1];
  const isIndex = index === undefined || index === pathname;
  return isIndex ? [PATHS.home, pathname] : [PATHS.home, index, pathname];
}

const INDEXES: readonly (readonly [string, Path])[] = [
  ['/blog/', PATHS.blogGrid],
  ['/help/', PATHS.helpCenter],
  ['/saas/feature', PATHS.saasFeatures],
  ['/saas/integration', PATHS.saasIntegrations],
  ['/services/', PATHS.servicesV1],
  ['/portfolio/', PATHS.portfolioMasonry],
  ['/customer/', PATHS.customerStories],
  ['/career/', PATHS.career],
  ['/shop/', PATHS.shopIndex],
];

export type Question = { question: string; answer: readonly Copy[] };
