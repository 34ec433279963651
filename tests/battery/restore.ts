// Until it is restored, a backup is a hope. This exports the emulators' data, erases it, imports it into new emulators and
// compares. What only Google's own backups do is in docs/operating.md, with what remains to be tried there.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorConfig } from '../../scripts/seed/emulator-config.ts';
import { findEmulatorJars, withEmulatorJars } from '../../scripts/computer/emulator-jars.ts';
import { findJava } from '../../scripts/computer/java.ts';
import { LOCAL, PROJECT_ID, ROOT } from '../../scripts/lib/places.ts';
import type { Report } from '../../scripts/test/reports.ts';

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const STEPS = join(ROOT, 'tests/battery/restore-steps.ts');

export async function run(): Promise<Report> {
  console.log('A restore: export, erase, import into new emulators, compare …');
  const scratch = mkdtempSync(join(tmpdir(), 'alcove-restore-'));
  try {
    writeFileSync(join(scratch, 'firebase.json'), JSON.stringify(await emulatorConfig()));
    const exported = join(scratch, 'export');
    const failures = [
      execute(scratch, 'export and erase', join(ROOT, 'emulator-data'), ['erase', exported]),
      execute(scratch, 'import and compare', exported, ['compare', exported]),
    ].flat();
    return { passed: 2 - failures.length, failed: failures.length, failures };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Starts emulators with this data and runs one step on them. */
function execute(scratch: string, title: string, data: string, words: string[]) {
  const command = [process.execPath, STEPS, ...words].map((word) => `"${word}"`).join(' ');
  const only = '--only=auth,firestore,storage';
  const args = ['emulators:exec', command, only, `--project=${PROJECT_ID}`];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [FIREBASE, ...args, `--import=${data}`, '--config', 'firebase.json'],
    { cwd: scratch, env: environment(scratch), encoding: 'utf8' },
  );
  console.log(/^(?:Erased|Restored) .*$/m.exec(stdout)?.[0] ?? `${title} failed`);
  return status === 0 ? [] : [{ test: title, error: `${stdout}\n${stderr}` }];
}

function environment(scratch: string) {
  const java = findJava();
  if (!java) throw new Error('The emulators need Java. See npm run doctor.');
  return {
    ...withEmulatorJars(process.env, java, findEmulatorJars(java, join(LOCAL, 'battery'))),
    // Otherwise Google's libraries ask the cloud's metadata server whether they run there.
    METADATA_SERVER_DETECTION: 'none',
    // firebase-tools notes there which emulators of a project run, so that others of this project stay out of it.
    TMPDIR: scratch,
    TEMP: scratch,
    TMP: scratch,
  };
}
