import { describe, expect, it } from 'vitest';
import { partsOf, readAnnouncement, refuseIfLate } from './announcement-file.ts';
import { renderMail } from '../email/template.ts';

const TERMS = { subject: 'New terms', to: 'customers', about: 'terms', from: '2027-03-01' };
const NEWS = { subject: 'Issue 4', to: 'newsletter', about: 'news' };

function fileOf(head: Readonly<Record<string, string>>, text = 'Hello.'): string {
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', '', text, ''].join('\n');
}

describe('readAnnouncement', () => {
  // R-MAI-05
  it('reads subject, audience and text', () => {
    expect(readAnnouncement(fileOf(TERMS, 'One.\n\nTwo.').replaceAll('\n', '\r\n'))).toEqual({
      subject: 'New terms',
      audience: 'customers',
      about: 'terms',
      from: '2027-03-01',
      text: 'One.\n\nTwo.',
    });
    expect(readAnnouncement(fileOf(NEWS))).toMatchObject({ audience: 'newsletter', from: null });
  });

  // R-MAI-05
  it.each([
    ['a file without a head', 'Hello.', /begin with/],
    ['an unknown audience', fileOf({ ...NEWS, to: 'everyone' }), /^to: /],
    ['an unknown subject', fileOf({ ...NEWS, about: 'things' }), /^about: /],
    ['no subject', fileOf({ ...NEWS, subject: '' }), /^subject: /],
    ['a word that it does not know', fileOf({ ...NEWS, bcc: 'all' }), /“bcc: all”/],
    ['the same word twice', fileOf(NEWS).replace('about', 'to: customers\nabout'), /once each/],
    ['news to people who asked for none', fileOf({ ...NEWS, to: 'customers' }), /News go to/],
    ['terms to people who asked for news', fileOf({ ...TERMS, to: 'newsletter' }), /News go to/],
    ['terms without a day', fileOf({ ...TERMS, from: '' }), /^from: /],
    ['terms from no such day', fileOf({ ...TERMS, from: '2027-02-30' }), /^from: /],
    ['news from a day', fileOf({ ...NEWS, from: '2027-03-01' }), /^from: /],
    ['no text', fileOf(NEWS, ''), /text is missing/],
  ])('refuses %s', (_what, file, message) => {
    expect(() => readAnnouncement(file)).toThrow(message);
  });
});

describe('refuseIfLate', () => {
  // R-MAI-05
  it.each([
    ['terms', '2027-03-01', '2027-01-18'],
    ['prices', '2027-04-30', '2027-02-28'],
    ['prices', '2027-03-01', '2027-01-01'],
    ['privacy', '2027-03-01', '2027-02-15'],
  ] as const)('lets %s of %s be announced until %s', (about, from, last) => {
    const lastAt = new Date(`${last}T00:00:00Z`);
    const aMinuteLater = new Date(lastAt.getTime() + 60_000);
    expect(() => refuseIfLate({ about, from }, lastAt)).not.toThrow();
    expect(() => refuseIfLate({ about, from }, aMinuteLater)).toThrow(/in advance/);
  });

  // R-MAI-05
  it('lets news come at any time', () => {
    const lastAt = new Date('2027-03-01T00:00:00Z');
    expect(() => refuseIfLate({ about: 'news', from: null }, lastAt)).not.toThrow();
  });
});

describe('partsOf', () => {
  const TEXT = [
    '## What changes',
    'Solo costs more. See [our plans](https://alcove.example/plans),',
    'or write to us.',
    '- Solo: [the page](https://alcove.example/solo)',
    '- Household,',
    '  as before',
    '',
    'https://alcove.example says <b>more</b>.',
  ].join('\n');

  // R-MAI-05
  it('knows headings, paragraphs, lists and links', () => {
    expect(partsOf(TEXT)).toEqual([
      { heading: 'What changes' },
      {
        runs: [
          'Solo costs more. See ',
          { label: 'our plans', url: 'https://alcove.example/plans' },
          ', or write to us.',
        ],
      },
      {
        list: [
          { runs: ['Solo: ', { label: 'the page', url: 'https://alcove.example/solo' }] },
          'Household, as before',
        ],
      },
      'https://alcove.example says <b>more</b>.',
    ]);
  });

  // R-MAI-05
  it('is rendered as text and as HTML, and lets no HTML through', () => {
    const { text, html } = renderMail({ subject: 'News', parts: partsOf(TEXT), why: 'Because.' });
    expect(text).toContain('See our plans (https://alcove.example/plans), or write to us.');
    expect(text).toContain(
      '- Solo: the page (https://alcove.example/solo)\n- Household, as before',
    );
    expect(html).toMatch(
      /<a class="brand" href="https:\/\/alcove\.example\/plans"[^>]*>our plans<\/a>,/,
    );
    expect(html).toContain('&#60;b&#62;more');
    expect(html).not.toContain('<b>');
  });

  // R-MAI-05
  it.each([
    '# A title',
    '### Small',
    '> quoted',
    '* a list of another kind',
    '1. numbered',
    'a **bold** word',
    'some `code`',
    '![a picture](https://alcove.example/a.png)',
    '[old](http://alcove.example)',
    '[script](javascript:alert)',
    '[empty]()',
  ])('refuses %s, which a reader would see as it is', (text) => {
    expect(() => partsOf(text)).toThrow(/“/);
  });
});
