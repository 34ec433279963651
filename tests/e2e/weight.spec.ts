// How much script a customer loads, by the list of files that the build leaves: what each file imports is loaded with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { readEnv } from '../support/env.ts';

/** Compressed, in bytes. */
const MOST_SCRIPT = 225_300;

/** What a sign-in and then the dashboard ask for by name. What they fetch once they are at rest is not among it. */
const ASKED_FOR = [
  'index.html',
  'src/fonts/fonts.ts',
  'src/app/start.tsx',
  'src/app/layouts/auth-layout.tsx',
  'src/pages/auth/login.tsx',
  'src/platform/firebase/auth-client.ts',
  'src/app/head/own-page-meta.ts',
  'src/app/guard.tsx',
  'src/app/layouts/account-layout.tsx',
  'src/pages/account/dashboard/page.tsx',
  'src/platform/firebase/firestore-client.ts',
];

/** What they load when it is needed. */
const LATER = [
  'src/platform/firebase/firestore-live.ts',
  'src/platform/files/storage-client.ts',
  'src/features/session/passkey-actions.ts',
  '../node_modules/@simplewebauthn/browser/esm/index.js',
];

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

// R-FIL-01 R-IDN-01
test('a sign-in and the dashboard load no more script than they may, and what is needed later only then', () => {
  const site = readEnv('ALCOVE_SITE_FOLDER');
  const manifest = Manifest.parse(
    JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')),
  );
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no file for ${name}`);
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const needed of chunk.imports) load(needed);
  };
  for (const name of ASKED_FOR) load(name);
  const sizes = [...loaded]
    .map((name) => manifest[name]?.file ?? '')
    .map((file) => ({ file, bytes: brotliCompressSync(readFileSync(join(site, file))).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  const list = sizes.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
  expect(sum, `bytes of script, compressed:\n${list}`).toBeLessThanOrEqual(MOST_SCRIPT);
  for (const later of LATER) {
    expect(loaded).not.toContain(later);
    expect(manifest).toHaveProperty([later]);
  }
});
