import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createChildren } from './children.ts';
import { isPortTaken } from './ports.ts';

test('a forced end reaches what a child started in a group of its own', async () => {
  const children = createChildren();
  const port = await new Promise<number>((resolve) => {
    children.start({
      name: 'deaf',
      command: process.execPath,
      args: ['-e', DEAF],
      log: join(newFolder(), 'log'),
      endsItsChildren: true,
      grace: 100,
      onLine: (line) => resolve(Number(line)),
    });
  });
  expect(await isPortTaken(port)).toBe(true);
  await children.stopAll();
  await expect.poll(() => isPortTaken(port)).toBe(false);
});

test('nothing starts once all were asked to end', async () => {
  const children = createChildren();
  await children.stopAll();
  const late = { name: 'late', command: process.execPath, args: [], log: join(newFolder(), 'log') };
  expect(() => children.start(late)).toThrow('late was to start after the end');
});

test('a run answers with the exit code and all that was said, the last line without its end too', async () => {
  const run = await createChildren().run({
    name: 'speaker',
    command: process.execPath,
    args: ['-e', "process.stdout.write('one\\ntwo'); process.exitCode = 3"],
    log: join(newFolder(), 'log'),
  });
  expect(run).toEqual({ code: 3, output: 'one\ntwo' });
});

test('a program that does not exist is a failed run that names it', async () => {
  const { code, output } = await createChildren().run({
    name: 'nobody',
    command: '/no/such/program',
    args: [],
    log: join(newFolder(), 'log'),
  });
  expect(code).not.toBe(0);
  expect(output).toContain('/no/such/program');
});

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'children-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

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
