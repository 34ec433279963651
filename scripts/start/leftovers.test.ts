import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { isPortTaken } from '../lib/ports.ts';
import { signal } from '../lib/processes.ts';
import { scratchFolder } from '../lib/scratch.fixture.ts';

let inside: string;
beforeEach(() => {
  inside = scratchFolder();
});

test('the next start ends what a killed one left, at any depth, and removes its folder', async () => {
  const killed = await start();
  killed.child.kill('SIGKILL');
  await once(killed.child, 'close');
  expect(await isPortTaken(killed.port)).toBe(true);

  const next = await start();
  expect(next.said).toEqual(['Ended what a killed start had left running (processes: 2).']);
  expect(await isPortTaken(killed.port)).toBe(false);
  expect(existsSync(killed.folder)).toBe(false);
});

test('what belongs to a start that still runs is left alone', async () => {
  const running = await start();
  const next = await start();
  expect(next.said).toEqual([]);
  expect(await isPortTaken(running.port)).toBe(true);
  expect(existsSync(running.folder)).toBe(true);
});

/** Its child ends at once where it can; the child's child listens, in a process group of its own. */
async function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', START], {
    env: { ...process.env, TMPDIR: inside },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const { pids, ...made }: { pids: number[]; port: number; folder: string; said: string[] } =
    JSON.parse(String(line));
  onTestFinished(() => {
    child.kill('SIGKILL');
    for (const pid of pids) signal(pid, 'SIGKILL');
  });
  return { child, ...made };
}

const LISTENS = `
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () =>
    console.log(JSON.stringify({ port: server.address().port, pids: [process.ppid, process.pid] })));
`;
const PARENT = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(LISTENS)}], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
`;
const START = `
  import { spawn } from 'node:child_process';
  import { once } from 'node:events';
  const { claimScratch } = await import(${JSON.stringify(new URL('leftovers.ts', import.meta.url).href)});
  const { log } = console;
  const said = [];
  console.log = (text) => said.push(text);
  const folder = await claimScratch();
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(PARENT)}], { detached: true });
  const [line] = await once(child.stdout, 'data');
  log(JSON.stringify({ ...JSON.parse(line), folder, said }));
  setInterval(() => {}, 1000);
`;
