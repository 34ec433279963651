/** What rings at on-call, by the lines that the API and its jobs really write: not an ordinary hour, and an hour without jobs. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTellRun } from '../../../functions/src/foundation/log.ts';
import { createApp } from '../../../functions/src/app.ts';
import { asEntry, judgedLog, ringing, type Entry } from '../judged-log.ts';
import { orderOf } from '../../support/order.ts';
import { call, listen, pay, startApi, withPerson, type Api } from '../api.ts';
import { configOf, contextOf } from '../composed.ts';
import { startJobs } from '../jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What is written while `work` runs, as if at this minute. */
async function at(minute: number, logged: string[], work: () => Promise<unknown>) {
  const before = logged.length;
  await work();
  return logged.slice(before).map((line) => asEntry(line, minute * MINUTE_MS));
}

/** What the jobs write in an hour of the day, at the minutes at which the schedule runs them. */
async function hourOfJobs(): Promise<Entry[]> {
  const logged: string[] = [];
  const jobs = startJobs(logged);
  const tellRun = createTellRun();
  const log = judgedLog(logged);
  const entries: Entry[] = [];
  for (let minute = 0; minute < 60; minute += 1) {
    const written = await at(minute, logged, async () => {
      if (minute % 15 === 0) await jobs.findDue();
      if (minute % 30 === 0) await jobs.reconcile?.(false);
      tellRun(log, 'mail_run');
      tellRun(log, 'status_run');
    });
    entries.push(...written);
  }
  expect(logged.filter((line) => line.includes('"ERROR"'))).toEqual([]);
  return entries;
}

/** A person who signs up, buys, looks around, and makes the mistakes that people make. */
async function use(): Promise<void> {
  await withPerson({}, async ({ idToken: token }) => {
    const { body } = await call(api, '/api/checkout-session', {
      token,
      body: orderOf('price_solo_month'),
    });
    await pay(String(body.url));
    for (const path of ['/api/subscription', '/api/servers', '/api/machines', '/api/plans']) {
      await call(api, path, { token });
    }
    await call(api, '/api/subscription');
    await call(api, '/api/nowhere', { token });
    await call(api, '/api/checkout-session', { token, body: '{' });
  });
}

// R-LIV-06
it('is silent for an hour of ordinary use, and rings when the jobs stand still', async () => {
  const entries = [...(await hourOfJobs()), ...(await at(30, api.logged, use))];

  expect(entries.length).toBeGreaterThan(20);
  for (let minute = 0; minute <= 60; minute += 1) {
    expect(ringing(entries, minute * MINUTE_MS)).toEqual([]);
  }
  expect(ringing(entries, 2 * HOUR_MS)).toEqual([
    'telephone-missing-due-found',
    'telephone-missing-mail-run',
    'telephone-missing-status-run',
  ]);
  expect(ringing(entries, 3 * HOUR_MS)).toContain('telephone-missing-comparison-alive');
});

// R-LIV-06
it('is silent for one request that fails, and rings for many', async () => {
  const logged: string[] = [];
  const db = () => Promise.reject(new Error('no database'));
  const deps = { db, log: judgedLog(logged) };
  const broken = await listen(createApp(contextOf(configOf(), deps)));
  const fail = async () => {
    expect((await call(broken, '/api/health')).status).toBe(503);
  };
  const one = await at(0, logged, fail);
  const more: Entry[] = [];
  for (let minute = 1; minute <= 4; minute += 1) {
    more.push(...(await at(minute, logged, fail)), ...(await at(minute, logged, fail)));
  }
  await broken.close();

  expect(ringing(one, 0)).not.toContain('telephone-rate-request');
  expect(ringing([...one, ...more], 4 * MINUTE_MS)).toContain('telephone-rate-request');
});
