// `npm run doctor`: can this machine run the product? A table of checks; each failure says how to fix it.
// `npm run doctor -- --live <project>`: the same about a live project, see scripts/live/doctor-live.ts. `--mail <address>` sends
// a test e-mail there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import { LOCAL, ROOT } from './lib/places.ts';
import { DEFAULT_PORTS, takenPorts } from './lib/ports.ts';
import { readRunningStart } from './start/running-start.ts';

/** Each check reports what it found and whether that is enough. `hard`: without it nothing starts. */
const CHECKS = [
  {
    name: 'System',
    hard: true,
    // run.mjs has turned down what the product cannot run on.
    run: () => ({ ok: true, found: `${process.platform}, Node ${process.versions.node}` }),
    fix: '',
  },
  {
    name: 'Dependencies',
    hard: true,
    run: () => {
      const missing = ['node_modules', 'functions/node_modules'].filter(
        (folder) => !existsSync(join(ROOT, folder)),
      );
      return {
        ok: missing.length === 0,
        found: missing.length ? `no ${missing.join(', ')}` : 'installed',
      };
    },
    fix: 'Run `npm start` or `npm test`: both install what is missing.',
  },
  {
    name: 'Java',
    hard: true,
    run: () => ({
      ok: java !== null,
      found: java ? `${java.version} (${java.path})` : 'too old or missing',
    }),
    fix: `Install Java ${JAVA_MINIMUM} or newer (${HOW_TO_INSTALL_JAVA}), or name it in JAVA_HOME.`,
  },
  {
    name: 'Firestore emulator',
    hard: false,
    run: () => findingOf(jars?.firestore),
    fix: `The first start downloads it. ${HOW_TO_HAVE_FIRESTORE}`,
  },
  {
    name: 'Storage rules',
    hard: false,
    run: () => findingOf(jars?.storageRules),
    fix: `The first start downloads what judges them. ${HOW_TO_HAVE_STORAGE_RULES}`,
  },
  {
    name: 'Seed',
    hard: true,
    run: () => {
      const ok = existsSync(join(ROOT, 'emulator-data/firebase-export-metadata.json'));
      return { ok, found: ok ? 'emulator-data' : 'export missing' };
    },
    fix: 'Run `npm run seed` to make the export from emulator-data/seed.',
  },
  {
    name: 'Chromium (tests)',
    hard: false,
    run: async () => {
      const path = await findChromium().catch(() => null);
      return { ok: path !== null, found: path ?? 'none' };
    },
    fix: `\`npm test\` installs it. By hand: ${HOW_TO_INSTALL_CHROMIUM}, or name one in CHROMIUM_PATH.`,
  },
  {
    name: 'Ports',
    hard: false,
    run: async () => {
      const own = await readRunningStart();
      if (own) return { ok: true, found: `Alcove runs at ${own.site ?? 'its start'}` };
      const taken = await takenPorts(DEFAULT_PORTS);
      return {
        ok: taken.length === 0,
        found: taken.length ? `taken: ${taken.join(', ')}` : 'free',
      };
    },
    fix: '`npm start` uses other ports and prints them. `ss -ltnp`, or on macOS `lsof -nP -iTCP:5000 -sTCP:LISTEN`, names the program at a port.',
  },
];

const at = process.argv.indexOf('--live');
if (at !== -1) {
  await installPackages(['.', 'functions']);
  const { examineLive } = await import('./live/doctor-live.ts');
  const isDeploy = process.argv.includes('--after-deploy');
  const mailAt = process.argv.indexOf('--mail');
  const testTo = mailAt === -1 ? null : (process.argv[mailAt + 1] ?? '');
  process.exit((await examineLive(process.argv[at + 1] ?? '', isDeploy, testTo)) ? 0 : 1);
}

const java = findJava();
const jars = java && findEmulatorJars(java, join(LOCAL, 'doctor'));
let isFit = true;
for (const { name, hard, run, fix } of CHECKS) {
  const { ok, found } = await run();
  console.log(`${ok ? 'ok  ' : hard ? 'FAIL' : 'note'}  ${name.padEnd(20)} ${found}`);
  if (!ok) console.log(`      → ${fix}`);
  if (!ok && hard) isFit = false;
}
process.exit(isFit ? 0 : 1);

function findingOf(jar: Found | undefined) {
  return { ok: jar !== undefined && !isDownload(jar), found: jar?.source ?? 'needs Java' };
}
