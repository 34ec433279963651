// What several pages say must be the same on all of them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PEOPLE } from '@/catalogue/help/people.ts';
import { SIGNING_IN } from '@/catalogue/help/signing-in.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { NOT_ME_DONE, NOT_ME_PLANS } from '@/features/sign-in/links/not-me-text.ts';
import { euroPrice } from '@/lib/money.ts';
import { answerTo, MESSAGE_TOPICS } from '@contract/messages.ts';
import { ANSWER_TIME, NO_PLACE } from '@/site/facts.ts';
import { CONTACT } from './contact/v1/copy.ts';
import { MESSAGE_SENT } from './contact/sent/copy.ts';
import { ENGINEER } from './contact/v2/copy.ts';
import { BOX } from './demos/product-landing/copy.ts';
import { HELP } from './help/center/copy.ts';
import { FEATURES } from './saas/features/copy.ts';
import { LANDING } from './saas/v1/copy.ts';
import { AT_HOME } from './saas/v4/copy.ts';
import { TOUR } from './saas/v5/copy.ts';

// R-TRU-05
test('every page that says when a message is answered says what is promised to everyone', () => {
  const { promised, security } = ANSWER_TIME;
  const times = CONTACT.board.rows.map(({ when }) => when);
  expect(times).toEqual([promised, promised, promised, security, promised]);
  const byPost = HELP.people.ways.filter(({ mark }) => mark === 'form' || mark === 'mail');
  expect(byPost.map(({ when }) => when)).toEqual([`within ${promised}`, `within ${promised}`]);
  const aboutSecurity = HELP.people.ways.find(({ mark }) => mark === 'hand');
  expect(aboutSecurity?.when).toBe(`within ${security}`);
  expect(MESSAGE_SENT.kinds[0].steps[0]).toContain(`within ${promised}`);
  expect(MESSAGE_SENT.kinds[0].steps[0]).toContain(`a security finding within ${security}`);
  const other = MESSAGE_TOPICS.map(({ value }) => value).filter((topic) => topic !== 'security');
  for (const topic of [...other, undefined]) {
    expect(answerTo(topic)).toContain(`within ${promised}`);
  }
  expect(answerTo('security')).toContain(`within ${security}.`);
  expect(answerTo('security')).not.toContain(promised);
  const policy = readDocument('SECURITY.md');
  expect(policy).toContain(`| within ${security} | a person has read it and answers `);
});

test('the help promises the talk with an engineer that the page about it offers', () => {
  expect(JSON.stringify(HELP.engineer.text)).toContain(ENGINEER.title.toLowerCase());
});

test('the box costs the same on its own page and in the shop, and on both the tax comes on top', () => {
  const price = PRODUCTS.find(({ id }) => id === 'hearth-one')?.price ?? 0;
  expect(BOX.price).toBe(euroPrice(price));
  expect(BOX.order.title).toContain(euroPrice(price));
  expect(BOX.order.text).toContain('plus 18 % tax');
});

// R-PPL-01
test.each(Object.entries({ LANDING, AT_HOME, TOUR, FEATURES, PEOPLE }))(
  '%s says that an invitation beyond the places is refused, and of none that it waits',
  (_page, copy) => {
    const text = JSON.stringify(copy);
    expect(text).toContain(NO_PLACE);
    expect(text).not.toMatch(/invitation waits|seventh waits/i);
  },
);

// R-IDN-06
test.each([
  ['the page, before the button', NOT_ME_PLANS.close.join(' ')],
  ['the page, after it', NOT_ME_DONE.close.text],
  ['the help', JSON.stringify(SIGNING_IN['this-was-not-me'])],
  [
    'the guide for staff',
    /## Accounts that are closed\n([\s\S]+?)\n## /.exec(readDocument('docs/operating.md'))?.[1],
  ],
])('%s names all that staff need to know whose a closed account is', (_place, text) => {
  for (const fact of [
    /the number of an invoice [^.]+, the last four digits of the card [^.]+, and [^.]+ bank that issued/,
    /without a plan: the names of its servers, about when it was opened, and who was invited/,
  ]) {
    expect(text).toMatch(fact);
  }
  expect(text).not.toMatch(/,? or the last four|digits are not there/);
});

function readDocument(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}
