/**
 * Replaces all that running emulators of Auth, Firestore and Storage hold with the seed people of emulator-data/seed.
 * Needs FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST.
 * At a start, AI_SERVER_PORT is where their machines answer; with SEED_PLANS=off, no one has a plan; with SEED_IMPORTED=yes, the
 * emulators hold the export, which this only places there.
 */
import { readFileSync } from 'node:fs';
import { initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { picturePath } from '../../functions/src/contract/files/files.ts';
import { readPeople } from '../../standins/seed-people.ts';
import { messageOf } from '../lib/caught.ts';
import { BUCKET } from '../lib/places.ts';
import { PASSWORD } from './people/seed-logins.ts';
import { forgetSeedPlans, placeSeed } from './place-seed.ts';
import { JOINED, seedDocuments } from './seed-documents.ts';

try {
  const projectId = process.env['FIREBASE_PROJECT_ID'] ?? process.env['GCLOUD_PROJECT'] ?? '';
  if (!projectId.startsWith('demo-')) {
    throw new Error(
      `Seeding deletes everything first, so it needs a demo- project instead of "${projectId}". Set FIREBASE_PROJECT_ID=demo-alcove.`,
    );
  }
  const firestore = originFrom('FIRESTORE_EMULATOR_HOST');
  const storage = originFrom('FIREBASE_STORAGE_EMULATOR_HOST');
  const app = initializeApp({ projectId });
  const db = getFirestore(app);
  if (process.env['SEED_IMPORTED'] !== 'yes') {
    await seedAccounts(originFrom('FIREBASE_AUTH_EMULATOR_HOST'), projectId);
    await control(
      'DELETE',
      `${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    );
    await seedDocuments(db);
    await seedFiles(storage, app);
  }
  const aiServerPort = Number(process.env['AI_SERVER_PORT']);
  if (aiServerPort) {
    await placeSeed(db, { storage: storage.replace('127.0.0.1', 'localhost'), aiServerPort });
  }
  if (process.env['SEED_PLANS'] === 'off') await forgetSeedPlans(db);
  await db.terminate();
  console.log(`Seeded ${readPeople().length} people into ${projectId}.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function originFrom(variable: string): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} is not set: start the emulators with npm start first.`);
  return `http://${host}`;
}

/**
 * Calls an emulator as its owner, who may do everything.
 * @returns the answer's body
 * @throws {Error} with the emulator's words when it refuses
 */
async function control(method: string, url: string, body?: object): Promise<string> {
  const answer = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text;
}

/** Replaces all accounts with the seed people's, who share one password. */
async function seedAccounts(auth: string, projectId: string) {
  const project = `${auth}/emulator/v1/projects/${projectId}`;
  await control('DELETE', `${project}/accounts`);
  // On in production, off in the emulator by default: a wrong password and an unknown address must read the same.
  await control('PATCH', `${project}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  // The emulator accepts plain passwords and given times, which the Admin SDK does not pass on.
  const answer = await control(
    'POST',
    `${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    {
      users: readPeople().map(({ uid, email, displayName, emailVerified, disabled }) => ({
        localId: uid,
        email,
        displayName,
        emailVerified,
        disabled,
        rawPassword: PASSWORD,
        salt: `salt-of-${uid}`,
        createdAt: String(JOINED.getTime()),
      })),
    },
  );
  const { error: refused = [] }: { error?: object[] } = JSON.parse(answer);
  if (refused.length > 0) throw new Error(`Accounts were refused: ${JSON.stringify(refused)}`);
}

/** Replaces all files with the seed people's pictures. */
async function seedFiles(storage: string, app: App) {
  await control('POST', `${storage}/internal/reset`);
  const bucket = getStorage(app).bucket(BUCKET);
  await Promise.all(
    readPeople().map(async ({ uid, picture }) => {
      if (!picture) return;
      const file = new URL(`../../emulator-data/seed/${picture.file}`, import.meta.url);
      await bucket.file(picturePath(uid, picture.id)).save(readFileSync(file), {
        resumable: false,
        metadata: {
          contentType: 'image/webp',
          metadata: { firebaseStorageDownloadTokens: picture.token },
        },
      });
    }),
  );
}
