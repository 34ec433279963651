// The time on a processor that the API's process spends on one request, when warm.
import { figureOf, type Figure } from '../figures.ts';
import type { FunctionProcess } from './functions-process.ts';
import { hammer } from './raw-client.ts';

const ROUNDS = 5;
const WARM_UP = 2000;
const REQUESTS = 300;
/** Few, because people come one after another; more than one, because one would measure the timers between two calls. */
const CONNECTIONS = 2;

const ENDPOINTS = [
  { path: '/api/subscription', status: 200 },
  { path: '/api/servers', status: 200 },
  { path: '/api/nothing', status: 404 },
];

/** @param token a subscriber's */
export async function measureCpu(api: FunctionProcess, token: string): Promise<Figure[]> {
  const figures = [];
  for (const { path, status } of ENDPOINTS) {
    const call = { url: api.url, path, token, status, connections: CONNECTIONS };
    const send = (count: number) => hammer({ ...call, until: (sent) => sent >= count });
    await send(WARM_UP);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await api.cpuMs();
      const { requests } = await send(REQUESTS);
      rounds.push(((await api.cpuMs()) - before) / requests);
    }
    figures.push(figureOf(`CPU: ${path}`, 'ms a request', rounds));
  }
  return figures;
}
