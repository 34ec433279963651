/** The machines of a check of a host, and how they are asked for. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import {
  Backups,
  linkSchema,
  machineSchema,
  type SaidFacts,
} from '../../functions/src/adapters/host-answers.ts';
import { HOST_VERSION, MACHINE_REGION } from '../../functions/src/contract/machines.ts';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';

export type SceneOptions = {
  url: URL;
  key: string;
  /** For how long a machine may be under way to a state. */
  patienceMs: number;
  /** How often it is asked in that time. */
  everyMs: number;
  /** The network. */
  fetch: typeof fetch;
};

/** What a machine is ordered as. */
export type Asked = { reference: string; name: string };

export type Scene = ReturnType<typeof createScene>;

type Call = { body?: object; version?: string; key?: string; idempotencyKey?: string };

/** As long as we wait for a host. */
const ANSWER_MS = 8000;
/** Pages of a host with more machines than these hold are left out. */
const MOST_PAGES = 100;

const Refusal = z.object({ error: z.object({ code: z.string() }) });

export function createScene(options: SceneOptions) {
  const { url, patienceMs, everyMs } = options;
  const rules = { isDevelopment: url.protocol === 'http:', forbidden: [] };
  const Machine = machineSchema(rules);
  const Page = z.object({ machines: z.array(Machine), hasMore: z.boolean() });
  const run = randomBytes(4).toString('hex');
  const call = createCaller(options, Machine, run);
  const place = (end: string): Asked => {
    const name = `host-check-${run}-${end}`;
    return { reference: name, name };
  };
  const ordered = new Set<string>();

  function order({ reference, name }: Asked) {
    ordered.add(reference);
    const { slug: plan, size, backups } = PLAN_TERMS.solo;
    const body = { name, plan, owner: 'host-check', region: MACHINE_REGION, size, backups };
    return call('PUT', `/${reference}`, { body, idempotencyKey: `order-${reference}-${name}` });
  }

  async function read({ reference }: Asked): Promise<SaidFacts> {
    return Machine.parse((await call('GET', `/${reference}`)).json);
  }

  /** @param after the moment in ms since 1970 after which it has to have been seen */
  async function waitFor(machine: Asked, wanted: SaidFacts['state'], after?: number) {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      const facts = await read(machine);
      const isSeen = after === undefined || Date.parse(facts.lastSeenAt ?? '') > after;
      if (facts.state === wanted && isSeen) return facts;
      if (facts.state === 'failed') throw new Error(`it has failed: ${facts.failure}`);
      await pause(everyMs);
    }
    throw new Error(`it is not ${wanted} after ${patienceMs / 60_000} minutes`);
  }

  const page = async (query: string) => Page.parse((await call('GET', `?${query}`)).json);

  async function walk(first: string, next: (last: SaidFacts) => string): Promise<SaidFacts[]> {
    const all: SaidFacts[] = [];
    let query = first;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const { machines, hasMore } = await page(query);
      all.push(...machines);
      const last = all.at(-1);
      if (!hasMore || last === undefined) break;
      query = next(last);
    }
    return all;
  }

  return {
    main: place('a'),
    other: place('b'),
    third: place('c'),
    fourth: place('d'),
    fifth: place('e'),
    call,
    order,
    read,
    waitFor,
    page,
    act: ({ reference }: Asked, what: string, asked: Call = {}) =>
      call('POST', `/${reference}/${what}`, asked),
    listAll: () => walk('limit=100', ({ reference }) => `limit=100&after=${reference}`),
    changesSince: (moment: string) =>
      walk(`limit=2&changedSince=${moment}`, ({ changedAt, reference }) => {
        return `limit=2&changedSince=${changedAt}&after=${reference}`;
      }),
    backupsOf: async ({ reference }: Asked) =>
      Backups.parse((await call('GET', `/${reference}/backups`)).json).backups,
    exportOf: async ({ reference }: Asked) =>
      linkSchema(rules).parse((await call('POST', `/${reference}/export`)).json),
    /** Whether something can be fetched from there. */
    opens: (link: string) => opens(options.fetch, link),
    /** @returns the references of those that are still there */
    eraseAll: async (): Promise<string[]> => {
      const left: string[] = [];
      for (const reference of ordered) {
        const answer = await call('DELETE', `/${reference}`).catch(() => null);
        if (answer?.facts?.state !== 'erased') left.push(reference);
      }
      return left;
    },
  };
}

function createCaller(options: SceneOptions, Machine: z.ZodType<SaidFacts>, run: string) {
  return async function call(method: string, path: string, asked: Call = {}) {
    const { body, version = String(HOST_VERSION), key = options.key } = asked;
    const { idempotencyKey = randomBytes(16).toString('hex') } = asked;
    const answer = await options.fetch(new URL(`/v1/machines${path}`, options.url), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        Authorization: `Bearer ${key}`,
        'Machine-Host-Version': version,
        'Content-Type': 'application/json',
        ...(method !== 'GET' && { 'Idempotency-Key': `${run}-${idempotencyKey}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = answer;
    const json: unknown = await answer.json();
    const code = Refusal.safeParse(json).data?.error.code ?? null;
    const facts = Machine.safeParse(json).data ?? null;
    return { status, json, code, facts, words: `${status} ${code ?? facts?.state ?? ''}`.trim() };
  };
}

/** `shown`: a browser would leave the page that leads there, as it is told to save nothing. */
async function opens(wire: typeof fetch, link: string): Promise<'saved' | 'shown' | 'shut'> {
  const answer = await wire(link, { signal: AbortSignal.timeout(ANSWER_MS) });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  if (!answer.ok || !first?.value?.length) return 'shut';
  return /^attachment\b/i.test(answer.headers.get('content-disposition') ?? '') ? 'saved' : 'shown';
}
