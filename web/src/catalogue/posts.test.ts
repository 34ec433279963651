import { describe, expect, it } from 'vitest';
import { POSTS } from './posts.ts';
import { A_MACHINE_IN_THE_CUPBOARD } from './articles/a-machine-in-the-cupboard.ts';
import { BACKUPS } from './articles/backups-of-a-machine-that-thinks.ts';
import { BEFORE_THE_FIRST_LETTER } from './articles/before-the-first-letter.ts';
import { DOCUMENTS_THAT_GIVE_ORDERS } from './articles/documents-that-give-orders.ts';
import { FOUR_WAYS_HOME } from './articles/four-ways-home.ts';
import { HOW_MUCH_MACHINE } from './articles/how-much-machine.ts';
import { WHAT_STAYS_PRIVATE } from './articles/what-stays-private.ts';
import { WHAT_TO_ASK_A_SMALL_MODEL } from './articles/what-to-ask-a-small-model.ts';

const TEXTS = [
  A_MACHINE_IN_THE_CUPBOARD,
  BACKUPS,
  BEFORE_THE_FIRST_LETTER,
  DOCUMENTS_THAT_GIVE_ORDERS,
  FOUR_WAYS_HOME,
  HOW_MUCH_MACHINE,
  WHAT_STAYS_PRIVATE,
  WHAT_TO_ASK_A_SMALL_MODEL,
];
const WORDS_A_MINUTE = 220;

describe('the list of posts', () => {
  it('runs from the newest to the oldest', () => {
    const days = POSTS.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('shows each date as the day that machines are told', () => {
    for (const { date, published } of POSTS) {
      expect(date).toBe(
        new Date(`${published}T12:00:00Z`).toLocaleDateString('en-GB', {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }),
      );
    }
  });

  it('has exactly one text for each entry', () => {
    expect(TEXTS.map(({ slug }) => slug).toSorted()).toEqual(
      POSTS.map(({ slug }) => slug).toSorted(),
    );
  });

  it.each(TEXTS.map((text) => [text.slug, text] as const))(
    'gives the minutes that %s takes to read',
    (slug, text) => {
      const words = countWords([text.lead, text.parts]);
      const post = POSTS.find((entry) => entry.slug === slug);
      expect(words).toBeGreaterThan(650);
      expect(post?.minutes).toBe(Math.round(words / WORDS_A_MINUTE));
    },
  );
});

/** Words in every text of a value that a reader gets to see; keys and names of drawings are not among them. */
function countWords(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => word !== '').length;
  if (Array.isArray(value)) return value.reduce((sum: number, part) => sum + countWords(part), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value)
    .filter(([key]) => !['id', 'kind', 'name', 'to'].includes(key))
    .reduce((sum, [, part]) => sum + countWords(part), 0);
}
