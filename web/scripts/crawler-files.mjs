// What machines ask a site for: sitemap, robots, the blog's feed and the web manifest.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeMarkup } from './escape-markup.mjs';

export const FEED = '/blog/rss.xml';
export const MANIFEST = '/site.webmanifest';

/**
 * @param {string} out the folder of the built site
 * @param {{ origin: string, name: string, description: string, posts: readonly { title: string, summary: string, subject: string, published: string, to: string }[], colours: { paper: string } }} site
 * @param {readonly string[]} addresses of the pages that may be found, in full
 */
export async function writeCrawlerFiles(out, site, addresses) {
  const write = (path, text) => writeFile(join(out, path), text);
  await write('sitemap.xml', sitemap(addresses));
  await write(
    'robots.txt',
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  );
  await write(FEED, feed(site));
  await write(MANIFEST, `${JSON.stringify(manifest(site), null, 2)}\n`);
}

function sitemap(addresses) {
  const entries = [...new Set(addresses)].map((address) => `<url>${tag('loc', address)}</url>`);
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function feed({ origin, name, posts }) {
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

function manifest({ name, description, colours }) {
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

function tag(name, text) {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
