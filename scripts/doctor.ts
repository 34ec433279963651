// `npm run doctor`: can this machine run the product? A table of checks; each failure says how to fix it.
// `npm run doctor -- --live <project>`: the same about a live project, see scripts/live/doctor-live.ts. `--mail <address>` sends
// a test e-mail there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, HOW_TO_INSTALL_CHROMIUM } from './computer/chromium.ts';
import {
  findEmulatorJars,
  HOW_TO_HAVE_FIRESTORE,
  HOW_TO_HAVE_STORAGE_RULES,
  isDownload,
  type Found,
} from './computer/emulator-jars.ts';
import { installPackages } from './computer/install.ts';
import { findJava, HOW_TO_INSTALL_JAVA, JAVA_MINIMUM } from './computer/java.ts';
import { readOrEnd } from './lib/caught.ts';
import { LOCAL, ROOT } from './lib/places.ts';
import { DEFAULT_PORTS, takenPorts } from './lib/ports.ts';
import { readRunningStart } from './start/running-start.ts';

const { values } = readOrEnd(() =>
  parseArgs({
    options: {
      live: { type: 'string' },
      mail: { type: 'string' },
      'after-deploy': { type: 'boolean', default: false },
    },
  }),
);
if (values.live !== undefined) {
  await installPackages(['.', 'functions']);
  const { examineLive } = await import('./live/doctor-live.ts');
  process.exit((await examineLive(values.live, values['after-deploy'], values.mail)) ? 0 : 1);
}

// run.mjs has turned down what the product cannot run on.
say('System', { ok: true, found: `${process.platform}, Node ${process.versions.node}` });
const folders = ['node_modules', 'functions/node_modules'];
const uninstalled = folders.filter((folder) => !existsSync(join(ROOT, folder)));
const java = findJava();
const jars = java && findEmulatorJars(java, join(LOCAL, 'doctor'));
const hasSeed = existsSync(join(ROOT, 'emulator-data/firebase-export-metadata.json'));
// Without one of these nothing starts.
const isFit = [
  say('Dependencies', {
    ok: uninstalled.length === 0,
    found: uninstalled.length ? `no ${uninstalled.join(', ')}` : 'installed',
    fix: 'Run `npm start` or `npm test`: both install what is missing.',
  }),
  say('Java', {
    ok: java !== null,
    found: java ? `${java.version} (${java.path})` : 'too old or missing',
    fix: `Install Java ${JAVA_MINIMUM} or newer (${HOW_TO_INSTALL_JAVA}), or name it in JAVA_HOME.`,
  }),
  say('Seed', {
    ok: hasSeed,
    found: hasSeed ? 'emulator-data' : 'export missing',
    fix: 'Run `npm run seed` to make the export from emulator-data/seed.',
  }),
].every(Boolean);
sayJar('Firestore emulator', jars?.firestore, HOW_TO_HAVE_FIRESTORE);
sayJar('Storage rules', jars?.storageRules, HOW_TO_HAVE_STORAGE_RULES);
const chromium = await findChromium().catch(() => null);
say('Chromium (tests)', {
  ok: chromium !== null,
  found: chromium ?? 'none',
  fix: `\`npm test\` installs it. By hand: ${HOW_TO_INSTALL_CHROMIUM}, or name one in CHROMIUM_PATH.`,
  bad: 'note',
});
const own = await readRunningStart();
const taken = own ? [] : await takenPorts(DEFAULT_PORTS);
const free = own ? `Alcove runs at ${own.site ?? 'its start'}` : 'free';
say('Ports', {
  ok: taken.length === 0,
  found: taken.length ? `taken: ${taken.join(', ')}` : free,
  fix: '`npm start` uses other ports and prints them. `ss -ltnp`, or on macOS `lsof -nP -iTCP:5000 -sTCP:LISTEN`, names the program at a port.',
  bad: 'note',
});
process.exit(isFit ? 0 : 1);

type Line = { ok: boolean; found: string; fix?: string; bad?: 'FAIL' | 'note' };

function say(name: string, { ok, found, fix = '', bad = 'FAIL' }: Line): boolean {
  console.log(`${ok ? 'ok  ' : bad}  ${name.padEnd(20)} ${found}`);
  if (!ok) console.log(`      → ${fix}`);
  return ok;
}

function sayJar(name: string, jar: Found | undefined, how: string) {
  say(name, {
    ok: jar !== undefined && !isDownload(jar),
    found: jar?.source ?? 'needs Java',
    fix: `The first start downloads it. ${how}`,
    bad: 'note',
  });
}
