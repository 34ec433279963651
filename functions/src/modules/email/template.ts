import { COMPANY } from '../../contract/legal/company.ts';
import { escapeHtml } from '../../foundation/escape-html.ts';

/** A mail in plain words. Nothing in it is HTML. */
export type Letter = {
  subject: string;
  /** Whom it greets by name, if we know who reads it. */
  name?: string | undefined;
  parts: readonly Part[];
  /** The one next step. It never opens an account by itself. */
  link?: { label: string; url: string };
  /** Why the reader gets this. */
  why: string;
  /** Where the reader ends mail of this kind. */
  leave?: { label: string; url: string };
};

/** A paragraph; or what someone else wrote, with its lines; or a list; or a heading. */
export type Part = Text | { quote: string } | { list: readonly Text[] } | { heading: string };

/** Words on one line, perhaps with links among them. */
export type Text = string | { runs: readonly Run[] };
export type Run = string | { label: string; url: string };

export type RenderedMail = { subject: string; text: string; html: string };

/** The one look of all our mails: text and HTML from the same parts. It loads nothing, and follows the reader's dark mode. */
export function renderMail({ subject, name, parts, link, why, leave }: Letter): RenderedMail {
  const title = onOneLine(subject);
  const greeting = name === undefined ? 'Hello,' : `Hello ${onOneLine(name)},`;
  const { name: company, street, town, country } = COMPANY;
  const body = [
    renderPart(greeting),
    ...parts.map(renderPart),
    ...(link === undefined ? [] : [button(link)]),
    renderPart('Alcove'),
  ];
  const foot = [
    smallPrint(why),
    ...(leave === undefined ? [] : [smallLink(leave)]),
    address([company, street, town, country]),
  ];
  return {
    subject: title,
    text: `${[...textsOf(body), '-- ', ...textsOf(foot)].join('\n\n').replace('-- \n\n', '-- \n')}\n`,
    html: page(escapeHtml(title), htmlOf(body), htmlOf(foot)),
  };
}

type Rendered = { text: string; html: string };

const textsOf = (rendered: readonly Rendered[]) => rendered.map(({ text }) => text);
const htmlOf = (rendered: readonly Rendered[]) => rendered.map(({ html }) => html).join('\n');

/** A line break in a name would begin another header of the mail, or pass for a paragraph that we wrote. */
function onOneLine(text: string): string {
  return text.replaceAll(BREAKS, ' ').trim();
}

const BREAKS = /[\s\p{Cc}]+/gu;

function renderPart(part: Part): Rendered {
  if (typeof part === 'string' || 'runs' in part) {
    const { text, html } = renderText(part);
    return { text, html: `<p style="${PARAGRAPH}">${html}</p>` };
  }
  if ('heading' in part) {
    const text = onOneLine(part.heading);
    const style = `${PARAGRAPH};font-size:18px;font-weight:bold`;
    return { text, html: `<h2 style="${style}">${escapeHtml(text)}</h2>` };
  }
  if ('list' in part) {
    const items = part.list.map(renderText);
    const html = items.map((item) => `<li style="margin:0 0 4px">${item.html}</li>`);
    return {
      text: items.map((item) => `- ${item.text}`).join('\n'),
      html: `<ul style="${PARAGRAPH};padding-left:20px">${html.join('')}</ul>`,
    };
  }
  const lines = part.quote.split(/\r\n?|\n/).map(onOneLine);
  return {
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n'),
    html: `<blockquote class="quote" style="${PARAGRAPH};padding:0 0 0 12px;border-left:3px solid #d6ddd3">${lines.map(escapeHtml).join('<br>')}</blockquote>`,
  };
}

function renderText(text: Text): Rendered {
  const runs = typeof text === 'string' ? [onOneLine(text)] : text.runs;
  const rendered = runs.map((run) => {
    if (typeof run === 'string') {
      // What is beside a link keeps its space.
      const words = run.replaceAll(BREAKS, ' ');
      return { text: words, html: escapeHtml(words) };
    }
    const label = onOneLine(run.label);
    return {
      text: label === run.url ? label : `${label} (${run.url})`,
      html: `<a class="brand" href="${escapeHtml(run.url)}" style="color:#14523d">${escapeHtml(label)}</a>`,
    };
  });
  return { text: textsOf(rendered).join(''), html: rendered.map(({ html }) => html).join('') };
}

function button({ label, url }: { label: string; url: string }): Rendered {
  const cell = 'border-radius:6px;background:#14523d';
  const anchor =
    'display:inline-block;padding:12px 20px;color:#ffffff;font-weight:bold;text-decoration:none';
  return {
    text: `${onOneLine(label)}:\n${url}`,
    html: `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px"><tr><td class="button" style="${cell}"><a class="button-label" href="${escapeHtml(url)}" style="${anchor}">${escapeHtml(onOneLine(label))}</a></td></tr></table>`,
  };
}

function smallPrint(text: string): Rendered {
  return { text, html: `<p class="small" style="${SMALL}">${escapeHtml(text)}</p>` };
}

function address(parts: readonly string[]): Rendered {
  const { html } = smallPrint(parts.map((part) => part.replaceAll(' ', '\u00A0')).join(' · '));
  return { text: parts.join(' · '), html };
}

function smallLink({ label, url }: { label: string; url: string }): Rendered {
  return {
    text: `${label}: ${url}`,
    html: `<p class="small" style="${SMALL}"><a class="small" href="${escapeHtml(url)}" style="color:#52605a">${escapeHtml(label)}</a></p>`,
  };
}

const PARAGRAPH = 'margin:0 0 16px';
const SMALL = 'margin:0 0 8px;font-size:13px;line-height:1.5;color:#52605a';

/**
 * 600 px at most. Tables, because some mail programs know nothing else; the styles in the head are for those that have a dark
 * mode, and the rest go without.
 */
function page(title: string, body: string, foot: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
p, li, blockquote, h2 { overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
body, .ground { background: #101613 !important; }
.sheet { background: #18211c !important; color: #e6ece7 !important; }
.brand { color: #8fcdb0 !important; }
.rule, .quote { border-color: #34423a !important; }
.button { background: #8fcdb0 !important; }
.button-label { color: #0c1712 !important; }
.small { color: #a7b4ac !important; }
}
</style>
</head>
<body style="margin:0;padding:0;background:#f5f7f4">
<table role="presentation" class="ground" width="100%" cellspacing="0" cellpadding="0" style="background:#f5f7f4"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="600" cellspacing="0" cellpadding="0" style="width:100%;max-width:600px;background:#ffffff;color:#12201a;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<tr><td class="brand" style="padding:24px 24px 0;font-size:18px;font-weight:bold;color:#14523d">Alcove</td></tr>
<tr><td style="padding:20px 24px 4px">
${body}
</td></tr>
<tr><td class="rule" style="padding:16px 24px 16px;border-top:1px solid #d6ddd3">
${foot}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
