// How many answers a second the API gives, beside the least that such an answer can cost: Node's own server, alone and under
// the Functions Framework, with a handler that verifies the token's signature and nothing else. The API is asked with a session
// that has expired, because its answer takes our whole middleware and the signature, but no other service.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/ports.ts';
import { figureOf, type Figure } from '../figures.ts';
import { startFunction, type FunctionProcess } from './functions-process.ts';
import type { Google } from './google.ts';
import { hammer } from './raw-client.ts';

const BARE = fileURLToPath(new URL('bare-handler.cjs', import.meta.url));
const CONNECTIONS = 10;
const ROUNDS = 5;
const WARM_UP_MS = 2000;
const ROUND_MS = 1000;
const EXPIRED_S = 7200;
const PATH = '/api/subscription';

export async function measureThroughput({ api, google }: Options): Promise<Figure[]> {
  const env = { ...process.env, BENCH_PUBLIC_KEY: google.publicKey };
  const raw = await startRaw(env);
  const framework = await startFunction({
    name: 'bare',
    source: BARE,
    env: { ...env, FUNCTION_TARGET: 'api', NODE_ENV: 'production' },
  });
  const expired = { token: google.idToken('ada', EXPIRED_S), status: 401 };
  const contenders = {
    raw: { url: raw.url, ...expired },
    framework: { url: framework.url, ...expired },
    api: { url: api.url, ...expired },
    read: { url: api.url, token: google.idToken('ada'), status: 200 },
  };
  const rates: Record<keyof typeof contenders, number[]> = {
    raw: [],
    framework: [],
    api: [],
    read: [],
  };
  try {
    for (const contender of Object.values(contenders)) await rateOf(contender, WARM_UP_MS);
    // In turns, so that whatever else the machine does meets all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, contender] of entriesOf(contenders)) {
        rates[name].push(await rateOf(contender, ROUND_MS));
      }
    }
  } finally {
    await Promise.all([raw.stop(), framework.stop()]);
  }
  const besideRaw = (own: number[]) =>
    own.map((rate, round) => rate / (rates.raw[round] ?? Number.NaN));
  return [
    figureOf('throughput: raw node:http', 'a second', rates.raw),
    figureOf('throughput: bare Functions Framework', 'a second', rates.framework),
    figureOf('throughput: the API, no other service asked', 'a second', rates.api),
    figureOf(`throughput: ${PATH}`, 'a second', rates.read),
    figureOf('throughput: bare Functions Framework ÷ raw', '×', besideRaw(rates.framework)),
    figureOf('throughput: the API ÷ raw', '×', besideRaw(rates.api)),
  ];
}

/** @returns answers a second */
async function rateOf(contender: Contender, ms: number) {
  const end = performance.now() + ms;
  const { requests, seconds } = await hammer({
    ...contender,
    path: PATH,
    connections: CONNECTIONS,
    until: () => performance.now() >= end,
  });
  return requests / seconds;
}

async function startRaw(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const child = fork(BARE, { env: { ...env, PORT: String(port) } });
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function entriesOf<K extends string, V>(record: Record<K, V>) {
  return Object.entries(record) as [K, V][];
}

type Options = { api: FunctionProcess; google: Google };
type Contender = { url: string; token: string; status: number };
