import { describe, expect, it } from 'vitest';
import { COMPANY } from '../../contract/legal/company.ts';
import { renderMail } from './template.ts';

const URL_OF_PAGE = 'https://alcove.example/dashboard/projects/1';
const LETTER = {
  subject: 'Cedar is ready',
  parts: ['Your server Cedar is ready.', { list: ['one', 'two'] }, { quote: 'first\n\nthird' }],
  link: { label: 'Go to Cedar', url: URL_OF_PAGE },
  why: 'We write this because it is yours.',
  leave: { label: 'Leave the newsletter', url: 'https://alcove.example/leave' },
};

describe('renderMail', () => {
  // R-MAI-01
  it('says the same in text and in HTML', () => {
    const { subject, text, html } = renderMail({ ...LETTER, name: 'Ada' });
    expect(subject).toBe('Cedar is ready');
    expect(text).toBe(`Hello Ada,

Your server Cedar is ready.

- one
- two

> first
>
> third

Go to Cedar:
${URL_OF_PAGE}

Alcove

--\u0020
We write this because it is yours.

Leave the newsletter: https://alcove.example/leave

${COMPANY.name} · ${COMPANY.street} · ${COMPANY.town} · ${COMPANY.country}
`);
    const visible = html.slice(html.indexOf('<body')).replaceAll(/<[^>]+>/g, ' ');
    for (const [word] of text.replaceAll(/https:\S+/g, '').matchAll(/[\p{L}\d]+/gu)) {
      expect(visible).toContain(word);
    }
    expect(html).toContain(`href="${URL_OF_PAGE}"`);
    expect(html).toContain(`href="${LETTER.leave.url}"`);
  });

  // R-MAI-01
  it('greets without a name whom it does not know', () => {
    expect(renderMail(LETTER).text).toMatch(/^Hello,\n/);
  });

  // R-MAI-01
  it('is 600 px wide at most, loads nothing, and has colours for dark mode', () => {
    const { html } = renderMail(LETTER);
    expect(html).toContain('max-width:600px');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=|@import/);
  });

  // R-MAI-01
  it('lets nothing that a person has written be HTML', () => {
    const name = `<img src=x onerror="alert('1')"> & co`;
    const { html, text } = renderMail({
      subject: name,
      name,
      parts: [
        name,
        { list: [name] },
        { quote: name },
        { heading: name },
        { runs: [name, { label: name, url: `${URL_OF_PAGE}?a="b"` }] },
      ],
      link: { label: name, url: `${URL_OF_PAGE}?a="b"` },
      why: name,
      leave: { label: name, url: `${URL_OF_PAGE}?a="b"` },
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('"b"');
    expect(
      html.split('&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co'),
    ).toHaveLength(12);
    expect(text).toContain(name);
  });

  // R-MAI-01
  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\v'])(
    'lets no line break into the header or begin a paragraph: %j',
    (breaks) => {
      const name = `Cedar${breaks}Bcc: all@alcove.example${breaks}`;
      const { subject, text } = renderMail({ subject: name, name, parts: [name], why: 'Why.' });
      expect(subject).toBe('Cedar Bcc: all@alcove.example');
      expect(text).toContain(
        'Hello Cedar Bcc: all@alcove.example,\n\nCedar Bcc: all@alcove.example\n',
      );
    },
  );
});
