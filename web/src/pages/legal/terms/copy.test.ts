import { expect, it } from 'vitest';
import { WITHDRAWAL_DAYS } from '@contract/legal/withdrawal.ts';
import { TERMS } from './copy.ts';

// R-TRU-04
it('the terms say what a month is worth in which a server fell short, with an example that is right', () => {
  const text = JSON.stringify(TERMS.parts.find(({ id }) => id === 'availability'));
  expect(text).toContain('leaves room for 3.6 hours');
  expect(text).toContain(
    'for €39.00 a month, does not answer for 6 hours, it is 2 full hours short',
  );
  expect(text).toContain('you get back €7.80. However long it lasts, it is at most €19.50.');
  expect(text).toContain('you get back 10 per cent of the month’s price');
  expect(TERMS.numbers.items.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['99.5 %', '10 %']),
  );
});

// R-LAW-01
it('the terms say what comes back after a withdrawal, with an example that is right', () => {
  const part = TERMS.parts.find(({ id }) => id === 'withdrawing');
  const text = JSON.stringify(part);
  expect(text).toContain(`through day ${WITHDRAWAL_DAYS} after it`);
  expect(text).toContain('€183.33 is charged, €203.33 in all');
  expect(text).toContain('You get back €197.26.');
  expect(TERMS.numbers.items[0].value).toBe(`${WITHDRAWAL_DAYS} days`);
});
