/** Two ways to put a case of storage.rules to the test: through the stack's emulator, and straight to what judges the rules there. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getMetadata,
  getStorage,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type StorageReference,
} from 'firebase/storage';
import jwt from 'jsonwebtoken';
import { readText } from '../../scripts/lib/files.ts';
import { findEmulatorJars, withEmulatorJars } from '../../scripts/computer/emulator-jars.ts';
import { findJava } from '../../scripts/computer/java.ts';
import { LOCAL } from '../../scripts/lib/places.ts';
import { readEnv } from '../support/env.ts';
import { CALLERS, type Caller, type Outcome, type StorageCase } from './storage-cases.ts';

export const STORAGE_RULES = readText('storage.rules');

/** Another than the product's, so that no function hears of the files. */
const BUCKET = 'cases-of-storage-rules';
const PROJECT = 'demo-rules';

/** Asks the stack's emulator, with the client that browsers use. */
export async function askEmulator({ as, act, path, file, isTaken }: StorageCase): Promise<Outcome> {
  const emulator = readEnv('FIREBASE_STORAGE_EMULATOR_HOST');
  const me = newUid(as);
  if (act !== 'create' || isTaken) await place(emulator, path(me), file.contentType);
  const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, me);
  const storage = getStorage(app);
  const { hostname, port } = new URL(`http://${emulator}`);
  const mockUserToken = tokenOf(as, me);
  connectStorageEmulator(storage, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
  try {
    await perform(ref(storage, path(me)), { act, file });
    return 'allowed';
  } catch (error) {
    const isRefusal = error instanceof Error && 'code' in error;
    if (isRefusal && error.code === 'storage/unauthorized') return 'refused';
    throw error;
  } finally {
    await deleteApp(app);
  }
}

function perform(at: StorageReference, { act, file }: Pick<StorageCase, 'act' | 'file'>) {
  const { contentType, size, metadata: customMetadata } = file;
  switch (act) {
    case 'create':
      return uploadBytes(at, new Uint8Array(size), {
        contentType,
        ...(customMetadata && { customMetadata }),
      });
    case 'get':
      return getMetadata(at);
    case 'list':
      return list(at, { maxResults: 1 });
    case 'update':
      return updateMetadata(at, { cacheControl: 'no-store' });
    case 'delete':
      return deleteObject(at);
  }
}

/** Puts a file there as the emulator's owner. */
async function place(emulator: string, path: string, contentType: string): Promise<void> {
  const url = `http://${emulator}/v0/b/${BUCKET}/o?name=${encodeURIComponent(path)}`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': contentType };
  const answer = await fetch(url, { method: 'POST', headers, body: 'x' });
  if (!answer.ok) throw new Error(await answer.text());
}

/**
 * Starts what judges rules in firebase-tools' emulator, without the rest of it. Here a case without metadata says null, as Google
 * does in production; the emulator says {}.
 */
export async function startJudge() {
  const java = findJava();
  if (!java) throw new Error('There is no Java: run npm run doctor');
  // Read when firebase-tools is loaded.
  Object.assign(
    process.env,
    withEmulatorJars(process.env, java, findEmulatorJars(java, join(LOCAL, 'test'))),
  );
  const tools = createRequire(import.meta.resolve('firebase-tools/package.json'));
  const { StorageRulesRuntime }: { StorageRulesRuntime: new () => Runtime } = tools(
    './lib/emulator/storage/rules/runtime.js',
  );
  const runtime = new StorageRulesRuntime();
  await runtime.start();
  return {
    /** @throws {Error} with the compiler's words */
    async load(content: string) {
      const files = [{ name: 'storage.rules', content }];
      const { ruleset, issues } = await runtime.loadRuleset({ files });
      if (!ruleset) throw new Error(issues.errors.join('\n'));
      return {
        issues,
        judge: (one: StorageCase) => ruleset.verify(requestOf(one)),
      };
    },
    stop: () => runtime.stop(),
  };
}

function requestOf({ as, act, path, file, isTaken }: StorageCase) {
  const me = newUid(as);
  const object = { bucket: BUCKET, name: path(me), ...file, metadata: file.metadata ?? null };
  return {
    method: act,
    path: `/b/${BUCKET}/o/${path(me)}`,
    file: {
      ...((act !== 'create' || isTaken) && act !== 'list' ? { before: object } : {}),
      ...(act === 'create' || act === 'update' ? { after: object } : {}),
    },
    projectId: PROJECT,
    token: tokenOf(as, me),
  };
}

/** For one case alone: no other has anything in its folder. */
function newUid(as: Caller): string {
  return `${as === 'a hand-off identity' ? 'server:' : ''}${randomUUID()}`;
}

function tokenOf(as: Caller, me: string): string | undefined {
  const claims = CALLERS[as](me);
  return claims === null ? undefined : jwt.sign(claims, '', { algorithm: 'none' });
}

/** The part of firebase-tools' class that is used here. */
type Runtime = {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  loadRuleset: (source: { files: object[] }) => Promise<{
    issues: { errors: string[]; warnings: string[] };
    ruleset?: {
      verify: (
        request: ReturnType<typeof requestOf>,
      ) => Promise<{ permitted?: boolean; issues: { errors: string[]; warnings: string[] } }>;
    };
  }>;
};
