// Hosting's own server, with the rules that the emulators get.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createChildren } from './children.ts';
import { hostingHeaders, writeFirebaseConfig } from './hosting-config.ts';
import { ROOT } from './places.ts';

const NAME = 'start-D--x_L8u.js';

test('a running Hosting learns which assets were built after its start', async () => {
  const { config, kept } = await serve();
  expect(await kept('start-AAAAAAAA.js')).toEqual([404, 'no-store']);

  configure(config, [NAME]);

  expect(await kept(NAME)).toEqual([200, 'public, max-age=31536000, immutable']);
  for (const other of ['start-AAAAAAAA.js', `x${NAME}`, `${NAME}.map`, NAME.replace('.', 'x')]) {
    expect([other, ...(await kept(other))]).toEqual([other, 404, 'no-store']);
  }
});

async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-headers-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', NAME), '');
  const config = join(folder, 'firebase.json');
  configure(config, []);
  const children = createChildren();
  onTestFinished(async () => {
    await children.stopAll();
    rmSync(folder, { recursive: true, force: true });
  });
  const port = await new Promise<string>((resolve, reject) => {
    children.start({
      name: 'hosting',
      command: process.execPath,
      args: [
        `--require=${join(ROOT, 'scripts/lib/fresh-headers.cjs')}`,
        `--eval=${SERVER}`,
        '--',
        `--config=${config}`,
      ],
      cwd: folder,
      log: join(folder, 'log'),
      onLine: resolve,
      onExit: (code) => reject(new Error(`Hosting ended with ${code}`)),
    });
  });
  const kept = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/assets/${name}`);
    return [answer.status, answer.headers.get('cache-control')];
  };
  return { config, kept };
}

function configure(file: string, assets: string[]) {
  writeFirebaseConfig(file, { hosting: { headers: hostingHeaders({ assets }) } });
}

// As firebase-tools starts it: the config as it was then.
const SERVER = `
const { createRequire } = require('node:module');
const tools = createRequire(${JSON.stringify(join(ROOT, 'node_modules/firebase-tools/package.json'))});
const hosting = { public: '.', ...JSON.parse(require('node:fs').readFileSync('firebase.json', 'utf8')).hosting };
const server = tools('superstatic').server({ config: hosting, port: 0, hostname: '127.0.0.1', stack: 'strict' });
const listening = server.listen(() => console.log(listening.address().port));
`;
