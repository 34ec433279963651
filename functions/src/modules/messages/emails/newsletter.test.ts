import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NEWSLETTER } from '../../../contract/messages.ts';
import { readLink } from '../../email/links.ts';
import { newsletterWords } from './newsletter.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const SITE = 'https://alcove.example';
const linkKey = createSecretKey(Buffer.from('a key that is only of this test'));

type Subscriber = { generation: string; confirmed: boolean };

const wordsFor = (kind: 'newsletter_confirm' | 'newsletter_known', subscriber: Subscriber | null) =>
  newsletterWords(
    kind,
    { subscriber: 's1' },
    {
      site: SITE,
      linkKey,
      now: () => NOW,
      reads: { subscriber: async () => subscriber },
    },
  );

function isGood(
  url: string | undefined,
  purpose: 'newsletter-confirm' | 'newsletter-leave',
  at: Date,
) {
  const { origin, pathname, searchParams } = new URL(url ?? '');
  expect(`${origin}${pathname}`).toBe(`${SITE}/api/mail/${purpose}`);
  const [id, until, sign] = ['id', 'until', 'sign'].map((name) => searchParams.get(name) ?? '');
  const link = { id: String(id), until: String(until), sign: String(sign) };
  return readLink(purpose, link, { key: linkKey, now: at })?.isOf('g1') ?? false;
}

const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('the e-mail that a form of the newsletter brings', () => {
  // R-MAI-02
  it('asks for a confirmation, which can be given for 48 hours', async () => {
    const letter = await wordsFor('newsletter_confirm', { generation: 'g1', confirmed: false });
    expect(letter?.parts).toContain(NEWSLETTER);
    const url = letter?.link?.url;
    expect(isGood(url, 'newsletter-confirm', after(48))).toBe(true);
    expect(isGood(url, 'newsletter-confirm', after(48.1))).toBe(false);
    expect(letter?.leave).toBeUndefined();
  });

  // R-MAI-02
  it.each([
    'newsletter_known',
    // It was confirmed while the mail waited.
    'newsletter_confirm',
  ] as const)('as %s only says so to who is on the list, with a link to leave', async (kind) => {
    const letter = await wordsFor(kind, { generation: 'g1', confirmed: true });
    expect(letter?.subject).toBe('You already get our newsletter');
    expect(letter?.link).toBeUndefined();
    expect(isGood(letter?.leave?.url, 'newsletter-leave', after(24 * 3650))).toBe(true);
  });

  // R-MAI-02
  it('is not sent to an address that has left', async () => {
    expect(await wordsFor('newsletter_known', null)).toBeNull();
    const again = { generation: 'g2', confirmed: false };
    expect(await wordsFor('newsletter_known', again)).toBeNull();
  });
});
