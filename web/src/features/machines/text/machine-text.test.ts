import { describe, expect, it } from 'vitest';
import { MACHINE_STATES, type Machine } from '@contract/machines.ts';
import { afterErasing } from './after-erasing.ts';
import { describeMachine } from './machine-text.ts';
import { CEDAR } from './test-machines.ts';

const NOW = new Date('2026-11-20T10:05:00Z');
const words = (change: Partial<Machine>) =>
  describeMachine({ ...CEDAR, ...change }, { locale: 'en-GB', now: NOW });

// R-MAC-04
describe('describeMachine', () => {
  it.each([
    [{ state: 'ordered' }, 'Cedar is ordered', 'Ordered', []],
    [
      { state: 'preparing', step: { number: 2, of: 5, words: 'Installing' } },
      'Cedar is being set up',
      'Step 2 of 5',
      [],
    ],
    [{ state: 'ready' }, 'Cedar is ready', 'Ready', ['open']],
    [
      { state: 'ready', desired: 'asleep', why: 'paused' },
      'Cedar is going to sleep',
      'Going to sleep',
      ['resume-plan'],
    ],
    [
      { state: 'asleep', desired: 'asleep', why: 'paused' },
      'Cedar is asleep',
      'Asleep',
      ['resume-plan'],
    ],
    [{ state: 'asleep', desired: 'asleep', why: 'unpaid' }, 'Cedar is asleep', 'Asleep', ['pay']],
    [{ state: 'asleep', desired: 'ready' }, 'Cedar is waking up', 'Waking up', []],
    [{ state: 'ending', desired: 'ready' }, 'Cedar is waking up', 'Waking up', []],
    [
      { state: 'unreachable' },
      'Cedar is not answering',
      'Not answering',
      ['try-anyway', 'write-to-us'],
    ],
    [
      { state: 'failed', why: 'host_failed', readyAt: null },
      'Cedar could not be set up',
      'Failed',
      ['write-to-us'],
    ],
    [{ state: 'failed', why: 'host_failed' }, 'Cedar has failed', 'Failed', ['write-to-us']],
    [
      { state: 'ending', desired: 'ending', why: 'plan_ended', keepUntil: '2026-12-20T10:00:00Z' },
      'Cedar is asleep',
      'Kept until 20 Dec',
      ['choose-plan', 'fetch-data'],
    ],
    [
      {
        state: 'ending',
        desired: 'ending',
        why: 'plan_smaller',
        keepUntil: '2026-12-20T10:00:00Z',
      },
      'Cedar is asleep',
      'Kept until 20 Dec',
      ['larger-plan', 'fetch-data'],
    ],
    [{ state: 'ending', desired: 'erased' }, 'Cedar is being erased', 'Being erased', []],
    [{ state: 'erased', desired: 'erased', why: 'erase_asked' }, 'Cedar is gone', 'Erased', []],
  ] as const)('%j: %s', (change, title, label, actions) => {
    expect(words(change)).toMatchObject({ title, label, actions });
  });

  // R-MAC-04
  it.each<[string, Partial<Machine>, string]>([
    [
      'a host that is full says when there is room',
      { readyAbout: '2026-11-20T14:30:00Z' },
      'Your server is ready about 20 Nov 2026, ',
    ],
    [
      'an order at night says when someone looks at it',
      { attendedAt: '2026-11-23T08:00:00Z' },
      'Someone looks at your order on 23 Nov 2026, ',
    ],
    [
      'an order by day says that someone has it',
      { attendedAt: '2026-11-20T10:00:00Z' },
      'Someone has had your order since 20 Nov 2026, ',
    ],
    [
      'one by hand is late after a day at work',
      { attendedAt: '2026-11-19T08:00:00Z' },
      'We set it up by hand, and someone has had your order since 19 Nov 2026, ',
    ],
    [
      'one that was late for its room says what was expected',
      { readyAbout: '2026-11-20T09:00:00Z' },
      'We expected it to be ready about 20 Nov 2026, ',
    ],
  ])('%s, and does not speak of minutes', (_what, change, sentence) => {
    const text = words({ state: 'ordered', readyAt: null, ...change });
    expect(text.sentence).toContain(sentence);
    expect(text.sentence).not.toContain('minutes');
  });

  // R-MAC-06
  it('a machine that went with its account says why', () => {
    const gone = words({ state: 'erased', desired: 'erased', why: 'account_deleted' });
    expect(gone.sentence).toMatch(/^It was erased with your account’s deletion on /);
    const going = words({ desired: 'erased', why: 'account_deleted' });
    expect(going.sentence).not.toContain('your plan');
  });

  it('every state has a sentence, whatever the reason, and never an empty word', () => {
    for (const state of MACHINE_STATES) {
      for (const why of [null, 'paused', 'unpaid', 'plan_ended', 'plan_smaller'] as const) {
        for (const desired of ['ready', 'asleep', 'ending', 'erased'] as const) {
          const { title, sentence } = words({ state, why, desired });
          expect(`${title} ${sentence}`).not.toMatch(/null|undefined|NaN|\.\.| {2}/);
          expect(sentence).toMatch(/\.$/);
        }
      }
    }
  });

  it('that is being erased keeps its place until it is gone, if it had one', () => {
    const erasing = { state: 'ending', desired: 'erased' } as const;
    const frees = 'and then its place in your plan is free.';
    expect(words(erasing).sentence).toContain(frees);
    expect(words({ ...erasing, keepUntil: '2026-12-20T10:00:00Z' }).sentence).not.toContain(frees);
  });

  it('names the day of erasure and the way out in the text, not only on the label', () => {
    const { sentence, advice } = words({
      state: 'ending',
      desired: 'ending',
      why: 'plan_ended',
      keepUntil: '2026-12-20T10:00:00Z',
    });
    expect(sentence).toContain('On 20 December 2026 it is erased for good, with its backups.');
    expect(advice).toContain('download its data');
  });

  // R-MAI-07
  it.each([
    [1, 'On 20 December 2026 it is erased for good', ['put that day off by a week', 'confirm']],
    [2, 'On 20 December 2026 it is erased for good', ['put that day off by a week', 'confirm']],
    [3, 'We could not reach you by e-mail, so it is kept until we have.', ['confirm']],
  ])('says why an erasure was put off, and what helps: %i times', (postponed, what, helps) => {
    const keepUntil = '2026-12-20T10:00:00Z';
    const ending = { state: 'ending', desired: 'ending', why: 'plan_ended', keepUntil } as const;
    const { sentence, advice, label } = words({ ...ending, postponed });
    expect(sentence).toContain(what);
    for (const part of helps) expect(advice).toContain(part);
    expect(advice).toContain('download its data');
    expect(label).toBe(postponed === 3 ? 'Asleep' : 'Kept until 20 Dec');
    expect(words(ending).advice).not.toContain('confirm');
  });

  it.each(['ending', 'asleep'] as const)(
    'a machine without room in a paused plan (%s) leads to resuming, which comes before a larger plan',
    (state) => {
      const machine = { ...CEDAR, state, desired: state, why: 'plan_smaller' } as const;
      const { advice, actions } = describeMachine(machine, {
        locale: 'en-GB',
        now: NOW,
        isPlanPaused: true,
      });
      expect(actions).toEqual(['resume-plan', 'fetch-data']);
      expect(advice).toContain('resume it first');
    },
  );

  it('a step is told in the host’s words, and says that the page may be left', () => {
    const { sentence, advice } = words({
      state: 'preparing',
      step: { number: 2, of: 5, words: 'Installing the system' },
    });
    expect(sentence).toMatch(/^Installing the system\. /);
    expect(advice).toContain('leave this page');
  });

  it('a machine that is not ready after a quarter of an hour is called slow, and no sooner', () => {
    const making = { state: 'preparing', orderedAt: '2026-11-20T09:49:00Z' } as const;
    expect(words(making).title).toBe('Cedar is taking longer than usual');
    expect(words({ ...making, orderedAt: '2026-11-20T09:51:00Z' }).title).toBe(
      'Cedar is being set up',
    );
  });

  it('a silent machine says when it was last heard', () => {
    expect(words({ state: 'unreachable', lastSeenAt: '2026-11-20T09:00:00Z' }).sentence).toMatch(
      /20 Nov 2026, \d\d:00/,
    );
  });
});

