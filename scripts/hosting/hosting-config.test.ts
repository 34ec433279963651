import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DOCUMENTS } from '../../functions/src/schema.ts';
import { ACCOUNT_PAGES } from '../../functions/src/contract/site-paths.ts';
import { STARTER } from '../../web/scripts/starter.ts';
import { assetNames, firebaseConfig, hostingHeaders, liveConfig } from './hosting-config.ts';
import { readText } from '../lib/files.ts';
import { portOf } from '../lib/ports.ts';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import type { Deployment } from '../lib/site-settings.ts';

/** What a deploy does with the config, without a deploy. */
const tools = createRequire(import.meta.resolve('firebase-tools/package.json'));
const { listFiles }: { listFiles: (folder: string, ignore: string[]) => string[] } =
  tools('./lib/listFiles.js');
const { getValidator }: { getValidator: () => { (config: object): boolean; errors?: unknown } } =
  tools('./lib/firebaseConfigValidate.js');
const { FirestoreApi }: { FirestoreApi: new () => { validateSpec: (spec: object) => void } } =
  tools('./lib/firestore/api.js');
const superstatic: {
  server: (options: object) => { listen: () => Server };
} = tools('superstatic');

const DEPLOYMENT: Deployment = {
  hasChat: true,
  helpCenter: ['https://acme.zendesk.com', 'https://help.acme.eu'],
  hsts: 'site',
};
const BUILD = {
  project: 'acme-live',
  commit: 'abc1234',
  bucket: 'acme-live.firebasestorage.app',
  deployment: DEPLOYMENT,
};
const KEPT = 'public, max-age=31536000, immutable';

describe('what is said of /assets', () => {
  test('firebase.json, which no build has filled in, lets nothing be stored', () => {
    const { hosting } = read('firebase.json');

    expect(assetRules(hosting.headers)).toEqual([['/assets/**', 'no-store']]);
    expect(JSON.stringify(hosting)).not.toContain('immutable');
  });

  test('what the build made is kept for a year, by a rule that comes later and so wins', () => {
    expect(assetRules(hostingHeaders({ assets: ['a-AAAAAAAA.js', 'b-BBBBBBBB.css'] }))).toEqual([
      ['/assets/**', 'no-store'],
      ['/assets/@(a-AAAAAAAA.js|b-BBBBBBBB.css)', KEPT],
    ]);
  });

  test('hundreds of names become several rules of a readable length, each name in one', () => {
    const names = Array.from({ length: 251 }, (_, at) => `part-${String(at).padStart(8, '0')}.js`);
    const [, ...rules] = assetRules(hostingHeaders({ assets: names }));

    expect(rules.flatMap(([source = '']) => source.slice(10, -1).split('|'))).toEqual(names);
    expect(rules.every(([source = '']) => source.length < 1000)).toBe(true);
  });
});

describe('the names of the built assets', () => {
  test.each(['logo.svg', 'a|b-AAAAAAAA.js'])('are refused when %s is among them', (name) => {
    const site = builtSite([name]);

    expect(() => assetNames(join(site, 'web/dist'))).toThrow(`${name} lacks a hash in its name`);
  });

  test('go live with everything else that firebase.json says', () => {
    const live = liveConfig(builtSite(['a-AAAAAAAA.js']), BUILD);
    const committed = read('firebase.json');

    expect(assetRules(live.hosting.headers)).toContainEqual(['/assets/@(a-AAAAAAAA.js)', KEPT]);
    expect(live).toEqual({
      ...committed,
      hosting: {
        ...committed.hosting,
        predeploy: 'node scripts/run.mjs check-firebase-config --live acme-live abc1234',
        rewrites: live.hosting.rewrites,
        headers: live.hosting.headers,
      },
      storage: [{ bucket: 'acme-live.firebasestorage.app', rules: 'storage.rules' }],
    });
  });
});

describe('the hosts of a deployment', () => {
  test('are those of its settings', () => {
    const policy = policyOf(hostingHeaders({ deployment: DEPLOYMENT }));

    expect(policy).toContain("form-action 'self' https://acme.zendesk.com https://help.acme.eu;");
    expect(policy).toContain('zdassets.com');
  });

  test('are none where it has no chat and no help center', () => {
    const deployment = { ...DEPLOYMENT, hasChat: false, helpCenter: [] };
    const policy = policyOf(hostingHeaders({ deployment }));

    expect(policy).toContain("form-action 'self';");
    expect(policy).not.toMatch(/zendesk|zdassets|smooch/);
  });
});

