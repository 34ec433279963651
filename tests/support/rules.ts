/** Swaps the running emulator's Firestore rules, for tests that run alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from './env.ts';
import { send } from './send.ts';

const DENY_ALL = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{all=**} { allow read, write: if false; } } }`;

/** Runs `body` while the rules refuse everything, then puts the project's own rules back. */
export async function whileRulesRefuse(body: () => Promise<void>): Promise<void> {
  await loadRules(DENY_ALL);
  try {
    await body();
  } finally {
    await loadRules(readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8'));
  }
}

async function loadRules(content: string): Promise<void> {
  const url = `http://${readEnv('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${readEnv('FIREBASE_PROJECT_ID')}:securityRules`;
  await send('PUT', url, { rules: { files: [{ name: 'firestore.rules', content }] } });
}
