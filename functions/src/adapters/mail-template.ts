/** A mail in plain words. Nothing in it is HTML. */
export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  /** Where the reader goes from here. It never opens an account. */
  link?: { label: string; url: string };
  /** Why the reader gets this. */
  footer?: string;
};

export type RenderedMail = { subject: string; text: string; html: string };

/**
 * The one look of all our mails: text and HTML from the same parts. It names no colours, so that a reader's dark mode may
 * choose them, and loads nothing.
 */
export function renderMail({ subject, paragraphs, link, footer }: Letter): RenderedMail {
  const words = paragraphs.map(onOneLine);
  const parts = [
    ...words.map((text) => ({ text, html: paragraph(escapeHtml(text)) })),
    ...(link === undefined ? [] : [linkParts(link)]),
    ...(footer === undefined ? [] : [{ text: footer, html: smallPrint(escapeHtml(footer)) }]),
  ];
  const title = onOneLine(subject);
  return {
    subject: title,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: page(escapeHtml(title), parts.map(({ html }) => html).join('\n')),
  };
}

/** A line break in a name would begin another header of the mail, or pass for a paragraph that we wrote. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function linkParts({ label, url }: { label: string; url: string }) {
  const anchor = `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  return { text: `${label}: ${url}`, html: paragraph(anchor) };
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

function smallPrint(html: string): string {
  return `<p style="margin:24px 0 0;font-size:13px">${html}</p>`;
}

/** 600 px at most. Tables, because some mail programs know nothing else. */
function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:0">
<table role="presentation" align="center" width="600" cellspacing="0" cellpadding="0" style="width:100%;max-width:600px">
<tr><td style="padding:24px 16px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
${content}
</td></tr>
</table>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
