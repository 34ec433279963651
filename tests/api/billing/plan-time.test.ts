/** Every date that billing promises follows the clock by which plans live, here that of Stripe's stand-in. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../support/people.ts';
import { call, startApi, switchStripe, withPerson, type Api, type Reply } from '../api.ts';
import { buy, HOUSEHOLD, SOLO } from '../machine-kit.ts';

const DAY_MS = 86_400_000;
/** Further than the longest pause reaches. */
const AHEAD_DAYS = 120;
/** More than passes between two calls on a busy machine. */
const NEAR_MS = 30_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await switchStripe('clock', { advance: { days: AHEAD_DAYS } });
});
afterAll(() => api.close());

const planTime = () => Date.now() + AHEAD_DAYS * DAY_MS;
const inDays = (days: number, from = planTime()) => new Date(from + days * DAY_MS).toISOString();

function act({ idToken: token }: Person, action: string, body: object): Promise<Reply> {
  return call(api, `/api/subscription/${action}`, { token, body });
}

// R-LIV-01
it('every answer tells the time by which plans live, to our pages that read it', async () => {
  const origin = process.env['SITE_ORIGINS']?.split(',')[0] ?? '';
  for (const path of ['/api/plans', '/api/subscription', '/api/nothing']) {
    const { headers } = await call(api, path, { headers: { origin } });
    const told = Date.parse(headers.get('X-Plan-Time') ?? '');
    expect(Math.abs(told - planTime())).toBeLessThan(NEAR_MS);
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Plan-Time');
  }
});

// R-LIV-01
it('a pause ends from a day to 93 days after the plan’s own time', () =>
  withPerson({}, async (person) => {
    await buy(api, person, SOLO);
    for (const until of [inDays(60, Date.now()), inDays(0.5), inDays(94)]) {
      expect(await act(person, 'pause', { until })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }
    const until = inDays(60);
    const { status, body } = await act(person, 'pause', { until });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'paused' });
    const promised = Date.parse(String(body.pausedUntil));
    expect(Math.abs(promised - Date.parse(until))).toBeLessThan(1000);
  }));

// R-LIV-01 R-ACC-06
it('a change is priced at the plan’s own time, and what was priced is charged', () =>
  withPerson({}, async (person) => {
    await buy(api, person, SOLO);
    await switchStripe('clock', { advance: { seconds: 1 } });
    const { body: preview } = await act(person, 'preview', { planId: HOUSEHOLD });
    const previewedAt = String(preview.previewedAt);
    expect(Math.abs(Date.parse(previewedAt) - planTime())).toBeLessThan(NEAR_MS);
    const changed = await act(person, 'change', { planId: HOUSEHOLD, previewedAt });
    expect(changed).toMatchObject({ status: 200, body: { plan: 'Household' } });
  }));
