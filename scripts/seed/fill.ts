/**
 * Replaces all that running emulators of Auth, Firestore and Storage hold with the seed people of emulator-data/seed.
 * Needs FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST.
 */
import { initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { readPeople, type SeedPerson } from '../../standins/seed-people.ts';
import { messageOf } from '../lib/caught.ts';
import { BUCKET } from '../lib/places.ts';
import { control } from './emulators.ts';
import { PASSWORD } from './people/seed-logins.ts';
import { seedPictures } from './people/seed-pictures.ts';
import { JOINED, seedDocuments } from './seed-documents.ts';

try {
  const projectId = process.env['FIREBASE_PROJECT_ID'] ?? process.env['GCLOUD_PROJECT'] ?? '';
  if (!projectId.startsWith('demo-')) {
    throw new Error(
      `Seeding deletes everything first, so it needs a demo- project instead of "${projectId}". Set FIREBASE_PROJECT_ID=demo-alcove.`,
    );
  }
  const people = readPeople();
  await seedAccounts(originFrom('FIREBASE_AUTH_EMULATOR_HOST'), projectId, people);
  const app = initializeApp({ projectId });
  await seedDocuments(originFrom('FIRESTORE_EMULATOR_HOST'), app, people);
  await seedFiles(originFrom('FIREBASE_STORAGE_EMULATOR_HOST'), app);
  console.log(`Seeded ${people.length} people into ${projectId}.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function originFrom(variable: string): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} is not set: start the emulators with npm start first.`);
  return `http://${host}`;
}

/** Replaces all accounts with the seed people's, who share one password. */
async function seedAccounts(auth: string, projectId: string, people: readonly SeedPerson[]) {
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
      users: people.map(({ uid, email, displayName, emailVerified, disabled }) => ({
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
    seedPictures().map(({ path, token, bytes }) =>
      bucket.file(path).save(bytes, {
        resumable: false,
        metadata: {
          contentType: 'image/webp',
          metadata: { firebaseStorageDownloadTokens: token },
        },
      }),
    ),
  );
}
