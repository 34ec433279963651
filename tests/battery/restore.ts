// Until it is restored, a backup is a hope. This exports the emulators' data, erases it, imports it into new emulators and
// compares. What only Google's own backups do is in docs/operating.md, with what remains to be tried there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/places.ts';
import { runOnEmulators } from '../../scripts/seed/run-on-emulators.ts';
import type { Report } from '../../scripts/test/reports.ts';

const STEPS = join(ROOT, 'tests/battery/restore-steps.ts');

export async function run(): Promise<Report> {
  console.log('A restore: export, erase, import into new emulators, compare …');
  const scratch = mkdtempSync(join(tmpdir(), 'alcove-restore-'));
  try {
    const exported = join(scratch, 'export');
    const failures = [
      ...(await execute(scratch, 'export and erase', join(ROOT, 'emulator-data'), 'erase')),
      ...(await execute(scratch, 'import and compare', exported, 'compare')),
    ];
    return { passed: 2 - failures.length, failed: failures.length, failures };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Starts emulators with this data and runs one step on them. */
async function execute(scratch: string, title: string, data: string, step: string) {
  const words = [STEPS, step, join(scratch, 'export')];
  const { status, stdout, stderr } = await runOnEmulators(scratch, words, `--import=${data}`);
  console.log(/^(?:Erased|Restored) .*$/m.exec(stdout)?.[0] ?? `${title} failed`);
  return status === 0 ? [] : [{ test: title, error: `${stdout}\n${stderr}` }];
}