describe('the host of people’s files', () => {
  const HOST = 'https://firebasestorage.googleapis.com';
  const LOCAL = 'http://localhost:9196';
  const local = { identity: [], storage: [LOCAL], helpCenter: [] };

  // R-FIL-03
  test.each([HOST, LOCAL])(
    '%s may be asked for files and pictures by the account alone',
    (host) => {
      const rules = hostingHeaders({ deployment: DEPLOYMENT, local });
      const allowing = rules.flatMap((one) =>
        (policyOf([one]) ?? '')
          .split('; ')
          .filter((directive) => directive.split(' ').includes(host))
          .map((directive) => `${one.source} ${directive.split(' ')[0]}`),
      );

      expect(allowing).toEqual(
        ACCOUNT_PAGES.flatMap((page) => [`${page} img-src`, `${page} connect-src`]),
      );
    },
  );
});

test.each<[Deployment['hsts'], string]>([
  ['site', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS=%s binds no one else', (hsts, value) => {
  const [everywhere] = hostingHeaders({ deployment: { ...DEPLOYMENT, hsts } });

  expect(everywhere?.headers).toContainEqual({ key: 'Strict-Transport-Security', value });
});

describe('the functions behind the site', () => {
  test('are pinned to their release, and to none in the emulators and in a preview', () => {
    const site = builtSite(['a-AAAAAAAA.js']);
    const pinOf = ({ hosting }: { hosting: { rewrites: object[] } }) =>
      hosting.rewrites
        .map((one) => JSON.stringify(one))
        .filter((one) => one.includes('"functionId"'))
        .map((one) => one.includes('"pinTag":true'));

    expect(pinOf(liveConfig(site, BUILD))).toEqual([true, true]);
    expect(pinOf(liveConfig(site, BUILD, { isPinned: false }))).toEqual([false, false]);
    expect(pinOf(firebaseConfig())).toEqual([false, false]);
  });
});

test('firebase-tools sends out .well-known, and not the notes of the build', () => {
  const site = join(builtSite(['a-AAAAAAAA.js']), 'web/dist');
  for (const folder of ['.well-known', '.vite']) {
    mkdirSync(join(site, folder));
    writeFileSync(join(site, folder, 'file.txt'), '');
  }

  expect(listFiles(site, firebaseConfig().hosting.ignore).toSorted()).toEqual([
    '.well-known/file.txt',
    'assets/a-AAAAAAAA.js',
  ]);
});

test('Hosting answers by what goes live, also where there is nothing', async () => {
  const root = builtSite(['a-AAAAAAAA.js']);
  const site = join(root, 'web/dist');
  mkdirSync(join(site, '.well-known'));
  writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:a@acme.eu\n');
  const ask = await serve(liveConfig(root, BUILD), root);
  const answerTo = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('cache-control')];
  };

  expect(await answerTo('/assets/a-AAAAAAAA.js')).toEqual([200, KEPT]);
  expect(await answerTo('/assets/b-BBBBBBBB.js')).toEqual([404, 'no-store']);
  expect(await answerTo('/shop/single/none')).toEqual([404, 'no-cache']);
  expect(await answerTo('/.well-known/security.txt')).toEqual([200, 'no-cache']);
  const { headers } = await ask('/.well-known/security.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

// R-IDN-01
test.each([
  [
    'create=() get=()',
    '/ /get-started /auth/sign-in /not-me /keep-passkey /new-address /withdraw/confirm /cancel-contract/confirm /invoice-copy /success /login/x /.well-known/security.txt',
  ],
  ['create=() get=(self)', '/login /check-auth /invitation'],
  ['create=(self) get=(self)', '/dashboard /dashboard/security /dashboard/projects/m1'],
])('of passkeys, %s is said to %s', async (words, paths) => {
  const ask = await serve(firebaseConfig(), scratchFolder());
  for (const path of paths.split(' ')) {
    const { headers } = await ask(path);
    const said =
      headers.get('permissions-policy')?.matchAll(/publickey-credentials-(\S+\))/g) ?? [];
    expect([path, [...said].map(([, may]) => may).join(' ')]).toEqual([path, words]);
  }
});

// The page for what is not found is one document, whatever address it answers.
// R-RTE-02
test('wherever nothing is found, the policy lets the script of that page run', async () => {
  const root = scratchFolder();
  mkdirSync(join(root, 'web/dist'), { recursive: true });
  writeFileSync(join(root, 'web/dist/404.html'), '<title>Not found</title>');
  const hash = createHash('sha256').update(STARTER).digest('base64');
  const ask = await serve(firebaseConfig(), root);
  for (const path of [
    '/nosuch',
    '/auth/nosuch',
    '/auth/action/nosuch',
    '/login/nosuch',
    '/dashboard/nosuch',
    '/assets/nosuch',
    '/.well-known/nosuch',
  ]) {
    const { status, headers } = await ask(path);
    const scripts = /script-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '');
    expect([path, status, scripts?.[1]?.includes(`'sha256-${hash}'`)]).toEqual([path, 404, true]);
  }
  const below = await ask('/auth/nosuch');
  expect(below.headers.get('content-security-policy')).not.toContain('zdassets');
  expect(below.headers.get('cache-control')).toBe('private, no-store');
});

