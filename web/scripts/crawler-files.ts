// The files for crawlers and other programs: sitemap, robots, the blog's feed and the web manifest.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeMarkup } from './escape-markup.ts';

export const FEED = '/blog/rss.xml';
export const MANIFEST = '/site.webmanifest';

/**
 * @param out the folder of the built site
 * @param addresses of the pages that may be found, in full
 */
export async function writeCrawlerFiles(out: string, site: Site, addresses: readonly string[]) {
  const write = (path: string, text: string) => writeFile(join(out, path), text);
  await write('sitemap.xml', sitemap(addresses));
  await write(
    'robots.txt',
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  );
  await write(FEED, feed(site));
  await write(MANIFEST, `${JSON.stringify(manifest(site), null, 2)}\n`);
}

function sitemap(addresses: readonly string[]) {
  const entries = [...new Set(addresses)].map((address) => `<url>${tag('loc', address)}</url>`);
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function feed({ origin, name, posts }: Site) {
  const items = posts.map(
    (post) =>
      `<item>${tag('title', post.title)}${tag('link', origin + post.to)}${tag('guid', origin + post.to)}${tag('description', post.summary)}${tag('category', post.subject)}${tag('pubDate', new Date(post.published).toUTCString())}</item>`,
  );
  const channel = [
    tag('title', `${name}: the blog`),
    tag('link', `${origin}/blog/grid`),
    tag('description', 'Writing about private AI, self-hosting and data protection.'),
    tag('language', 'en'),
    `<atom:link href="${origin}${FEED}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n</channel></rss>\n`;
}

function manifest({ name, description, colours }: Site) {
  return {
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

function tag(name: string, text: string) {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

type Site = {
  origin: string;
  name: string;
  description: string;
  posts: readonly Post[];
  colours: { paper: string };
};

type Post = { title: string; summary: string; subject: string; published: string; to: string };
