import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEmulatorJars, withEmulatorJars } from '../computer/emulator-jars.ts';
import { findJava, JAVA_MINIMUM } from '../computer/java.ts';
import { PROJECT_ID, ROOT } from '../lib/places.ts';
import { freePorts } from '../lib/ports.ts';

/**
 * Starts emulators of what holds data, and runs a script on them.
 * @param words the script and its words
 * @param option of firebase-tools: what the emulators import or export
 * @returns how it ended, and what it printed
 */
export async function runOnEmulators(scratch: string, words: string[], option: string) {
  const java = findJava();
  if (!java) throw new Error(`The emulators need Java ${JAVA_MINIMUM}. See npm run doctor.`);
  writeFileSync(join(scratch, 'firebase.json'), JSON.stringify(await emulatorConfig()));
  return spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:exec',
      [process.execPath, ...words].map((word) => `"${word}"`).join(' '),
      '--only=auth,firestore,storage',
      `--project=${PROJECT_ID}`,
      '--config=firebase.json',
      option,
    ],
    {
      cwd: scratch,
      env: {
        ...withEmulatorJars(process.env, java, findEmulatorJars(java, scratch)),
        // Otherwise Google's libraries ask the cloud's metadata server whether they run there.
        METADATA_SERVER_DETECTION: 'none',
        // firebase-tools notes there which emulators of a project run, so that others of this project stay out of it.
        TMPDIR: scratch,
        TEMP: scratch,
        TMP: scratch,
      },
      encoding: 'utf8',
    },
  );
}

/** @returns the content of a firebase.json for what holds data, on free ports of 127.0.0.1 */
async function emulatorConfig() {
  const ports = await freePorts();
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    // Without our rules, firebase-tools would open the emulator to everyone.
    storage: { rules: join(ROOT, 'storage.rules') },
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreSocket },
      storage: at(ports.storage),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
    },
  };
}
