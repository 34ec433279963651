import { expect, it } from 'vitest';
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
