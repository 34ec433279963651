import { expect, it } from 'vitest';
import { WITHDRAWAL_DAYS } from '@contract/legal/withdrawal.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import type { Copy } from '@/lib/copy.ts';
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

// R-LAW-06
it('the terms say how to cancel without signing in, when the plan then ends, and what comes back for cause', () => {
  const text = textOf('cancelling');
  expect(text).toContain('Cancel contracts here (/cancel-contract), at the foot of our pages');
  expect(text).toContain('without signing in');
  expect(text).toContain('your account (/canceling)');
  expect(text).toContain('“Cancel now”');
  expect(text).toContain('ends with the period in which your cancellation reaches us');
  expect(text).toContain('it works for 14 days');
  expect(text).toContain('within two working days');
  expect(text).toContain(
    'the plan ends at once, and you get back what you paid for the days after',
  );
  expect(text).toContain('as after a withdrawal (/terms#withdrawing)');
});

// R-LAW-06
it('the terms say what can be taken along to another provider, for how long, and that it is free of charge', () => {
  const text = textOf('switching');
  expect(text).toContain('Regulation (EU) 2023/2854');
  expect(text).toContain(`${KEEP_DAYS} days`);
  for (const format of ['.eml', 'Markdown', 'CSV', 'JSON']) expect(text).toContain(format);
  expect(text).toContain('free of charge');
});

function textOf(id: string): string {
  const paragraphs: readonly Copy[] = TERMS.parts.find((part) => part.id === id)?.paragraphs ?? [];
  return paragraphs
    .flatMap((paragraph) => paragraph)
    .map((part) => (typeof part === 'string' ? part : `${part.text} (${part.to})`))
    .join('');
}
