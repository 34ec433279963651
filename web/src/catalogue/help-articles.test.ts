import { describe, expect, it } from 'vitest';
import { findHelp, HELP_ARTICLES } from './help-articles.ts';
import { GETTING_STARTED } from './help/getting-started.ts';
import { PEOPLE } from './help/people.ts';
import { PLAN_AND_PAYMENT } from './help/plan-and-payment.ts';
import { PRIVACY_AND_DATA } from './help/privacy-and-data.ts';
import { SERVERS } from './help/servers.ts';
import { SIGNING_IN } from './help/signing-in.ts';
import { TROUBLE } from './help/trouble.ts';

const TOPICS = {
  'Getting started': GETTING_STARTED,
  'Signing in': SIGNING_IN,
  Servers: { ...SERVERS, ...PEOPLE },
  'Plan and payment': PLAN_AND_PAYMENT,
  'Privacy and data': PRIVACY_AND_DATA,
  Trouble: TROUBLE,
};

describe('the list of help articles', () => {
  it('has exactly one text for each entry, under its topic', () => {
    const listed = HELP_ARTICLES.map(({ topic, slug }) => `${topic}: ${slug}`);
    const written = Object.entries(TOPICS).flatMap(([topic, texts]) =>
      Object.keys(texts).map((slug) => `${topic}: ${slug}`),
    );
    expect(listed.toSorted()).toEqual(written.toSorted());
  });

  it('leads from each article to others that exist', () => {
    const slugs = new Set(HELP_ARTICLES.map(({ slug }) => slug));
    for (const texts of Object.values(TOPICS)) {
      for (const [slug, { related }] of Object.entries<Linked>(texts)) {
        expect(related.filter((other) => other === slug || !slugs.has(other))).toEqual([]);
      }
    }
  });

  it('has an address of its own for each article', () => {
    expect(new Set(HELP_ARTICLES.map(({ to }) => to)).size).toBe(HELP_ARTICLES.length);
  });
});

/** What people type who do not know what the thing is called. */
const TYPED = [
  ['where is my server', 'after-you-pay'],
  ['how long until ready', 'after-you-pay'],
  ['machine not answering', 'machine-does-not-answer'],
  ['server down', 'machine-does-not-answer'],
  ['cannot open, asleep', 'machine-does-not-answer'],
  ['own server', 'bring-your-own'],
  ['home server address', 'bring-your-own'],
  ['fetch my data', 'change-or-cancel'],
  ['when is it erased', 'change-or-cancel'],
  ['cancel without signing in', 'change-or-cancel'],
  ['cannot sign in, cancel', 'change-or-cancel'],
  ['cancel for cause', 'change-or-cancel'],
  ['Vertrag kündigen', 'change-or-cancel'],
  ['move to another provider', 'change-or-cancel'],
  ['smaller plan machines', 'how-many-servers'],
  ['invite my family', 'invite-someone'],
  ['guest for a week', 'invite-someone'],
  ['remove a person', 'when-someone-leaves'],
  ['I have been invited', 'as-a-guest'],
  ['two factor', 'sign-in-with-a-passkey'],
  ['recovery codes', 'lost-passkey'],
  ['account hacked', 'this-was-not-me'],
] as const;

// R-MAC-08
it.each(TYPED)('the search of the help finds for “%s” the article %s', (typed, slug) => {
  expect(findHelp(typed).map((article) => article.slug)).toContain(slug);
});

type Linked = { related: readonly string[] };
