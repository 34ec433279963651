import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createChildren } from './children.ts';
import { isPortTaken } from './ports.ts';
import { scratchFolder } from './scratch.fixture.ts';

test('a forced end reaches what a child started in a group of its own', async () => {
  const children = createChildren();
  const port = await new Promise<number>((resolve) => {
    children.start({
      name: 'deaf',
      command: process.execPath,
      args: ['-e', DEAF],
      log: join(scratchFolder(), 'log'),
      endsItsChildren: true,
      grace: 100,
      onLine: (line) => resolve(Number(line)),
    });
  });
  expect(await isPortTaken(port)).toBe(true);
  await children.stopAll();
  await expect.poll(() => isPortTaken(port)).toBe(false);
});

const LISTENS = `
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
/** Ignores a request to end, and does not end what it started. */
const DEAF = `
  process.on('SIGINT', () => {});
  setInterval(() => {}, 1000);
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(LISTENS)}], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
`;
