import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MachineHostConfig } from '../config/config.ts';
import { LIMITS_MS, within } from '../consistency/time-limit.ts';
import { HOST_STATES } from '../consistency/documents.ts';
import { HOST_VERSION, MACHINE_REGION } from '../contract/machines.ts';
import { PLAN_SLUGS } from '../contract/plans.ts';
import { readUrl } from '../contract/read-url.ts';
import { checkTarget } from '../contract/target-check.ts';
import { isCleanName } from '../contract/unseen.ts';
import { ApiError } from '../foundation/errors.ts';
import type { Log } from '../foundation/log.ts';
import {
  HostNameTakenError,
  hostNotAnswering,
  type HostFacts,
  type MachineHost,
} from './machine-host.ts';

const PAGE = 100;
/** Of one answer: a machine takes one kilobyte. */
const MOST_BYTES = 1_000_000;

type Rules = {
  /** Whether an address may be plain http: on the machines of a development stack only. */
  isDevelopment: boolean;
  /** Our own origins, which no machine can have. */
  forbidden: readonly string[];
  log: Log;
};

/** A host with an HTTP API (docs/operating.md). */
export function createHttpHost(
  { url, key }: Pick<MachineHostConfig, 'url' | 'key'>,
  rules: Rules,
): MachineHost {
  const Machine = machineSchema(rules);
  const Link = linkSchema(rules);
  const machineOf = (id: string) => Machine.refine(({ reference }) => reference === id);

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
      rules.log('ERROR', 'machine_host_refused', { status, code: codeOf(text) });
    }
    if (status >= 300) throw hostNotAnswering(new Error(`the host answered ${status}`));
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      rules.log('ERROR', 'machine_host_unclear', { status });
      throw hostNotAnswering(error);
    }
  }

  async function readMachine(id: string): Promise<HostFacts | null> {
    const reply = await send('GET', pathOf(id));
    return reply.status === 404 ? null : read(reply, machineOf(id));
  }

  /** Does what may not be possible yet: then the machine is as it was. */
  async function act(id: string, what: string, body?: object): Promise<HostFacts> {
    const reply = await send('POST', `${pathOf(id)}/${what}`, body && { body });
    if (reply.status !== 409 || codeOf(reply.text) !== 'wrong_state') {
      return read(reply, machineOf(id));
    }
    const found = await readMachine(id);
    if (found === null) throw hostNotAnswering(new Error('the host has forgotten a machine'));
    return found;
  }

  return {
    order: async (id, { hostName, plan, owner }) => {
      const wanted = { name: hostName, plan, owner, region: MACHINE_REGION };
      const once = keyFor('order', id, hostName, plan);
      const reply = await send('PUT', pathOf(id), { body: wanted, once });
      if (reply.status === 409 && codeOf(reply.text) === 'name_taken') {
        throw new HostNameTakenError(hostName);
      }
      return read(reply, machineOf(id));
    },
    read: readMachine,
    sleep: (id) => act(id, 'sleep'),
    wake: (id) => act(id, 'wake'),
    resize: (id, plan) => act(id, 'resize', { plan }),
    restart: async (id, restartId) => {
      const once = keyFor('restart', id, restartId);
      const reply = await send('POST', `${pathOf(id)}/restart`, { once });
      if (reply.status === 409 && codeOf(reply.text) === 'wrong_state') {
        throw new ApiError('machine_not_ready', 'This server cannot be restarted right now.');
      }
      read(reply, machineOf(id));
      return { isByHand: false };
    },
    erase: async (id) => {
      const facts = read(await send('DELETE', pathOf(id)), machineOf(id));
      if (facts.state !== 'erased') throw hostNotAnswering(new Error('the host erased nothing'));
      return facts;
    },
    exportLink: async (id) => read(await send('POST', `${pathOf(id)}/export`), Link),
    list: async (after) => {
      const query = new URLSearchParams({ limit: String(PAGE), ...(after && { after }) });
      const page = z.object({ machines: z.array(Machine), hasMore: z.boolean() });
      return read(await send('GET', `/v1/machines?${query.toString()}`), page);
    },
    // It has heard of everything.
    tell: async () => {},
  };
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

type Reply = { status: number; text: string };

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

/** In UTC. At the ends of the calendar that can be a year that no record takes. */
const time = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .pipe(z.iso.datetime());

function linkSchema({ isDevelopment }: Rules) {
  const protocol = isDevelopment ? /^https?$/ : /^https$/;
  return z.object({ url: z.url({ protocol }), expiresAt: time });
}

function machineSchema({ isDevelopment, forbidden }: Rules): z.ZodType<HostFacts> {
  const origin = z.string().refine((text) => {
    const url = readUrl(text);
    if (url === null || url.origin !== text) return false;
    // Its owner could not open a machine at an address that the hand-off refuses.
    const rules = { firstParty: [], ownServers: [], forbidden, allowLocalhost: isDevelopment };
    return checkTarget([text], rules).verdict !== 'refused';
  });
  const machine = z.object({
    reference: z.string(),
    name: z.string(),
    plan: z.enum(PLAN_SLUGS),
    state: z.enum(HOST_STATES),
    step: z
      .object({
        number: z.int().positive(),
        of: z.int().positive(),
        words: z.string().max(MOST_WORDS).refine(isCleanName),
      })
      .nullable(),
    readyAbout: time.nullable(),
    origin: origin.nullable(),
    region: z.string().max(MOST_PLACE).refine(isCleanName).nullable(),
    lastSeenAt: time.nullable(),
    disk: z
      .object({ usedBytes: z.number().nonnegative(), totalBytes: z.number().nonnegative() })
      .nullable(),
    handoffVersion: z.int().positive().nullable().default(null),
    failure: z.string().nullable(),
    changedAt: time,
  });
  return machine.transform((facts) => ({ ...facts, attendedAt: null }));
}

/** As long as a place is called. */
const MOST_PLACE = 60;
/** A step is a line on the screen. */
const MOST_WORDS = 200;

const Refusal = z.object({ error: z.object({ code: z.string().max(60) }) });

function codeOf(text: string): string | undefined {
  try {
    const parsed = Refusal.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.error.code : undefined;
  } catch {
    return undefined;
  }
}