// R-MAC-04
describe('afterErasing', () => {
  it.each(['ready', 'asleep'] as const)(
    'frees a place of the plan if it holds one, once it is gone: %s',
    (desired) => {
      expect(afterErasing({ desired })).toContain('add another server once it is gone');
    },
  );

  it('promises neither plan nor place where it holds none', () => {
    expect(afterErasing({ desired: 'ending' })).toBeNull();
  });
});

// R-TRU-02
describe('a machine that is put back to a backup', () => {
  const asked = {
    backup: 'b-1',
    madeAt: '2026-11-19T02:00:00Z',
    askedAt: '2026-11-20T09:00:00Z',
    doneAt: null,
    failedAt: null,
  };
  const step = { number: 2, of: 4, words: 'Copying the files' };
  // It was ordered long ago, which does not make it slow.
  const away = { state: 'preparing', step, orderedAt: '2026-01-02T10:00:00Z' } as const;

  it('says so with its step, and neither that it is set up nor that it is slow', () => {
    const { title, label, sentence } = words({ ...away, restore: asked });
    expect([title, label]).toEqual(['Cedar is being put back', 'Step 2 of 4']);
    expect(sentence).toMatch(
      /^It becomes what it was on 19 Nov 2026, .*Step 2 of 4: Copying the files\.$/,
    );
  });

  it.each([
    ['none was asked for', null],
    ['it is done', { ...asked, doneAt: '2026-11-20T09:30:00Z' }],
    ['it failed', { ...asked, failedAt: '2026-11-20T09:30:00Z' }],
  ])('says nothing of it where %s', (_case, restore) => {
    expect(words({ ...away, restore }).title).not.toContain('put back');
  });
});
