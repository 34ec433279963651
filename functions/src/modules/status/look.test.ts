import { expect, it } from 'vitest';
import type { PartState } from '../../contract/status.ts';
import { createLook } from './look.ts';

function setUp(keepMs = 0) {
  const clock = { at: 0 };
  const logged: string[] = [];
  const found: (PartState | Error)[] = [];
  let asked = 0;
  const look = createLook(
    'payments',
    async () => {
      asked += 1;
      const next = found.shift() ?? 'works';
      if (next instanceof Error) throw next;
      return next;
    },
    {
      keepMs,
      now: () => new Date(clock.at),
      log: (severity, event, { reason } = {}) => logged.push(`${severity} ${event} ${reason}`),
    },
  );
  return { look, found, clock, logged, asked: () => asked };
}

// R-TRU-04
it('calls one failure trouble and two down, until the part answers again', async () => {
  const { look, found, logged } = setUp();
  found.push(new Error('lost'), new Error('lost'), 'works', new Error('lost'));
  expect(await look()).toBe('troubled');
  expect(await look()).toBe('down');
  expect(await look()).toBe('works');
  expect(await look()).toBe('troubled');
  expect(logged).toEqual([
    'WARNING part_not_answering payments',
    'ERROR part_not_answering payments',
    'WARNING part_not_answering payments',
  ]);
});

// R-TRU-04
it('keeps what it found for a while, and a failure for no time', async () => {
  const { look, found, clock, asked } = setUp(1000);
  found.push(new Error('lost'));
  expect(await look()).toBe('troubled');
  expect(await look()).toBe('works');
  clock.at = 999;
  expect(await look()).toBe('works');
  expect(asked()).toBe(2);
  clock.at = 1000;
  await look();
  expect(asked()).toBe(3);
});

// R-TRU-04
it('says of a part that a deployment lacks that it is unknown', async () => {
  const look = createLook('mail', null, { now: () => new Date(0), log: () => {} });
  expect(await look()).toBe('unknown');
});
