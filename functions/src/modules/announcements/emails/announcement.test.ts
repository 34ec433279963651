import { generateKeySync } from 'node:crypto';
import { expect, it } from 'vitest';
import { AUDIENCES, type Audience } from '../documents.ts';
import { announcementWords } from './announcement.ts';

const linkKey = generateKeySync('hmac', { length: 256 });

/** @param asks whether its reader still wants news */
function words(audience: Audience, { isStopped = false, asks = true } = {}) {
  const reads = {
    message: async () => null,
    subscriber: async () => ({ generation: 'g', confirmed: asks }),
    announcement: async () => ({ subject: 'A subject', text: 'A text.', audience, isStopped }),
    wantsNews: async () => asks,
  };
  const facts = { announcement: 'a', subscriber: audience === 'newsletter' ? 's' : null };
  return announcementWords(facts, { uid: 'u' }, { reads, site: 'https://alcove.example', linkKey });
}

// R-MAI-05
it('lets readers leave news, and not what customers have to know', async () => {
  const letters = await Promise.all(AUDIENCES.map((audience) => words(audience)));
  expect(letters).toMatchObject(
    AUDIENCES.map(() => ({ subject: 'A subject', parts: ['A text.'] })),
  );
  const [customers, product, newsletter] = letters;
  expect(customers).not.toHaveProperty('leave');
  expect(product).toHaveProperty(
    'leave.url',
    expect.stringContaining('/api/mail/news-leave?id=u&'),
  );
  expect(newsletter).toHaveProperty(
    'leave.url',
    expect.stringContaining('/api/mail/newsletter-leave?id=s&'),
  );
});

// R-MAI-05
it('says nothing to someone who has left since, unless they have to know', async () => {
  const letters = await Promise.all(AUDIENCES.map((audience) => words(audience, { asks: false })));
  expect(letters).toEqual([expect.objectContaining({ subject: 'A subject' }), null, null]);
});

// R-MAI-05
it('waits while it is stopped', async () => {
  expect(await words('customers', { isStopped: true })).toBe('held');
});
