import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { downloadsOf, findEmulatorJars, withEmulatorJars } from './emulator-jars.ts';

/** Ends at once and without success, whatever it is asked to compile. */
const WITHOUT_COMPILER = { path: '/bin/false' };
const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

beforeEach(() => {
  for (const name of ['FIRESTORE_EMULATOR_BINARY_PATH', 'STORAGE_EMULATOR_BINARY_PATH']) {
    vi.stubEnv(name, '');
  }
  vi.stubEnv('FIREBASE_EMULATORS_PATH', scratchFolder());
  vi.stubEnv('CLOUDSDK_ROOT_DIR', scratchFolder({ [JAR]: 'a jar' }));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('what firebase-tools has downloaded before is left to it', () => {
  vi.stubEnv(
    'FIREBASE_EMULATORS_PATH',
    scratchFolder({
      'cloud-firestore-emulator-v1.22.0.jar': '',
      'cloud-storage-rules-runtime-v1.1.3.jar': '',
    }),
  );
  const jars = findEmulatorJars(WITHOUT_COMPILER, scratchFolder());

  expect(jars).toEqual({
    firestore: { source: expect.stringContaining('cache'), binary: null },
    storageRules: { source: expect.stringContaining('cache'), binary: null },
  });
  expect(downloadsOf(jars)).toEqual([]);
});

test('what a person names comes first', () => {
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', '/opt/rules.jar');
  const jars = findEmulatorJars(WITHOUT_COMPILER, scratchFolder());

  expect(jars.storageRules.binary).toBe('/opt/rules.jar');
  expect(withEmulatorJars({}, WITHOUT_COMPILER, jars)).toMatchObject({
    STORAGE_EMULATOR_BINARY_PATH: '/opt/rules.jar',
  });
});

test('with the Cloud SDK and a Java without compiler, the rules of Storage are a download, and the words name the packages', () => {
  const folder = scratchFolder();
  const jars = findEmulatorJars(WITHOUT_COMPILER, folder);

  expect(jars.firestore.binary).toBe(join(folder, 'firestore-launcher.jar'));
  expect(jars.storageRules.binary).toBeNull();
  expect(downloadsOf(jars)).toEqual([expect.stringMatching(/openjdk-21-jdk-headless/)]);
  expect(withEmulatorJars({}, WITHOUT_COMPILER, jars)).not.toHaveProperty(
    'STORAGE_EMULATOR_BINARY_PATH',
  );
});
