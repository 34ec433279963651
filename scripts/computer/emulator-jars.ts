// Finds what the emulators run on Java without a download, if the machine already has it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCAL } from '../lib/places.ts';
import { JAVA_MINIMUM, withJava } from './java.ts';
import { writeLauncher } from './launcher-jar.ts';

const SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const FIRESTORE_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const RULES_CLASS = 'StorageRules';
const RULES_SOURCE = join(import.meta.dirname, `${RULES_CLASS}.java`);
const DOWNLOAD: Found = { source: 'a download by firebase-tools', binary: null };

export const HOW_TO_HAVE_FIRESTORE =
  'Offline, install the package google-cloud-cli-firestore-emulator, or name a jar in FIRESTORE_EMULATOR_BINARY_PATH.';
export const HOW_TO_HAVE_STORAGE_RULES =
  'Offline, install the package google-cloud-cli-firestore-emulator and a Java that has its compiler (Debian and Ubuntu: openjdk-21-jdk-headless, or temurin-25-jdk), or name a jar in STORAGE_EMULATOR_BINARY_PATH.';

/**
 * @param folder for a launcher jar
 * @returns where each comes from; `binary` is for firebase-tools, which finds or downloads its own if it is null
 */
export function findEmulatorJars(java: { path: string }, folder: string): EmulatorJars {
  return { firestore: findFirestore(folder), storageRules: findStorageRules(java) };
}

/** What has to be downloaded, and how to do without. Empty if nothing has to be. */
export function downloadsOf({ firestore, storageRules }: EmulatorJars) {
  return [
    ...(isDownload(firestore) ? [`The Firestore emulator. ${HOW_TO_HAVE_FIRESTORE}`] : []),
    ...(isDownload(storageRules) ? [`The rules of Storage. ${HOW_TO_HAVE_STORAGE_RULES}`] : []),
  ];
}

export function isDownload({ source }: Found) {
  return source === DOWNLOAD.source;
}

/** The environment of a firebase-tools that starts emulators. */
export function withEmulatorJars(
  env: NodeJS.ProcessEnv,
  java: { path: string },
  { firestore, storageRules }: EmulatorJars,
): NodeJS.ProcessEnv {
  return {
    ...withJava(env, java),
    ...(firestore.binary && { FIRESTORE_EMULATOR_BINARY_PATH: firestore.binary }),
    ...(storageRules.binary && { STORAGE_EMULATOR_BINARY_PATH: storageRules.binary }),
  };
}

function findFirestore(folder: string): Found {
  const known = chosenOrCached(
    'FIRESTORE_EMULATOR_BINARY_PATH',
    /^cloud-firestore-emulator-v.*\.jar$/,
  );
  if (known) return known;
  const jar = findSdkJar();
  if (!jar) return DOWNLOAD;
  mkdirSync(folder, { recursive: true });
  // The SDK's jar names no main class.
  const binary = join(folder, 'firestore-launcher.jar');
  writeLauncher(binary, FIRESTORE_CLASS, [pathToFileURL(jar).href]);
  return { source: `the Cloud SDK (${jar})`, binary };
}

/** Storage's emulator is a part of firebase-tools, all but what judges its rules. */
function findStorageRules(java: { path: string }): Found {
  const known = chosenOrCached(
    'STORAGE_EMULATOR_BINARY_PATH',
    /^cloud-storage-rules-runtime-v.*\.jar$/,
  );
  if (known) return known;
  const jar = findSdkJar();
  const binary = jar && compileRules(java, jar);
  return binary ? { source: `the Cloud SDK (${jar})`, binary } : DOWNLOAD;
}

/**
 * Compiles our own runtime for Google's rules engine, once for each version of both.
 * @returns its launcher, or null where Java has no compiler
 */
function compileRules(java: { path: string }, jar: string) {
  const { mtimeMs, size } = statSync(jar);
  const version = createHash('sha256')
    .update(readFileSync(RULES_SOURCE))
    .update(JSON.stringify([jar, mtimeMs, size]))
    .digest('hex');
  const place = join(LOCAL, 'storage-rules', version);
  const binary = join(place, 'launcher.jar');
  if (existsSync(binary)) return binary;
  mkdirSync(place, { recursive: true });
  const compiler = ['-m', 'jdk.compiler/com.sun.tools.javac.Main', '--release', `${JAVA_MINIMUM}`];
  const { status } = spawnSync(java.path, [...compiler, '-cp', jar, '-d', place, RULES_SOURCE]);
  if (status !== 0) return null;
  writeLauncher(binary, RULES_CLASS, ['./', pathToFileURL(jar).href]);
  return binary;
}

/** @param form of the file's name in firebase-tools' cache */
function chosenOrCached(setting: string, form: RegExp): Found | null {
  const chosen = process.env[setting];
  if (chosen) return { source: `${setting} (${chosen})`, binary: chosen };
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const cached = existsSync(cache) ? readdirSync(cache).find((name) => form.test(name)) : undefined;
  return cached ? { source: `firebase-tools' cache (${cached})`, binary: null } : null;
}

function findSdkJar() {
  const roots = [
    ...(process.env.CLOUDSDK_ROOT_DIR ? [process.env.CLOUDSDK_ROOT_DIR] : []),
    '/usr/lib/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return roots.map((root) => join(root, SDK_JAR)).find((path) => existsSync(path));
}

export type Found = { source: string; binary: string | null };

export type EmulatorJars = Record<'firestore' | 'storageRules', Found>;
