import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MachineHostConfig } from '../config/config.ts';
import { LIMITS_MS, within } from '../concurrency/deadline.ts';
import { HOST_VERSION, MACHINE_REGION } from '../contract/machines.ts';
import { PLAN_TERMS, type PlanSlug } from '../contract/plans.ts';
import { ApiError } from '../foundation/errors.ts';
import type { Log } from '../foundation/log.ts';
import { withoutOddTimes } from './host-times.ts';
import type { PlanNow } from './billing-clock.ts';
import {
  Backups,
  linkSchema,
  machineSchema,
  Placed,
  type AddressRules,
  type SaidFacts,
} from './host-answers.ts';
import {
  HostNameTakenError,
  hostNotAnswering,
  type HostFacts,
  type HostPage,
  type MachineHost,
} from './machine-host.ts';

const PAGE = 100;
/** Of what has changed, in one go: the next one begins where this one ends. */
const MOST_PAGES = 10;
/** Of one answer: a machine takes one kilobyte. */
const MOST_BYTES = 1_000_000;

type Place = Pick<MachineHostConfig, 'url' | 'key'>;
export type HttpHostRules = AddressRules & {
  /** The time by which plans live. */
  planNow: PlanNow;
  /** Hears of times that cannot be; never rejects. */
  noteOddTimes: (machine: string, fields: readonly string[]) => Promise<void>;
  log: Log;
};

/** A host with an HTTP API (docs/what-a-server-must-do.md). */
export function createHttpHost(place: Place, rules: HttpHostRules): MachineHost {
  const Machine = machineSchema(rules);
  const Link = linkSchema(rules);
  const machineOf = (id: string) => Machine.refine(({ reference }) => reference === id);

  const { send, read } = createWire(place, rules.log);
  const readOne = async (reply: Reply, id: string) =>
    believe(read(reply, machineOf(id), id), await rules.planNow());

  /** Whatever way a machine's facts arrive. */
  async function believe(said: SaidFacts, now: Date): Promise<HostFacts> {
    const { facts, odd } = withoutOddTimes(said, now);
    if (odd.length > 0) await rules.noteOddTimes(facts.reference, odd);
    return facts;
  }

  async function readMachine(id: string): Promise<HostFacts | null> {
    const reply = await send('GET', pathOf(id));
    return reply.status === 404 ? null : readOne(reply, id);
  }

  /** Does what may not be possible yet: then the machine is as it was. */
  async function act(id: string, what: string, body?: object): Promise<HostFacts> {
    const reply = await send('POST', `${pathOf(id)}/${what}`, body && { body });
    const isTooSmall = isRefused(reply, 'disk_too_small');
    if (!isTooSmall && !isRefused(reply, 'wrong_state')) return readOne(reply, id);
    if (isTooSmall) {
      rules.log('ERROR', 'machine_host_refused', { machineId: id, code: 'disk_too_small' });
    }
    const found = await readMachine(id);
    if (found === null) throw hostNotAnswering(new Error('the host has forgotten a machine'));
    return found;
  }

  /** Does what is done once, however often it is tried. */
  async function actOnce(id: string, what: 'restart' | 'restore', actId: string, body?: object) {
    const once = keyFor(what, id, actId);
    const reply = await send('POST', `${pathOf(id)}/${what}`, { once, ...(body && { body }) });
    if (isRefused(reply, 'wrong_state')) {
      throw new ApiError('machine_not_ready', `This server cannot be ${DONE[what]} right now.`);
    }
    if (reply.status === 404 && codeOf(reply.text) === 'unknown_backup') {
      throw new ApiError('conflict', 'This backup is gone. Choose another one from the list.');
    }
    await readOne(reply, id);
    return { isByHand: false };
  }

  return {
    order: async (id, { hostName, plan, owner }) => {
      const wanted = { name: hostName, owner, region: MACHINE_REGION, ...termsOf(plan) };
      const once = keyFor('order', id, hostName, plan);
      const reply = await send('PUT', pathOf(id), { body: wanted, once });
      if (isRefused(reply, 'name_taken')) throw new HostNameTakenError(hostName);
      return readOne(reply, id);
    },
    read: readMachine,
    sleep: (id) => act(id, 'sleep'),
    wake: (id) => act(id, 'wake'),
    resize: (id, plan) => act(id, 'resize', termsOf(plan)),
    restart: (id, restartId) => actOnce(id, 'restart', restartId),
    erase: async (id) => {
      const facts = await readOne(await send('DELETE', pathOf(id)), id);
      if (facts.state !== 'erased') throw hostNotAnswering(new Error('the host erased nothing'));
      return facts;
    },
    backups: async (id) => read(await send('GET', `${pathOf(id)}/backups`), Backups).backups,
    restore: (id, backup, restoreId) =>
      actOnce(id, 'restore', restoreId, { backup: backup.id, restoreId }),
    exportLink: async (id) => read(await send('POST', `${pathOf(id)}/export`), Link),
    ...createLists({ send, read, believe, Machine, ...rules }),
    // It has heard of everything.
    tell: async () => {},
  };
}

type Reading = ReturnType<typeof createWire> & {
  believe: (said: SaidFacts, now: Date) => Promise<HostFacts>;
  Machine: z.ZodType<SaidFacts>;
} & Pick<HttpHostRules, 'planNow' | 'log'>;

