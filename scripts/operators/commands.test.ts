import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readText } from '../lib/files.ts';
import { PROJECT_ID, ROOT } from '../lib/places.ts';
import { chooseCommand, explain } from './as-operator.ts';

const PROGRAMS = {
  accounts: 'scripts/accounts.ts',
  machines: 'scripts/machines.ts',
  messages: 'scripts/messages.ts',
  status: 'scripts/status.ts',
  withdrawals: 'scripts/operators/withdrawals.ts',
  restore: 'scripts/operators/restore.ts',
};

const MOVE = 'update <id> "<text>" [--from <time> --until <time>]';
const ANNOUNCE = '<file.md> [--send | --stop | --discard | --status]';

/** The commands that a program says it has, as it writes them. */
async function patternsOf(file: string): Promise<string[]> {
  const words = [file, 'no such command', '--project', PROJECT_ID];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, { cwd: ROOT }, (_error, _out, errors) => resolve(errors));
  });
  const [, all = ''] = / -- (.+) \[--project/.exec(said) ?? [];
  return all.split(' | ');
}

/** The commands that a program says it has, by their first word. */
async function commandsOf(program: string, file: string): Promise<string[]> {
  return (await patternsOf(file)).map((pattern) => `${program} ${pattern.split(' ')[0] ?? ''}`);
}

/** Such a line as people type it: each `<…>` is a word, and of what may be missing there is all or nothing. */
function exampleOf(pattern: string, optional: 'all' | 'none'): string[] {
  return pattern
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) => (optional === 'all' ? part : ''))
    .replaceAll(/ \| --\w+/g, '')
    .replaceAll(/<[^>]*>/g, 'x')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('"', ''));
}

/** Which of these commands a line is. */
async function chosenOf(program: string, patterns: string[], words: string[]): Promise<unknown> {
  const chosen: string[] = [];
  const commands = patterns.map((pattern) => [pattern, async () => void chosen.push(pattern)]);
  await chooseCommand(program, Object.fromEntries(commands), words)();
  return chosen;
}

async function givenOf(pattern: string, line: string[]): Promise<string[] | null> {
  let given: string[] | null = null;
  const commands = { [pattern]: async (...words: string[]) => void (given = words) };
  await chooseCommand('status', commands, line)();
  return given;
}

test.each<[pattern: string, line: string[], given: string[]]>([
  [MOVE, ['update', 'i', 'Later.'], ['i', 'Later.']],
  [
    MOVE,
    ['update', 'i', 'Later.', '--from', 'a', '--until', 'b'],
    ['i', 'Later.', '--from', 'a', '--until', 'b'],
  ],
  [
    MOVE,
    ['update', 'i', 'Later.', '--from=a', '--until=b'],
    ['i', 'Later.', '--from=a', '--until=b'],
  ],
  [ANNOUNCE, ['a.md', '--send'], ['a.md', '--send']],
])('%s takes %j as %j', async (pattern, line, given) => {
  expect(await givenOf(pattern, line)).toEqual(given);
});

test.each<[pattern: string, line: string[]]>([
  [MOVE, ['update', 'i', '--from', 'a', '--until', 'b']],
  [ANNOUNCE, ['a.md', '--send', '--stop']],
  [ANNOUNCE, ['--send']],
])('%s is not %j', async (pattern, line) => {
  await expect(givenOf(pattern, line)).rejects.toThrow('How to use it: npm run status');
});

// R-LIV-11
test('every command takes the line that it documents, and names an option that it does not know @battery', async () => {
  const all = Object.entries(PROGRAMS).map(
    async ([program, file]) => [program, await patternsOf(file)] as const,
  );
  for (const [program, patterns] of await Promise.all(all)) {
    for (const pattern of patterns) {
      for (const optional of ['all', 'none'] as const) {
        const words = exampleOf(pattern, optional);
        expect(await chosenOf(program, patterns, words)).toEqual([pattern]);
        await expect(chosenOf(program, patterns, [...words, '--nosuch', 'x'])).rejects.toThrow(
          'There is no option --nosuch.',
        );
      }
    }
  }
}, 60_000);

/** Lines that the guide gives to be copied, by their program, as the words that a shell makes of them. */
function linesInGuide(): [program: string, words: string[]][] {
  const lines = readText('docs/operating.md').matchAll(/^ *npm run (\w+) -- (.+?)(?: {2,}.*)?$/gm);
  return [...lines].map(([, program = '', line = '']) => {
    const typed = line.replace(' --project <project>', '').replaceAll(/<[^>]*>/g, 'x');
    return [program, (typed.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))];
  });
}

// R-LIV-11
test('every line that the guide gives to be copied is a command @battery', async () => {
  const lines = linesInGuide().filter(([program]) => program in PROGRAMS);
  expect(lines.length).toBeGreaterThan(30);
  for (const [program, file] of Object.entries(PROGRAMS)) {
    const patterns = await patternsOf(file);
    for (const [, words] of lines.filter(([named]) => named === program)) {
      expect(await chosenOf(program, patterns, words)).toHaveLength(1);
    }
  }
}, 60_000);

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

// R-MAI-08
test('a file that is not there is named, without a guess about what has changed', async () => {
  const program = { role: 'Owner', known: [] };
  const error = await readFile('nofile.md', 'utf8').catch((caught: unknown) => caught);
  expect(explain(error, program)).toBe('There is no file nofile.md.');
  expect(explain(new Error('No.'), program)).toMatch(/^The command failed, perhaps before/);
});
