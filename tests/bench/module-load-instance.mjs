// One new instance. What loads in the background has arrived when a request is answered; it asks for an address that does not
// exist, so that nothing is measured but the loading.
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/lib/places.mjs';
import { portOf } from '../../scripts/lib/ports.mjs';

const entryFile = pathToFileURL(join(ROOT, 'functions/lib/index.js')).href;
const began = performance.now();
const { api } = await import(entryFile);
const entry = performance.now() - began;
const server = createServer((request, response) => void api(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const [answer] = await once(get(`http://127.0.0.1:${portOf(server)}/api/nothing`), 'response');
if (answer.statusCode !== 404) throw new Error(`the API answered ${answer.statusCode}`);
const all = performance.now() - began;
process.send?.({ entry, all }, () => process.exit());
