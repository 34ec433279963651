#!/usr/bin/env node
// Generates firebase.json from scripts/lib/hosting-config.mjs. `--write` writes it; without it, a difference is an error.
// `--live` compares firebase.live.json, which `npm run build` writes, with the definition and the built site.
import { join } from 'node:path';
import { messageOf } from './lib/caught.mjs';
import {
  firebaseConfig,
  isConfigCurrent,
  liveConfig,
  writeFirebaseConfig,
} from './lib/hosting-config.mjs';
import { LIVE_CONFIG, ROOT } from './lib/places.mjs';

const file = join(ROOT, 'firebase.json');
if (process.argv.includes('--write')) {
  writeFirebaseConfig(file, firebaseConfig());
} else if (process.argv.includes('--live')) {
  checkLive();
} else if (!isConfigCurrent(file, firebaseConfig())) {
  fail('firebase.json differs from scripts/lib/hosting-config.mjs. Update it: npm run config');
}

function checkLive() {
  try {
    if (isConfigCurrent(LIVE_CONFIG, liveConfig(ROOT))) return;
    fail('firebase.live.json differs from the site in web/dist. Build again: npm run build');
  } catch (error) {
    fail(`Checking firebase.live.json failed: ${messageOf(error)}. Build again: npm run build`);
  }
}

/** @param {string} words */
function fail(words) {
  console.error(words);
  process.exitCode = 1;
}
