// What the API costs: how long a new instance of it loads, the time on a processor that it spends on a request, its answers a
// second beside the least that such an answer can cost, and what it waits for.
import { join } from 'node:path';
import { idToken, PUBLIC_KEY, seconds } from '../../support/id-tokens.ts';
import { startGoogle } from '../../support/google.ts';
import { figureOf, type Figure } from '../figures.ts';
import { apiSettings, EVERYONE, startProcess, type Process } from './processes.ts';
import { hammer } from './raw-client.ts';
import { countRoundTrips } from './round-trips.ts';

const ROUNDS = 5;
/** A subscriber. */
const TOKEN = idToken('ada');

const CPU = {
  endpoints: [
    { path: '/api/subscription', status: 200 },
    { path: '/api/servers', status: 200 },
    { path: '/api/nothing', status: 404 },
  ],
  warmUp: 2000,
  requests: 300,
  /** Few, because people come one after another; more than one, because one would measure the timers between two calls. */
  connections: 2,
};

const THROUGHPUT = { path: '/api/subscription', connections: 10, warmUpMs: 2000, roundMs: 1000 };

/**
 * @param stack the settings of the stack
 * @param runs how many instances are loaded
 */
export async function measureApi(stack: NodeJS.ProcessEnv, runs: number): Promise<Figure[]> {
  const google = await startGoogle(EVERYONE);
  const settings = apiSettings(stack, google);
  const api = await startProcess('api', settings);
  try {
    return [
      await measureModuleLoad(settings, runs),
      ...(await measureCpu(api)),
      await measureThroughput(api),
      ...(await countRoundTrips(stack)),
    ];
  } finally {
    await api.stop();
    google.close();
  }
}

/** How long a new instance takes until it can answer: its entry file, and everything that it loads behind it. */
async function measureModuleLoad(settings: NodeJS.ProcessEnv, runs: number): Promise<Figure> {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const env = { ...settings, BENCH_TOKEN: TOKEN };
    const instance = await startProcess('new-instance', env, at('new-instance.ts'));
    times.push(Number(instance.said));
    await instance.stop();
  }
  return figureOf('module load: all', 'ms', times);
}

/** The time on a processor that the API's process spends on one request, when warm. */
async function measureCpu(api: Process): Promise<Figure[]> {
  const figures = [];
  for (const endpoint of CPU.endpoints) {
    const call = { ...endpoint, url: api.url, token: TOKEN, connections: CPU.connections };
    const send = (count: number) => hammer({ ...call, until: (sent) => sent >= count });
    await send(CPU.warmUp);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await api.cpuMs();
      const { requests } = await send(CPU.requests);
      rounds.push(((await api.cpuMs()) - before) / requests);
    }
    figures.push(figureOf(`CPU: ${endpoint.path}`, 'ms a request', rounds));
  }
  return figures;
}

/**
 * Answers a second, as a share of what Node's own server gives with a handler that verifies the token's signature and nothing
 * else. The API is asked with a session that has expired, because its answer takes our whole middleware and the signature, but
 * no other service.
 */
async function measureThroughput(api: Process): Promise<Figure> {
  const env = { ...process.env, BENCH_PUBLIC_KEY: PUBLIC_KEY };
  const raw = await startProcess('raw', env, at('bare-handler.cjs'));
  const hourAgo = seconds() - 3600;
  const token = idToken('ada', { claims: { iat: hourAgo - 3600, exp: hourAgo } });
  const { path, connections, warmUpMs, roundMs } = THROUGHPUT;
  const rateOf = async ({ url }: Process, ms: number) => {
    const end = performance.now() + ms;
    const until = () => performance.now() >= end;
    const sent = await hammer({ url, path, token, status: 401, connections, until });
    return sent.requests / sent.seconds;
  };
  try {
    await rateOf(raw, warmUpMs);
    await rateOf(api, warmUpMs);
    const ratios = [];
    // In turns, so that whatever else the machine does meets both of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      const least = await rateOf(raw, roundMs);
      ratios.push((await rateOf(api, roundMs)) / least);
    }
    return figureOf('throughput: the API ÷ raw', '×', ratios);
  } finally {
    await raw.stop();
  }
}

function at(file: string) {
  return join(import.meta.dirname, file);
}