/** @returns asks firebase-tools' own server */
async function serve({ hosting }: { hosting: object }, cwd: string) {
  const listening = superstatic.server({ config: hosting, cwd, port: 0 }).listen();
  onTestFinished(() => void listening.close());
  await once(listening, 'listening');
  return (path: string) => fetch(`http://127.0.0.1:${portOf(listening)}${path}`);
}

// R-LIV-06
test.each([
  ['firebase.json', () => read('firebase.json')],
  ['what goes live', () => liveConfig(builtSite(['a-AAAAAAAA.js']), BUILD)],
  ['what a local start makes of it', () => firebaseConfig({ publicFolder: 'dist' })],
])('firebase-tools takes %s by its own schema', (_, configOf) => {
  const isValid = getValidator();
  const config = configOf();

  expect([isValid(config), isValid.errors]).toEqual([true, null]);
  expect(isValid({ ...config, hosting: { publik: 'web/dist' } })).toBe(false);
});

// R-LIV-06
test('firestore.indexes.json ends documents, finds mails and shared machines, and firebase-tools takes it', () => {
  const spec = read('firestore.indexes.json');
  const ending = Object.entries(DOCUMENTS)
    .flatMap(([name, { fields }]) => ('expireAt' in fields.shape ? [name] : []))
    .toSorted();

  expect(() => new FirestoreApi().validateSpec(spec)).not.toThrow();
  expect(spec).toEqual({
    // For `dueMails`, `countLate` and a member's machines: an equality beside a range or an order needs one that is made for it.
    indexes: [
      ['mail', 'lane', 'dueAt'],
      ['mail', 'lane', 'delivery.state', 'createdAt'],
      ['sharedMachines', 'member', 'until'],
    ].map(([collectionGroup, ...paths]) => ({
      collectionGroup,
      queryScope: 'COLLECTION',
      fields: paths.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    })),
    // A time that only rises would heat up an index, and no query asks for it.
    fieldOverrides: ending.map((collectionGroup) => ({
      collectionGroup,
      fieldPath: 'expireAt',
      ttl: true,
      indexes: [],
    })),
  });
  expect(firebaseConfig().firestore.indexes).toBe('firestore.indexes.json');
});

// R-LIV-06
test('a deploy that finds no database creates it where the privacy page says', () => {
  expect(firebaseConfig().firestore.location).toBe('eur3');
});

function read(file: string) {
  return JSON.parse(readText(file));
}

interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

function assetRules(rules: Rule[]) {
  return rules
    .filter(({ source }) => source.startsWith('/assets/'))
    .map(({ source, headers }) => [
      source,
      headers.map(({ key, value }) => (key === 'Cache-Control' ? value : key)).join(),
    ]);
}

function policyOf([everywhere]: Rule[]) {
  return everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
}

function builtSite(names: string[]) {
  return scratchFolder(Object.fromEntries(names.map((name) => [`web/dist/assets/${name}`, ''])));
}
