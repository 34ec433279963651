import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { COMPANY } from '../contract/legal/company.ts';
import { SITE_PATHS } from '../contract/site-paths.ts';
import type { ApiError } from '../foundation/errors.ts';
import { escapeHtml } from '../foundation/escape-html.ts';

/** A small page of our own, in plain words. Nothing in it is HTML. */
export type Page = {
  status?: number;
  title: string;
  paragraphs: readonly string[];
  /** What it is about, as a list. */
  facts?: readonly { term: string; text: string }[];
  /** Sends the page's own address as a form: what it says happens. */
  button?: string;
  form?: PageForm;
  /** Where to go from here; a path of the site. */
  link?: { label: string; path: string };
};

/** `action`: a path of the API. `other`: a second button, which sends the same there. */
export type PageForm = {
  action: string;
  fields: readonly PageField[];
  button: string;
  other?: { action: string; button: string };
};

/** `fault`: what is wrong with its value, and what to do. */
export type PageField = { name: string; value: string } & (
  | { type: 'hidden' }
  | ({ type: 'text' | 'email' | 'date' | 'lines'; max?: number; isRequired?: boolean } & Shown)
  | ({ type: 'choice'; options: readonly { value: string; label: string }[] } & Shown)
);
type Shown = { label: string; hint?: string; fault?: string };

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
dl{margin:0 0 16px;padding:16px;border:1px solid #d6ddd3;border-radius:6px}
dt{color:#48564f}
dd{margin:0 0 8px;font-weight:bold;white-space:pre-line}
label,fieldset{display:block;margin:0 0 16px;padding:0;border:0}
legend{padding:0}
b{display:block}
input,textarea{display:block;width:100%;min-height:44px;padding:8px 12px;border:1px solid #6b786f;border-radius:6px;background:#fff;color:inherit;font:inherit}
fieldset label{display:flex;gap:12px;align-items:center;min-height:44px;margin:0}
input[type=radio]{flex:none;width:20px;min-height:20px;margin:0;accent-color:#14523d}
small{display:block;font-size:15px;color:#48564f}
strong{display:block;color:#9d2b1f}
button{min-height:44px;padding:10px 20px;border:0;border-radius:6px;background:#14523d;color:#fff;font:bold 17px/1.4 Arial,sans-serif;cursor:pointer}
button:hover{background:#0e3f2f}
button+button{background:none;color:#14523d;text-decoration:underline}
form:not(:last-child),button{margin:0 8px 16px 0}
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

/** The page for what went wrong: with a link of an e-mail, or with a form. */
export function failurePage(error: ApiError, requestId: string, of: 'link' | 'form'): Page {
  return of === 'link' ? linkFailure(error, requestId) : formFailure(error, requestId);
}

function formFailure({ status, message }: ApiError, requestId: string): Page {
  return {
    status,
    title: 'We could not take what you sent',
    paragraphs: [
      message,
      'Go back and send it again in a few minutes: however often it arrives, it counts once.',
      `An e-mail to ${COMPANY.email} counts as much. Name this number in it: ${requestId}.`,
    ],
    link: { label: 'Write to us', path: SITE_PATHS.contact },
  };
}

function linkFailure({ status, message }: ApiError, requestId: string): Page {
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

function renderPage({ title, paragraphs, facts, button, form, link }: Page): string {
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(facts === undefined
      ? []
      : [
          `<dl>${facts.map(({ term, text }) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`,
        ]),
    ...(form === undefined ? [] : [renderForm(form)]),
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

function renderForm({ action, fields, button, other }: PageForm): string {
  const buttons = [
    `<button>${escapeHtml(button)}</button>`,
    ...(other === undefined
      ? []
      : [
          `<button name="change" value="yes" formnovalidate formaction="${escapeHtml(other.action)}">${escapeHtml(other.button)}</button>`,
        ]),
  ];
  const inputs = fields.map(renderField).join('\n');
  return `<form method="post" action="${escapeHtml(action)}">\n${inputs}\n<p>${buttons.join('\n')}</p>\n</form>`;
}

function renderField(field: PageField): string {
  const name = escapeHtml(field.name);
  const value = escapeHtml(field.value);
  if (field.type === 'hidden') return `<input type="hidden" name="${name}" value="${value}">`;
  const { label, hint, fault } = field;
  const told = [
    ...(hint === undefined ? [] : [`<small>${escapeHtml(hint)}</small>`]),
    ...(fault === undefined ? [] : [`<strong>${escapeHtml(fault)}</strong>`]),
  ].join('');
  const about = fault === undefined ? '' : ' aria-invalid="true"';
  if (field.type === 'choice') {
    const options = field.options.map(
      (option) =>
        `<label><input type="radio" name="${name}" value="${escapeHtml(option.value)}"${option.value === field.value ? ' checked' : ''} required>${escapeHtml(option.label)}</label>`,
    );
    return `<fieldset><legend><b>${escapeHtml(label)}</b>${told}</legend>${options.join('')}</fieldset>`;
  }
  const limits = `${field.isRequired === true ? ' required' : ''}${field.max === undefined ? '' : ` maxlength="${field.max}"`}${about}`;
  const input =
    field.type === 'lines'
      ? `<textarea name="${name}" rows="4"${limits}>\n${value}</textarea>`
      : `<input type="${field.type}" name="${name}" value="${value}"${limits}>`;
  return `<label><b>${escapeHtml(label)}</b>${told}${input}</label>`;
}
