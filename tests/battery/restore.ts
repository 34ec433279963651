// Until it is restored, a backup is a hope. This imports an export into new emulators, exports those, and compares. What only
// Google's own backups do is in docs/operating.md, with what remains to be tried there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorConfig } from '../../scripts/seed/emulator-config.ts';
import { isSameExport } from '../../scripts/seed/same-export.ts';
import { findFirestoreJar } from '../../scripts/computer/firestore-jar.ts';
import { findJava, withJava } from '../../scripts/computer/java.ts';
import { LOCAL, PROJECT_ID, ROOT } from '../../scripts/lib/places.ts';
import type { Report } from '../../scripts/test/reports.ts';

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const BACKUP = join(ROOT, 'emulator-data');

export async function run(): Promise<Report> {
  const java = findJava();
  if (!java) throw new Error('The Firestore emulator needs Java. See npm run doctor.');
  const { binary } = findFirestoreJar(join(LOCAL, 'battery'));
  const scratch = mkdtempSync(join(tmpdir(), 'alcove-restore-'));
  const restored = join(scratch, 'export');
  try {
    writeFileSync(join(scratch, 'firebase.json'), JSON.stringify(await emulatorConfig()));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        FIREBASE,
        'emulators:exec',
        `"${process.execPath}" --version`,
        '--only=auth,firestore',
        `--project=${PROJECT_ID}`,
        `--import=${BACKUP}`,
        `--export-on-exit=${restored}`,
        '--config=firebase.json',
      ],
      {
        cwd: scratch,
        encoding: 'utf8',
        env: {
          ...withJava(process.env, java),
          ...(binary && { FIRESTORE_EMULATOR_BINARY_PATH: binary }),
          // firebase-tools notes there which emulators of a project run, so that others of this project stay out of it.
          TMPDIR: scratch,
          TEMP: scratch,
          TMP: scratch,
        },
      },
    );
    if (existsSync(restored) && isSameExport(BACKUP, restored)) {
      return { passed: 1, failed: 0, failures: [] };
    }
    const error = `It is not as it was.\n${stdout}\n${stderr}`;
    return { passed: 0, failed: 1, failures: [{ test: 'restore', error }] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
