import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { claimScratch } from './leftovers.ts';
import { claimCheckout, readRunningStart } from './running-start.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('a second start hears of the first, and where that is', async () => {
  const scratch = await claimScratch({ inside: folder });
  const file = join(folder, 'running.json');
  expect(await claimCheckout(scratch, file)).toBeNull();
  expect(await claimCheckout('/another', file)).toEqual({ pid: process.pid, scratch });
});

test('what a start left behind that has ended or was killed does not block the next', async () => {
  const file = join(folder, 'running.json');
  writeFileSync(file, JSON.stringify({ pid: process.pid, scratch: join(folder, 'gone') }));
  expect(await readRunningStart(file)).toBeNull();
  expect(await claimCheckout(folder, file)).toBeNull();
});
