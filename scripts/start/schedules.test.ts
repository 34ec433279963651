import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { ROOT } from '../lib/places.ts';
import { runSchedules } from './schedules.ts';

const MINUTE_MS = 60_000;
/** Goes on with what one night was too short for. */
const LEFT_OUT = ['reconcileFurther'];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each function with a schedule of minutes, and how often an hour it runs, in the words of the code that is deployed. */
function deployedSchedules(): Record<string, number> {
  const code = readFileSync(join(ROOT, 'functions/src/job-functions.ts'), 'utf8');
  const found = code.matchAll(
    /export const (\w+) = onSchedule\(\s*\{\s*schedule: 'every (\d+) minutes'/g,
  );
  const all = [...found].map(([, name = '', minutes]) => [name, 60 / Number(minutes)] as const);
  return Object.fromEntries(all.filter(([name]) => !LEFT_OUT.includes(name)));
}

it('a start calls each job as often as its schedule does', () => {
  vi.useFakeTimers();
  const called: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    called.push(url);
    return Promise.resolve(new Response());
  });
  runSchedules('http://127.0.0.1:5001/demo/europe-west1/api');
  const atOnce = called.splice(0);
  expect(atOnce).toEqual([
    'http://127.0.0.1:5001/demo/europe-west1/watchStatus-0',
    'http://127.0.0.1:5001/demo/europe-west1/watchMachines-0',
  ]);
  vi.advanceTimersByTime(60 * MINUTE_MS);
  const counts: Record<string, number> = {};
  for (const url of called) {
    const name = url.replace(/.*\/(\w+)-0$/, '$1');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const deployed = deployedSchedules();
  expect(Object.keys(deployed)).toContain('mailDue');
  expect(counts).toEqual(deployed);
});
