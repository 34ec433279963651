// One new instance of the API, which says how many milliseconds it took to load. What loads in the background has arrived when a
// request is answered: one for an address that does not exist, so that nothing is measured but the loading.
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/lib/places.ts';
import { portOf } from '../../../scripts/lib/ports.ts';

const entryFile = pathToFileURL(join(ROOT, 'functions/lib/index.js')).href;
const began = performance.now();
const { api } = await import(entryFile);
const server = createServer((request, response) => void api(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const headers = { Authorization: `Bearer ${process.env.BENCH_TOKEN}` };
const request = get({ host: '127.0.0.1', port: portOf(server), path: '/api/nothing', headers });
const [{ statusCode }] = await once(request, 'response');
if (statusCode !== 404) throw new Error(`the API answered ${statusCode}`);
process.send?.(performance.now() - began);
