import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { readText } from '../lib/files.ts';
import { PROJECT_ID, ROOT } from '../lib/places.ts';

const PROGRAMS = {
  accounts: 'scripts/accounts.ts',
  machines: 'scripts/machines.ts',
  messages: 'scripts/messages.ts',
  status: 'scripts/status.ts',
  withdrawals: 'scripts/operators/withdrawals.ts',
  restore: 'scripts/operators/restore.ts',
};

/** The commands that a program says it has, by their first word. */
async function commandsOf(program: string, file: string): Promise<string[]> {
  const words = [file, 'no such command', '--project', PROJECT_ID];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, { cwd: ROOT }, (_error, _out, errors) => resolve(errors));
  });
  const [, all = ''] = / -- (.+) \[--project/.exec(said) ?? [];
  return all.split(' | ').map((pattern) => `${program} ${pattern.split(' ')[0] ?? ''}`);
}

/** Those of the guide's table, in which a row names its program once. */
function commandsInGuide(): string[] {
  const [, part = ''] = readText('docs/operating.md').split('## Commands that look first\n');
  const [table = ''] = part.split('\n## ');
  return [...table.matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, cell = '']) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
    const [program = '', verb = ''] = first.split(' ');
    return [verb, ...others].map((one) => `${program} ${one.split(' ')[0] ?? ''}`);
  });
}

// R-LIV-11
test('the guide says of every command what it shows first, and which way leads back @battery', async () => {
  const all = await Promise.all(
    Object.entries(PROGRAMS).map(([program, file]) => commandsOf(program, file)),
  );
  const inGuide = commandsInGuide().filter((command) => !command.startsWith('announce '));
  expect([...new Set(inGuide)].toSorted()).toEqual([...new Set(all.flat())].toSorted());
}, 60_000);
