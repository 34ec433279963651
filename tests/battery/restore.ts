// Until it is restored, a backup is a hope. This exports the emulators' data, imports it into new emulators and compares. What
// only Google's own backups do is in docs/operating.md, with what remains to be tried there.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorConfig } from '../../scripts/seed/emulator-config.ts';
import { findFirestoreJar } from '../../scripts/computer/firestore-jar.ts';
import { findJava, withJava } from '../../scripts/computer/java.ts';
import { LOCAL, PROJECT_ID, ROOT } from '../../scripts/lib/places.ts';
import type { Report } from '../../scripts/test/reports.ts';

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const STEPS = join(ROOT, 'tests/battery/restore-steps.ts');

export async function run(): Promise<Report> {
  console.log('A restore: export, import into new emulators, compare …');
  const scratch = mkdtempSync(join(tmpdir(), 'alcove-restore-'));
  const exported = join(scratch, 'export');
  try {
    writeFileSync(join(scratch, 'firebase.json'), JSON.stringify(await emulatorConfig()));
    const failures = [
      ...execute(scratch, 'note', [
        `--import=${join(ROOT, 'emulator-data')}`,
        `--export-on-exit=${exported}`,
      ]),
      ...execute(scratch, 'compare', [`--import=${exported}`]),
    ];
    return { passed: 2 - failures.length, failed: failures.length, failures };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Starts emulators with some data and runs one step on them. */
function execute(scratch: string, step: string, data: string[]) {
  const command = `"${process.execPath}" "${STEPS}" ${step} "${join(scratch, 'notes.json')}"`;
  const args = ['emulators:exec', command, '--only=auth,firestore', `--project=${PROJECT_ID}`];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [FIREBASE, ...args, ...data, '--config', 'firebase.json'],
    { cwd: scratch, env: environment(scratch), encoding: 'utf8' },
  );
  console.log(/^(?:Exported|Restored) .*$/m.exec(stdout)?.[0] ?? `${step} failed`);
  return status === 0 ? [] : [{ test: step, error: `${stdout}\n${stderr}` }];
}

function environment(scratch: string) {
  const java = findJava();
  if (!java) throw new Error('The Firestore emulator needs Java. See npm run doctor.');
  const { binary } = findFirestoreJar(join(LOCAL, 'battery'));
  return {
    ...withJava(process.env, java),
    ...(binary && { FIRESTORE_EMULATOR_BINARY_PATH: binary }),
    // firebase-tools notes there which emulators of a project run, so that others of this project stay out of it.
    TMPDIR: scratch,
    TEMP: scratch,
    TMP: scratch,
  };
}
