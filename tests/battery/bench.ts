// Runs the bench as a person does, each measurement once, and judges whether it measured everything that has a target. How fast
// anything is, is not judged here: that depends on the machine, and is left to `npm run bench -- --check`.
import { spawn } from 'node:child_process';
import { ROOT } from '../../scripts/lib/places.ts';
import type { Result } from '../../scripts/test/results.ts';

export async function run(): Promise<Result> {
  const bench = spawn('npm', ['run', 'bench', '--', '--runs=1', '--minutes=1', '--check'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const piece of bench.stdout.setEncoding('utf8')) {
    output += piece;
    process.stdout.write(piece);
  }
  const verdicts = [...output.matchAll(/^(ok|worse|missing) +(.*)$/gm)];
  const failures = verdicts.flatMap(([, verdict, test = '']) =>
    verdict === 'missing' ? [{ test: `bench › ${test}`, error: 'not measured' }] : [],
  );
  // A bench that fails on its way judges nothing, and a part without a test has failed.
  return { passed: verdicts.length - failures.length, failed: failures.length, failures };
}
