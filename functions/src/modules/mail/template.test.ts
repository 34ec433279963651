import { describe, expect, it } from 'vitest';
import { renderMail } from './template.ts';

const URL_OF_PAGE = 'https://alcove.example/dashboard/projects/1';
const LETTER = {
  subject: 'Cedar is ready',
  paragraphs: ['Your machine Cedar is ready.', 'Open it from its page.'],
  link: { label: 'The page of Cedar', url: URL_OF_PAGE },
  footer: 'We write this because it is yours.',
};

describe('renderMail', () => {
  // R-MAI-01
  it('says the same in text and in HTML', () => {
    const { subject, text, html } = renderMail(LETTER);
    expect(subject).toBe('Cedar is ready');
    expect(text).toBe(
      [
        'Your machine Cedar is ready.',
        'Open it from its page.',
        `The page of Cedar: ${URL_OF_PAGE}`,
        'We write this because it is yours.\n',
      ].join('\n\n'),
    );
    for (const words of [...LETTER.paragraphs, LETTER.footer, `href="${URL_OF_PAGE}"`]) {
      expect(html).toContain(words);
    }
  });

  // R-MAI-01
  it('is 600 px wide at most, and loads and colours nothing', () => {
    const { html } = renderMail(LETTER);
    expect(html).toContain('max-width:600px');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=|background|[^-]color:/);
  });

  // R-MAI-01
  it('lets nothing that a person has written be HTML', () => {
    const name = `<img src=x onerror="alert('1')"> & co`;
    const link = { label: name, url: `${URL_OF_PAGE}?a="b"` };
    const { html, text } = renderMail({ subject: name, paragraphs: [name], link });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('"b"');
    expect(
      html.split('&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co'),
    ).toHaveLength(4);
    expect(text).toContain(name);
  });

  // R-MAI-01
  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\v'])(
    'lets no line break into the header or begin a paragraph: %j',
    (breaks) => {
      const name = `Cedar${breaks}Bcc: all@alcove.example${breaks}`;
      const { subject, text } = renderMail({ subject: name, paragraphs: [name] });
      expect(subject).toBe('Cedar Bcc: all@alcove.example');
      expect(text).toBe('Cedar Bcc: all@alcove.example\n');
    },
  );
});
