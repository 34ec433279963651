import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { SITE_PATHS } from '../contract/site-paths.ts';
import type { ApiError } from '../foundation/errors.ts';
import { escapeHtml } from '../foundation/escape-html.ts';

/** A small page of our own, in plain words. Nothing in it is HTML. */
export type Page = {
  status?: number;
  title: string;
  paragraphs: readonly string[];
  /** Sends the page's own address as a form: what it says happens. */
  button?: string;
  /** Where to go from here; a path of the site. */
  link?: { label: string; path: string };
};

/** As the site looks, at any width, and without a script or anything that is loaded. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f5f7f4;color:#12201a;font:17px/1.6 Arial,sans-serif;overflow-wrap:anywhere}
header{padding:20px 16px;border-bottom:1px solid #d6ddd3;font-size:20px;font-weight:bold}
header a{color:#14523d;text-decoration:none}
main{max-width:42rem;margin:32px auto;padding:24px 16px}
h1{margin:0 0 16px;font-size:30px;line-height:1.2}
p{margin:0 0 16px}
main a{color:#14523d}
button{min-height:44px;padding:10px 20px;border:0;border-radius:6px;background:#14523d;color:#fff;font:bold 17px/1.4 Arial,sans-serif;cursor:pointer}
button:hover{background:#0e3f2f}
:focus-visible{outline:3px solid #14523d;outline-offset:3px}
@media (min-width:640px){main{padding:32px;background:#fff;border:1px solid #d6ddd3;border-radius:10px}}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** What such a page may do. Hosting repeats it: what is configured there overrides what a function sends. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

export function sendPage(res: Response, page: Page): void {
  res
    .set({ 'Content-Security-Policy': PAGE_POLICY, 'X-Robots-Tag': 'noindex' })
    .status(page.status ?? 200)
    .type('html')
    .send(renderPage(page));
}

/** The page for what went wrong. */
export function failurePage({ status, message }: ApiError, requestId: string): Page {
  const canRepeat = status >= 500 || status === 409;
  return {
    status,
    title: canRepeat ? 'We could not act on this link' : 'This link does not work',
    paragraphs: [
      message,
      ...(canRepeat
        ? [
            'Please open the link in the e-mail again in a few minutes.',
            `If it still does not work, write to us and name this number: ${requestId}.`,
          ]
        : ['Please open it in the e-mail again, or copy all of it.']),
    ],
    link: { label: 'Write to us', path: SITE_PATHS.contact },
  };
}

function renderPage({ title, paragraphs, button, link }: Page): string {
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(button === undefined
      ? []
      : [`<form method="post"><button>${escapeHtml(button)}</button></form>`]),
    ...(link === undefined
      ? []
      : [`<p><a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a></p>`]),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Alcove</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Alcove</a></header>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`;
}
