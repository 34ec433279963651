import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MachineHostConfig } from '../config/config.ts';
import { LIMITS_MS, within } from '../consistency/time-limit.ts';
import { HOST_VERSION, MACHINE_REGION } from '../contract/machines.ts';
import { PLAN_TERMS, type PlanSlug } from '../contract/plans.ts';
import { ApiError } from '../foundation/errors.ts';
import type { Log } from '../foundation/log.ts';
import { Backups, linkSchema, machineSchema, type AddressRules } from './host-answers.ts';
import {
  HostNameTakenError,
  hostNotAnswering,
  type HostFacts,
  type MachineHost,
} from './machine-host.ts';

const PAGE = 100;
/** Of what has changed, in one go: the next one begins where this one ends. */
const MOST_PAGES = 10;
/** Of one answer: a machine takes one kilobyte. */
const MOST_BYTES = 1_000_000;

type Place = Pick<MachineHostConfig, 'url' | 'key'>;
type Rules = AddressRules & { log: Log };

/** A host with an HTTP API (docs/what-a-server-must-do.md). */
export function createHttpHost(place: Place, rules: Rules): MachineHost {
  const Machine = machineSchema(rules);
  const Page = z.object({ machines: z.array(Machine), hasMore: z.boolean() });
  const Link = linkSchema(rules);
  const machineOf = (id: string) => Machine.refine(({ reference }) => reference === id);

  const { send, read } = createWire(place, rules.log);

  async function readMachine(id: string): Promise<HostFacts | null> {
    const reply = await send('GET', pathOf(id));
    return reply.status === 404 ? null : read(reply, machineOf(id));
  }

  /** Does what may not be possible yet: then the machine is as it was. */
  async function act(id: string, what: string, body?: object): Promise<HostFacts> {
    const reply = await send('POST', `${pathOf(id)}/${what}`, body && { body });
    const isTooSmall = isRefused(reply, 'disk_too_small');
    if (!isTooSmall && !isRefused(reply, 'wrong_state')) return read(reply, machineOf(id));
    if (isTooSmall) {
      rules.log('ERROR', 'machine_host_refused', { machineId: id, code: 'disk_too_small' });
    }
    const found = await readMachine(id);
    if (found === null) throw hostNotAnswering(new Error('the host has forgotten a machine'));
    return found;
  }

  async function readPage(query: Record<string, string>) {
    const search = new URLSearchParams({ limit: String(PAGE), ...query });
    return read(await send('GET', `/v1/machines?${search.toString()}`), Page);
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
    read(reply, machineOf(id));
    return { isByHand: false };
  }

  async function readChanged(moment: string): Promise<HostFacts[]> {
    const changed: HostFacts[] = [];
    let from: Record<string, string> = { changedSince: moment };
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const { machines, hasMore } = await readPage(from);
      changed.push(...machines);
      const last = machines.at(-1);
      if (!hasMore || last === undefined) break;
      from = { changedSince: last.changedAt, after: last.reference };
    }
    return changed;
  }

  return {
    order: async (id, { hostName, plan, owner }) => {
      const wanted = { name: hostName, owner, region: MACHINE_REGION, ...termsOf(plan) };
      const once = keyFor('order', id, hostName, plan);
      const reply = await send('PUT', pathOf(id), { body: wanted, once });
      if (isRefused(reply, 'name_taken')) throw new HostNameTakenError(hostName);
      return read(reply, machineOf(id));
    },
    read: readMachine,
    sleep: (id) => act(id, 'sleep'),
    wake: (id) => act(id, 'wake'),
    resize: (id, plan) => act(id, 'resize', termsOf(plan)),
    restart: (id, restartId) => actOnce(id, 'restart', restartId),
    erase: async (id) => {
      const facts = read(await send('DELETE', pathOf(id)), machineOf(id));
      if (facts.state !== 'erased') throw hostNotAnswering(new Error('the host erased nothing'));
      return facts;
    },
    backups: async (id) => read(await send('GET', `${pathOf(id)}/backups`), Backups).backups,
    restore: (id, backup, restoreId) =>
      actOnce(id, 'restore', restoreId, { backup: backup.id, restoreId }),
    changedSince: readChanged,
    exportLink: async (id) => read(await send('POST', `${pathOf(id)}/export`), Link),
    list: (after) => readPage(after === undefined ? {} : { after }),
    // It has heard of everything.
    tell: async () => {},
  };
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
  function read<T>({ status, text }: Reply, schema: z.ZodType<T>): T {
    if (status >= 400 && status < 500 && status !== 429) {
      log('ERROR', 'machine_host_refused', { status, code: codeOf(text) });
    }
    if (status >= 300) throw hostNotAnswering(new Error(`the host answered ${status}`));
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      log('ERROR', 'machine_host_unclear', { status });
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
