import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { featuresOf, PLAN_TERMS, PLANS, SERVERS_WITHOUT_PLAN } from '@contract/plans.ts';

const { household, practice } = PLAN_TERMS;
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (count: number) => WORDS[count] ?? String(count);
const servers = (count: number) => `${inWords(count)} ${count === 1 ? 'server' : 'servers'}`;

/** Sentences that tell a plan's limits in words, with the words that today's limits ask for. */
const TOLD: readonly (readonly [string, string])[] = [
  ['pages/saas/v4/copy.ts', `The Household plan: ${servers(household.servers)} in the European`],
  ['pages/saas/v2/copy.ts', `${servers(practice.servers)}, so the tax team`],
  ['pages/contact/v2/copy.ts', `Practice, one of its ${servers(practice.servers)}`],
  ['pages/portfolio/case-study/v2/copy.ts', `Practice plan, ${servers(practice.servers)}`],
  ['pages/saas/features/copy.ts', `${servers(SERVERS_WITHOUT_PLAN)} of your own can be connected`],
  ['catalogue/help/getting-started.ts', `already connect ${servers(SERVERS_WITHOUT_PLAN)}`],
  [
    'catalogue/articles/a-machine-in-the-cupboard.ts',
    `${servers(SERVERS_WITHOUT_PLAN)} needs no plan`,
  ],
];

it.each(TOLD)('%s tells the limits that plans have: %s', (file, words) => {
  const text = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  expect(text.toLowerCase()).toContain(words.toLowerCase());
});

it.each(PLANS)('the features of $name begin with its servers', (plan) => {
  expect(featuresOf(plan)[0]?.toLowerCase()).toMatch(new RegExp(`^${servers(plan.servers)}\\b`));
});
