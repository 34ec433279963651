import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LIST_PRICES, PLAN_SLUGS } from '@contract/plans.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const BY_HAND = /€ ?\d[\d,.]* a (month|year)|(Solo|Household|Practice)\b.*(€ ?\d|\d ?€)/;

describe('the texts of the site', () => {
  it('take every price of a plan from the list', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(`${SOURCES}/${file}`, 'utf8')
          .split('\n')
          .filter((line) => BY_HAND.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  // R-TRU-05
  it('say truly that a year costs ten months', () => {
    for (const slug of PLAN_SLUGS) {
      expect([slug, LIST_PRICES[slug].year]).toEqual([slug, 10 * LIST_PRICES[slug].month]);
    }
  });
});
