#!/usr/bin/env node
// `npm run doctor`: can this machine run the product? A table of checks; each failure says how to mend it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFirestoreJar } from './lib/firestore-jar.mjs';
import { findJava, JAVA_MINIMUM } from './lib/java.mjs';
import { LOCAL, ROOT } from './lib/places.mjs';
import { DEFAULT_PORTS, isPortTaken } from './lib/ports.mjs';

const NODE_MINIMUM = [20, 19];

/** Each check answers what it found, and whether that is enough. `hard`: without it nothing starts. */
const CHECKS = [
  {
    name: 'Node',
    hard: true,
    run: () => ({ ok: isNodeNewEnough(), found: process.version }),
    fix: `Install Node ${NODE_MINIMUM.join('.')} or newer.`,
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
    run: () => {
      const java = findJava();
      return {
        ok: java !== null,
        found: java ? `${java.version} (${java.path})` : 'none new enough',
      };
    },
    fix: `Install Java ${JAVA_MINIMUM} or newer (Debian: a package such as temurin-25-jdk or openjdk-21-jre-headless), or name it in JAVA_HOME.`,
  },
  {
    name: 'Firestore emulator',
    hard: false,
    run: () => {
      const { source } = findFirestoreJar(join(LOCAL, 'doctor'));
      return { ok: !source.startsWith('a download'), found: source };
    },
    fix: 'It is downloaded at the first start. Without that network: install the package google-cloud-cli-firestore-emulator, or name a jar in FIRESTORE_EMULATOR_BINARY_PATH.',
  },
  {
    name: 'Seed',
    hard: true,
    run: () => {
      const ok = existsSync(join(ROOT, 'emulator-data/firebase-export-metadata.json'));
      return { ok, found: ok ? 'emulator-data' : 'no export' };
    },
    fix: 'Run `npm run seed` to make the export from emulator-data/seed.',
  },
  {
    name: 'Chromium (tests)',
    hard: false,
    run: async () => {
      const { findChromium } = await import('./lib/chromium.mjs');
      const path = await findChromium().catch(() => null);
      return { ok: path !== null, found: path ?? 'none' };
    },
    fix: '`npm test` installs it. By hand: apt-get install chromium, or name one in CHROMIUM_PATH.',
  },
  {
    name: 'Ports',
    hard: false,
    run: async () => {
      const taken = [];
      for (const port of Object.values(DEFAULT_PORTS))
        if (await isPortTaken(port)) taken.push(port);
      return {
        ok: taken.length === 0,
        found: taken.length ? `taken: ${taken.join(', ')}` : 'free',
      };
    },
    fix: 'If that is not Alcove itself, end the program that listens there (`ss -ltnp` names it). `npm test` picks free ports of its own.',
  },
];

let isFit = true;
for (const { name, hard, run, fix } of CHECKS) {
  const { ok, found } = await run();
  console.log(`${ok ? 'ok  ' : hard ? 'FAIL' : 'note'}  ${name.padEnd(20)} ${found}`);
  if (!ok) console.log(`      → ${fix}`);
  if (!ok && hard) isFit = false;
}
process.exit(isFit ? 0 : 1);

function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantMajor, wantMinor] = NODE_MINIMUM;
  return major > wantMajor || (major === wantMajor && minor >= wantMinor);
}
