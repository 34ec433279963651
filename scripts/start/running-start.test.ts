import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimCheckout, readRunningStart, releaseCheckout } from './running-start.ts';

test('the first start of a checkout has it, until it gives it back', () => {
  const file = newFile();
  expect(claimCheckout(file)).toBeNull();
  releaseCheckout(file);
  expect(existsSync(file)).toBe(false);
});

test('a second start hears of the first, and where that is', async () => {
  const file = newFile();
  const pid = await runStart();
  writeFileSync(file, JSON.stringify({ pid, site: 'http://localhost:5100' }));
  expect(claimCheckout(file)).toEqual({ pid, site: 'http://localhost:5100' });
  releaseCheckout(file);
  expect(readRunningStart(file)?.pid).toBe(pid);
});

test('what a killed start left behind does not block the next', () => {
  const file = newFile();
  // No system gives a process this id.
  writeFileSync(file, JSON.stringify({ pid: 2 ** 31 - 1 }));
  expect(readRunningStart(file)).toBeNull();
  expect(claimCheckout(file)).toBeNull();
});

test('another program that now has the id of a killed start does not block the next', () => {
  const file = newFile();
  writeFileSync(file, JSON.stringify({ pid: process.pid }));
  expect(readRunningStart(file)).toBeNull();
});

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'running-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'running.json');
}

/** A process that looks like a start: the name is what identifies one. */
async function runStart() {
  const child = spawn(process.execPath, [
    '-e',
    "console.log('up'); setInterval(() => {}, 1000)",
    'main.ts',
    'start',
  ]);
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  return child.pid;
}
