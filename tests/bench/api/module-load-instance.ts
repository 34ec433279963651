// One new instance. What loads in the background has arrived when a request is answered: first one for an address that does
// not exist, so that nothing is measured but the loading, then a person's first read, which loads what was left for later.
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/lib/places.ts';
import { portOf } from '../../../scripts/lib/ports.ts';

const entryFile = pathToFileURL(join(ROOT, 'functions/lib/index.js')).href;
const began = performance.now();
const { api } = await import(entryFile);
const entry = performance.now() - began;
const server = createServer((request, response) => void api(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
await ask('/api/nothing', 404);
const all = performance.now() - began;
await ask('/api/subscription', 200);
const read = performance.now() - began;
const times = { 'entry file': entry, all, 'until the first read is answered': read };
process.send?.(times, () => process.exit());

async function ask(path: string, status: number) {
  const headers = { Authorization: `Bearer ${process.env.BENCH_TOKEN}` };
  const request = get({ host: '127.0.0.1', port: portOf(server), path, headers });
  const [answer] = await once(request, 'response');
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`);
  answer.resume();
}
