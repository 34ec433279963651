import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { HANDOFF_FACTS } from '@contract/handoff.ts';
import { expect, test } from 'vitest';
import { HandoffConsent } from './handoff-consent.tsx';

const WHO = /account number.*this one is your own/;

/** What each fact of the contract is to the person who reads the screen. */
const WORDS: Readonly<Record<string, RegExp>> = {
  name: /your name/i,
  email: /your e-mail address.*confirmed/i,
  planInForce: /plan.*in force/i,
  person: WHO,
  account: WHO,
  role: WHO,
  owner: WHO,
  server: /number of its own entry/i,
  origin: /the address that you agree to/i,
  version: /version of this list/i,
};

// R-REL-02
test('the consent screen lists what a server learns, each fact of the contract once and nothing more: who and whose in one line', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <HandoffConsent host="ai.example.net" onConnect={() => {}} />
    </MemoryRouter>,
  );
  const lines = [...html.matchAll(/<li\b.*?<\/li>/g)].map(([line]) =>
    line.replaceAll(/<.*?>/g, ''),
  );
  const expected = [...new Set(HANDOFF_FACTS.map((fact) => WORDS[fact] ?? fact))];
  expect(lines).toHaveLength(expected.length);
  lines.forEach((line, index) => expect(line).toMatch(expected[index] ?? ''));
});
