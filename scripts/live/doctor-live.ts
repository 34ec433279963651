/**
 * The work of `npm run doctor -- --live <project>`: reads what can be read of a live project, as the person signed in to Google
 * here, and changes nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationDefault } from 'firebase-admin/app';
import { Stripe } from 'stripe';
import { ROOT } from '../lib/places.ts';
import { diagnose } from './diagnose.ts';
import { report, UnreadError } from './finding.ts';
import { readSettings, resolveProject } from './settings.ts';

const CALL_TIMEOUT_MS = 10_000;

// Whether this is a machine of Google's is told by its hardware; asking the network takes seconds and warns about no answer.
process.env['METADATA_SERVER_DETECTION'] ??= 'bios-only';

/**
 * @param word an alias of .firebaserc or a project id
 * @returns whether the project is fit; what it found is on the terminal
 */
export async function examineLive(word: string): Promise<boolean> {
  try {
    return await examine(word);
  } catch (error) {
    if (!(error instanceof UnreadError)) throw error;
    console.error(`${error.message}. ${error.remedy}`);
    return false;
  }
}

async function examine(word: string): Promise<boolean> {
  const project = resolveProject(word, textOf('.firebaserc'));
  console.log(`Reading ${project} …\n`);
  const findings = await diagnose({
    fetch,
    timeoutMs: CALL_TIMEOUT_MS,
    token: async () => (await applicationDefault().getAccessToken()).access_token,
    stripe: makeStripe(process.env['STRIPE_SECRET_KEY']),
    project,
    settings: readSettings(ROOT, project),
    expiring: JSON.parse(textOf('firestore.indexes.json')).fieldOverrides,
  });
  const { text, isFit } = report(findings);
  console.log(text);
  return isFit;
}

function makeStripe(key: string | undefined): Stripe | null {
  if (!key) return null;
  return new Stripe(key, { timeout: CALL_TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false });
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