function createLists({ send, read, believe, Machine, planNow, log }: Reading) {
  /** Machine by machine: one that makes no sense must not hide the others. `last`: behind it the list goes on. */
  async function readPage(query: Record<string, string>) {
    const search = new URLSearchParams({ limit: String(PAGE), ...query });
    const reply = await send('GET', `/v1/machines?${search.toString()}`);
    const { machines: listed, hasMore } = read(reply, Page);
    const now = await planNow();
    const page: Omit<HostPage, 'next'> = { machines: [], unclear: [] };
    for (const one of listed) {
      const facts = Machine.safeParse(one);
      if (facts.success) {
        page.machines.push(await believe(facts.data, now));
        continue;
      }
      const { data: placed } = Placed.safeParse(one);
      const fields = { machineId: placed?.reference, param: paramOf(facts.error) };
      log('ERROR', 'machine_host_unclear', fields);
      if (placed !== undefined) page.unclear.push(placed);
    }
    return { ...page, last: hasMore ? lastOf(listed) : null };
  }

  async function readList(after?: string): Promise<HostPage> {
    const { last, ...page } = await readPage(after === undefined ? {} : { after });
    return { ...page, next: last?.reference ?? null };
  }

  async function readChanged(moment: string): Promise<HostPage> {
    const changed: HostPage = { machines: [], unclear: [], next: null };
    let from: Record<string, string> = { changedSince: moment };
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const { machines, unclear, last } = await readPage(from);
      changed.machines.push(...machines);
      changed.unclear.push(...unclear);
      changed.next = last?.changedAt ?? null;
      if (last === null) break;
      from = { changedSince: last.changedAt, after: last.reference };
    }
    return changed;
  }

  return { list: readList, changedSince: readChanged };
}

const Page = z.object({ machines: z.array(z.unknown()), hasMore: z.boolean() });

/** The last of a list whose place in it can be read. */
function lastOf(listed: readonly unknown[]) {
  const placed = listed.flatMap((one) => Placed.safeParse(one).data ?? []);
  const known = placed.flatMap(({ reference, changedAt }) =>
    changedAt === null ? [] : [{ reference, changedAt }],
  );
  const last = known.at(-1);
  if (last === undefined) throw hostNotAnswering(new Error('a list that cannot go on'));
  return last;
}

/** Which field makes no sense. */
function paramOf(error: unknown): string | undefined {
  const path = error instanceof z.ZodError ? error.issues[0]?.path.join('.') : undefined;
  return path === '' ? undefined : path;
}

const DONE = { restart: 'restarted', restore: 'restored' } as const;

/** Calls the host, and reads its answers. */
function createWire({ url, key }: Place, log: Log) {
  async function send(method: string, path: string, asked: Asked = {}): Promise<Reply> {
    try {
      return await within(
        LIMITS_MS.hostCall,
        async (signal) => {
          const init = { ...requestOf(method, key, asked), signal };
          const answer = await fetch(new URL(path, url), init);
          return { status: answer.status, text: await startOf(answer) };
        },
        () => hostNotAnswering(),
      );
    } catch (error) {
      throw hostNotAnswering(error);
    }
  }

  /** What a success holds. @throws for any other answer, and logs one that no repetition mends */
  function read<T>({ status, text }: Reply, schema: z.ZodType<T>, machineId?: string): T {
    if (status >= 400 && status < 500 && status !== 429) {
      log('ERROR', 'machine_host_refused', { status, code: codeOf(text) });
    }
    if (status >= 300) throw hostNotAnswering(new Error(`the host answered ${status}`));
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      log('ERROR', 'machine_host_unclear', { status, machineId, param: paramOf(error) });
      throw hostNotAnswering(error);
    }
  }

  return { send, read };
}

/** `once`: a key of what is done once, however often it is tried. Other writes say what is to be, and may be repeated. */
type Asked = { body?: object; once?: string };

function requestOf(method: string, key: string, { body, once = randomUUID() }: Asked): RequestInit {
  return {
    method,
    // The key goes nowhere else.
    redirect: 'error',
    headers: {
      Authorization: `Bearer ${key}`,
      'Machine-Host-Version': String(HOST_VERSION),
      ...(method === 'GET' ? {} : { 'Idempotency-Key': once }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** The same for the same words, on every instance. */
function keyFor(...words: string[]): string {
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 32);
}

/** What a host is told of a plan: its name, and what that is in numbers. */
function termsOf(plan: PlanSlug) {
  const { size, backups } = PLAN_TERMS[plan];
  return { plan, size, backups };
}

type Reply = { status: number; text: string };

/** Whether it cannot be done as things stand, for a reason that we know. */
function isRefused({ status, text }: Reply, code: string): boolean {
  return status === 409 && codeOf(text) === code;
}

function pathOf(id: string): string {
  return `/v1/machines/${encodeURIComponent(id)}`;
}

/** What an answer begins with. One that is cut off here is not JSON, and is refused as such. */
async function startOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}

const Refusal = z.object({ error: z.object({ code: z.string().max(60) }) });

function codeOf(text: string): string | undefined {
  try {
    const parsed = Refusal.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.error.code : undefined;
  } catch {
    return undefined;
  }
}
