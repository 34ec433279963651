import type { Response } from 'express';

/** Markup that is safe to insert into a page as is. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[] | null | undefined | false;

/** Builds markup, and escapes every value that is not markup itself. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return new Markup(strings.map((text, index) => text + render(values[index])).join(''));
}

type Page = {
  title: string;
  /** The service that this page stands in for; the ribbon at the top says so. */
  service: string;
  /** What the ribbon adds, for example that no money moves. */
  note: string;
  /** Accent colour as a CSS value; 4.5:1 or more on white. */
  accent: string;
  main: Markup;
  /** What it adds to the policy that the page is sent with, such as `script-src 'self'`. */
  policy?: string;
};

/** Sends a whole page, without script unless its policy allows one, with headers that keep it from being framed or cached. */
export function sendPage(res: Response, status: number, page: Page): void {
  res.status(status).set({
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'${page.policy === undefined ? '' : `; ${page.policy}`}`,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  res.type('html').send(
    html`<!doctype html>
      <html lang="en">
        ${headOf(page.title, html`:root { --accent: ${new Markup(page.accent)} } ${STYLES}`)}
        <body>
          <header class="ribbon">
            <p><strong>Local stand-in for ${page.service}.</strong> ${page.note}</p>
          </header>
          <main>${page.main}</main>
        </body>
      </html> `.text,
  );
}

/** The head of a page whose styles are in it. */
export function headOf(title: string, styles: Markup): Markup {
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style>
      ${styles}
    </style>
  </head>`;
}

function render(value: Part): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return value.map((part) => part.text).join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const STYLES = new Markup(`
* { box-sizing: border-box }
body { margin: 0; background: #f4f5f7; color: #1b2126; font: 17px/1.55 system-ui, sans-serif }
.ribbon { background: #1b2126; color: #fff; font-size: 14px; padding: 8px 20px }
.ribbon p { margin: 0 auto; max-width: 920px }
main { max-width: 960px; margin: 0 auto; padding: 40px 20px 72px }
h1 { font-size: clamp(26px, 4vw, 36px); line-height: 1.15; letter-spacing: -.015em; margin: 0 0 12px; text-wrap: balance }
h2 { font-size: 19px; margin: 0 0 8px }
p { margin: 0 0 14px; max-width: 66ch }
a { color: var(--accent); text-underline-offset: 3px }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.muted { color: #57606a }
.split { display: grid; gap: 32px; align-items: start }
@media (min-width: 760px) { .split { grid-template-columns: 5fr 4fr } }
.card { background: #fff; border: 1px solid #d8dce1; border-radius: 10px; padding: 24px }
.card + .card { margin-top: 20px }
.bar { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: baseline; justify-content: space-between; border-bottom: 1px solid #d8dce1; padding-bottom: 16px; margin-bottom: 32px }
.bar p { margin: 0 }
.amount { font-size: 40px; font-weight: 650; letter-spacing: -.02em; font-variant-numeric: tabular-nums; margin: 0 0 4px }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 6px 20px }
dt { color: #57606a }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
form { margin: 0 }
.actions { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px }
button, .button { display: block; width: 100%; min-height: 48px; padding: 11px 18px; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button.plain, .button.plain { background: #fff; color: #1b2126; border-color: #b6bdc5; font-weight: 500 }
.notice { border-left: 4px solid #b3261e; background: #fbeceb; padding: 12px 16px; border-radius: 0 8px 8px 0; margin: 0 0 20px }
.notice p { margin: 0 }
ul.rows { list-style: none; margin: 0; padding: 0 }
ul.rows li { padding: 16px 0; border-top: 1px solid #d8dce1 }
ul.rows li p { margin: 4px 0 0 }
.row { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; justify-content: space-between; font-variant-numeric: tabular-nums }
.row button { width: auto; min-height: 40px; padding: 6px 20px }
.choices { display: flex; flex-wrap: wrap; gap: 12px }
.choices button { width: auto }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px }
select, input { min-width: 0; max-width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #8a929b; border-radius: 8px; background: #fff; color: inherit; font: inherit }
code { font-size: .9em; overflow-wrap: anywhere }
@media (prefers-reduced-motion: no-preference) { button, .button { transition: filter .15s } button:hover, .button:hover { filter: brightness(.93) } }
`);
