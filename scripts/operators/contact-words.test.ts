import { expect, test } from 'vitest';
import { describeContact, naming } from './contact-words.ts';

const JANA = { name: 'Jana Brandt', email: 'jana@alcove.example' };
const PER = { name: 'Per Lund', email: 'per@alcove.example' };

// R-TRU-05 R-LIV-11
test('what is unusual about a contact stands in the look, before it is named', () => {
  const look = (hasPlan: boolean, contact: typeof JANA | null) =>
    naming({ uid: 'u1', hasPlan, contact: null }, contact).rows.join('\n');
  expect(look(false, JANA)).toContain('UNUSUAL  their plan, as we know it, includes none');
  expect(look(true, null)).toContain('UNUSUAL  their plan, as we know it, includes one');
  expect(look(true, JANA)).not.toContain('UNUSUAL');
  expect(look(false, null)).not.toContain('UNUSUAL');
  expect(look(true, JANA)).toContain('then     this customer reads that Jana Brandt is theirs');
});

// R-LIV-11
test.each([
  [null, JANA, 'npm run accounts -- contact u1 none ada@people.test'],
  [JANA, null, 'npm run accounts -- contact u1 "Jana Brandt" jana@alcove.example ada@people.test'],
  [JANA, PER, 'npm run accounts -- contact u1 "Jana Brandt" jana@alcove.example ada@people.test'],
])(
  'the way back names who was the contact before, and acts as it is printed: %j',
  (before, next, back) => {
    const { again, back: printed } = naming({ uid: 'u1', hasPlan: true, contact: before }, next);
    expect(printed('ada@people.test')).toBe(back);
    expect(again).toBe(
      next === null
        ? 'npm run accounts -- contact u1 none'
        : `npm run accounts -- contact u1 "${next.name}" ${next.email}`,
    );
  },
);

// R-LIV-11
test('the list of contacts gives away no address that a command asks for', () => {
  const row = { uid: 'u1', hasPlan: false, contact: JANA };
  const shown = describeContact(row, { name: 'Ada Lovelace', email: 'ada@people.test' }).join('  ');
  expect(shown).not.toMatch(/ada@|people/);
  for (const part of ['u1', 'Ada Lovelace', 'a…@p….test', 'Jana Brandt, jana@alcove.example']) {
    expect(shown).toContain(part);
  }
  expect(describeContact(row, { name: null, email: null })).toContain('the account is gone');
});
