// What fifty customers at once meet: each opens the account area's data again and again, with time to read in between, and asks
// for a token now and then. None calls more often than the limits allow, so every refusal is an error.
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import type { FunctionProcess } from './functions-process.ts';
import type { Google } from './google.ts';
import { quantile } from '../statistics.ts';

const PEOPLE = 50;
const DURATION_MS = 30_000;
/** The limit is 30 calls a minute for each person and endpoint, so at least two seconds lie between two rounds. */
const THINK_MS = 2300;
const TOKEN_EVERY_MS = 60_000;
const READS = ['/api/subscription', '/api/servers', '/api/invoices'];
const TOKEN = '/api/generate-zendesk-jwt';
const BUYERS_AT_ONCE = 5;

export async function measureLoad({ api, google, stack, print }: Options): Promise<Figure[]> {
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const headers = { Authorization: `Bearer ${google.idToken(`load-${index}`)}` };
    const call: Call = (path, body) =>
      fetch(api.url + path, {
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    return call;
  });
  print(`Load: ${PEOPLE} people buy a plan`);
  await buyPlans(people, stack);

  print(`Load: ${PEOPLE} people for ${DURATION_MS / 1000} s`);
  const answers: { path: string; ms: number; isError: boolean }[] = [];
  const end = performance.now() + DURATION_MS;
  await Promise.all(
    people.map(async (call, index) => {
      const ask = async (path: string) => {
        const began = performance.now();
        const isError = await failed(call(path));
        answers.push({ path, ms: performance.now() - began, isError });
      };
      // Spread evenly, so that every run is the same.
      await wait((THINK_MS * index) / PEOPLE);
      let tokenAt = performance.now() + (TOKEN_EVERY_MS * index) / PEOPLE;
      while (performance.now() < end) {
        for (const path of READS) await ask(path);
        if (performance.now() >= tokenAt) {
          tokenAt += TOKEN_EVERY_MS;
          await ask(TOKEN);
        }
        await wait(THINK_MS);
      }
    }),
  );

  const times = answers.map(({ ms }) => ms);
  const slowest = [...READS, TOKEN].map((path) => {
    const own = answers.filter((answer) => answer.path === path).map(({ ms }) => ms);
    return `${path} ${Math.round(quantile(own, 0.5))} and ${Math.round(quantile(own, 0.99))} ms`;
  });
  return [
    { name: 'load: requests', unit: '', value: answers.length },
    { name: 'load: errors', unit: '', value: answers.filter(({ isError }) => isError).length },
    { name: 'load: median', unit: 'ms', value: quantile(times, 0.5) },
    {
      name: 'load: 99th percentile',
      unit: 'ms',
      value: quantile(times, 0.99),
      note: slowest.join(', '),
    },
  ];
}

async function failed(calling: Promise<Response>) {
  try {
    const answer = await calling;
    await answer.arrayBuffer();
    return !answer.ok;
  } catch {
    return true;
  }
}

/**
 * Each buys a plan as on the site: a checkout, the payment, and the return. Stripe sends no events until all have: the instance
 * that would receive them is not the one that is measured.
 */
async function buyPlans(people: Call[], stack: NodeJS.ProcessEnv) {
  const planId = /household\.month=(\w+)/.exec(stack.PLAN_PRICES ?? '')?.[1];
  await setEvents(stack, 'lost');
  const queue = [...people];
  await Promise.all(
    Array.from({ length: BUYERS_AT_ONCE }, async () => {
      for (let call = queue.pop(); call !== undefined; call = queue.pop()) {
        const { id, url } = await (await call('/api/checkout-session', { planId })).json();
        const body = new URLSearchParams({ card: 'accepted' });
        await fetch(url, { method: 'POST', body, redirect: 'manual' });
        await call(`/api/checkout-session/${id}`);
        const { status } = await (await call('/api/subscription')).json();
        if (status !== 'active') throw new Error(`a bought plan is ${status}`);
      }
    }),
  );
  await setEvents(stack, 'normal');
}

async function setEvents(stack: NodeJS.ProcessEnv, mode: 'lost' | 'normal') {
  const answer = await fetch(`${stack.ALCOVE_STRIPE_URL}/__control/webhooks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  if (!answer.ok) throw new Error(`Stripe's stand-in answered ${answer.status}`);
}

type Options = {
  api: FunctionProcess;
  google: Google;
  stack: NodeJS.ProcessEnv;
  print: (line: string) => void;
};
type Call = (path: string, body?: object) => Promise<Response>;
