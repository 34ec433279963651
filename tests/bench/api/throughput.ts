// How many answers a second the API gives, beside the least that such an answer can cost: Node's own server, with a handler that
// verifies the token's signature and nothing else. The API is asked with a session that has expired, because its answer takes
// our whole middleware and the signature, but no other service.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/ports.ts';
import { idToken, PUBLIC_KEY, seconds } from '../../support/id-tokens.ts';
import { figureOf, type Figure } from '../figures.ts';
import type { FunctionProcess } from './functions-process.ts';
import { hammer } from './raw-client.ts';

const CONNECTIONS = 10;
const ROUNDS = 5;
const WARM_UP_MS = 2000;
const ROUND_MS = 1000;
const PATH = '/api/subscription';

export async function measureThroughput(api: FunctionProcess): Promise<Figure[]> {
  const raw = await startRaw();
  const hourAgo = seconds() - 3600;
  const expired = {
    token: idToken('ada', { claims: { iat: hourAgo - 3600, exp: hourAgo } }),
    status: 401,
  };
  const contenders = [
    { name: 'raw node:http', url: raw.url, ...expired, rates: [] as number[] },
    { name: 'the API, no other service asked', url: api.url, ...expired, rates: [] as number[] },
    { name: PATH, url: api.url, token: idToken('ada'), status: 200, rates: [] as number[] },
  ];
  try {
    for (const contender of contenders) await rateOf(contender, WARM_UP_MS);
    // In turns, so that whatever else the machine does meets all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const contender of contenders) contender.rates.push(await rateOf(contender, ROUND_MS));
    }
  } finally {
    await raw.stop();
  }
  const [besideWhat, own] = contenders.map(({ rates }) => rates);
  const ratios = own?.map((rate, round) => rate / (besideWhat?.[round] ?? Number.NaN)) ?? [];
  return [
    ...contenders.map(({ name, rates }) => figureOf(`throughput: ${name}`, 'a second', rates)),
    figureOf('throughput: the API ÷ raw', '×', ratios),
  ];
}

/** @returns answers a second */
async function rateOf({ url, token, status }: Contender, ms: number) {
  const end = performance.now() + ms;
  const until = () => performance.now() >= end;
  const call = { url, path: PATH, token, status, connections: CONNECTIONS, until };
  const { requests, seconds: took } = await hammer(call);
  return requests / took;
}

async function startRaw() {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('bare-handler.cjs', import.meta.url)), {
    env: { ...process.env, BENCH_PUBLIC_KEY: PUBLIC_KEY, PORT: String(port) },
  });
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

type Contender = { url: string; token: string; status: number };
