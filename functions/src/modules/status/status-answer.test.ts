import { describe, expect, it } from 'vitest';
import { STATUS_STALE_MINUTES } from '../../contract/status.ts';
import { createStatusAnswer, toAnswer } from './status-answer.ts';
import type { ToldIncident } from '../availability/incidents.ts';
import type { SeenState } from './status-store.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const seen = (minutes: number): SeenState => ({
  at: minutesAgo(minutes),
  parts: {
    account: 'works',
    signIn: 'works',
    payments: 'down',
    servers: 'troubled',
    mail: 'works',
  },
});
const NOT_SEEN = { signIn: 'unknown', payments: 'unknown', servers: 'unknown', mail: 'unknown' };

const answer = (state: SeenState | null | 'unread', isApiWell = true, told: ToldIncident[] = []) =>
  toAnswer({ at: NOW, isApiWell, state, told });

// R-TRU-04
describe('the answer', () => {
  it('has the parts as they were seen, and when that was', () => {
    expect(answer(seen(1))).toEqual({ at: minutesAgo(1), parts: seen(1).parts, incidents: [] });
  });

  it('says that the account is down where the API is, and the rest as it was seen', () => {
    const { parts } = seen(1);
    expect(answer(seen(1), false)).toMatchObject({ parts: { ...parts, account: 'down' } });
  });

  it('knows nothing of what was seen too long ago, or never', () => {
    const nothing = { unknown: true, at: NOW.toISOString(), incidents: [] };
    expect(answer(seen(STATUS_STALE_MINUTES))).toHaveProperty('parts');
    expect(answer(seen(STATUS_STALE_MINUTES + 1))).toEqual(nothing);
    expect(answer(null)).toEqual(nothing);
  });

  it.each([true, false])('has the account alone where the database is silent: %s', (isWell) => {
    const account = isWell ? 'works' : 'down';
    expect(answer('unread', isWell)).toEqual({
      at: NOW.toISOString(),
      parts: { account, ...NOT_SEEN },
      incidents: [],
    });
  });

  it('says that the API is down also where nothing else was seen in time', () => {
    expect(answer(seen(60), false)).toMatchObject({ parts: { account: 'down', ...NOT_SEEN } });
  });

  it('names machines so that only those who know them find them, and the newest update first', () => {
    const { incidents } = answer(null, true, [
      {
        id: 'ab12',
        title: 'A rack has no power',
        parts: ['servers'],
        machines: ['cedar'],
        openedAt: minutesAgo(9),
        closedAt: null,
        maintenance: { from: minutesAgo(0), until: minutesAgo(-60), announcedAt: minutesAgo(9) },
        updates: [
          { at: minutesAgo(8), text: 'first' },
          { at: minutesAgo(2), text: 'second' },
        ],
      },
    ]);
    // printf cedar | sha256sum
    const hash = '0c274639936717793d7695ef0373039e397acdabc247d9953d3c9209a95044cd';
    expect(incidents).toMatchObject([
      {
        machines: [hash],
        maintenance: { from: minutesAgo(0), until: minutesAgo(-60) },
        updates: [{ text: 'second' }, { text: 'first' }],
      },
    ]);
    expect(JSON.stringify(incidents)).not.toMatch(/cedar|announcedAt/);
  });
});

// R-TRU-04
describe('what staff have said of a part', () => {
  const told = (facts: Partial<ToldIncident> = {}): ToldIncident => ({
    id: 'ab12',
    title: 'A rack has no power',
    parts: ['servers', 'payments'],
    machines: null,
    openedAt: minutesAgo(9),
    closedAt: null,
    maintenance: null,
    updates: [],
    ...facts,
  });
  const works: SeenState = {
    at: minutesAgo(1),
    parts: {
      account: 'works',
      signIn: 'works',
      payments: 'works',
      servers: 'works',
      mail: 'unknown',
    },
  };
  const planned = { from: minutesAgo(5), until: minutesAgo(-60), announcedAt: minutesAgo(9000) };

  it('is trouble of its parts while it is open, for some machines as for all', () => {
    const parts = { ...works.parts, servers: 'troubled', payments: 'troubled' };
    expect(answer(works, true, [told()])).toMatchObject({ parts });
    expect(answer(works, true, [told({ machines: ['cedar'] })])).toMatchObject({ parts });
    const mail = told({ parts: ['mail'] });
    expect(answer(works, true, [mail])).toMatchObject({ parts: { mail: 'troubled' } });
  });

  it('makes nothing better than it was seen', () => {
    const all = told({ parts: ['account', 'payments', 'servers'] });
    const parts = { account: 'down', payments: 'down', servers: 'troubled', mail: 'works' };
    expect(answer(seen(1), false, [all])).toMatchObject({ parts });
  });

  it.each([
    ['over', told({ closedAt: minutesAgo(1) })],
    ['planned', told({ maintenance: planned })],
  ])('changes no part where it is %s', (_, incident) => {
    expect(answer(works, true, [incident])).toMatchObject({ parts: works.parts });
    expect(answer(null, true, [incident])).toMatchObject({ unknown: true });
  });

  it('is known where nothing was seen in time', () => {
    const parts = { account: 'works', ...NOT_SEEN, servers: 'troubled', payments: 'troubled' };
    for (const state of [null, seen(60), 'unread'] as const) {
      const found = answer(state, true, [told()]);
      expect(found).toMatchObject({ at: NOW.toISOString(), parts });
      expect(found).not.toHaveProperty('unknown');
    }
  });
});

// R-TRU-04
describe('those who ask', () => {
  function setUp() {
    const clock = { at: NOW.getTime() };
    const asked: ((isWell: boolean) => void)[] = [];
    const ask = createStatusAnswer({
      db: () => Promise.reject(new Error('no database')),
      askApi: () => new Promise((resolve) => asked.push(resolve)),
      now: () => new Date(clock.at),
      log: () => {},
    });
    return { ask, asked, clock };
  }

  it('share one look, all fifty at once, and those of the next half minute', async () => {
    const { ask, asked, clock } = setUp();
    const all = Array.from({ length: 50 }, () => ask());
    expect(asked).toHaveLength(1);
    asked[0]?.(true);
    const answers = await Promise.all(all);
    expect(new Set(answers).size).toBe(1);
    clock.at += 29_999;
    expect(await ask()).toBe(answers[0]);
    expect(asked).toHaveLength(1);
    clock.at += 1;
    void ask();
    expect(asked).toHaveLength(2);
  });

  it('are answered where the API fails', async () => {
    const ask = createStatusAnswer({
      db: () => Promise.reject(new Error('no database')),
      askApi: () => Promise.reject(new Error('refused')),
      now: () => NOW,
      log: () => {},
    });
    expect(await ask()).toMatchObject({ parts: { account: 'down' } });
  });
});
