// Finds the Firestore emulator without a download if the machine already has it.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * @param scratch a folder for the launcher jar
 * @returns where the emulator comes from; `binary` is for FIRESTORE_EMULATOR_BINARY_PATH
 */
export function findFirestoreJar(scratch: string) {
  const chosen = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (chosen) return { source: `FIRESTORE_EMULATOR_BINARY_PATH (${chosen})`, binary: chosen };

  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const cached = existsSync(cache)
    ? readdirSync(cache).find((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    : undefined;
  if (cached) return { source: `firebase-tools' cache (${cached})`, binary: null };

  const roots = [
    ...(process.env.CLOUDSDK_ROOT_DIR ? [process.env.CLOUDSDK_ROOT_DIR] : []),
    '/usr/lib/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  const jar = roots.map((root) => join(root, SDK_JAR)).find((path) => existsSync(path));
  if (jar) return { source: `the Cloud SDK (${jar})`, binary: writeLauncher(jar, scratch) };
  return { source: 'a download by firebase-tools', binary: null };
}

/** The SDK's jar names no main class, so a jar with nothing but a manifest names it and points to the SDK's. */
function writeLauncher(jar: string, scratch: string) {
  mkdirSync(scratch, { recursive: true });
  const launcher = join(scratch, 'firestore-launcher.jar');
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${MAIN_CLASS}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  const text = manifest.map(wrapManifestLine).join('\r\n') + '\r\n\r\n';
  writeFileSync(launcher, zipOfOne('META-INF/MANIFEST.MF', Buffer.from(text)));
  return launcher;
}

/** Manifest lines have at most 72 bytes including the line break; a continuation starts with a space. */
function wrapManifestLine(line: string) {
  const lines = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) lines.push(` ${line.slice(at, at + 69)}`);
  return lines.join('\r\n');
}

/** A zip archive with one uncompressed file (PKWARE APPNOTE 4.3). */
function zipOfOne(name: string, data: Buffer) {
  const nameBytes = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, data]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
