// The single definition of firebase.json: for the live site, and for the emulators with local addresses added.
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACCOUNT_PAGES,
  PASSKEY_PAGES,
  PRIVATE_PAGES,
  STRICT_PAGES,
} from '../../functions/src/contract/site-paths.ts';
import { STATUS_PATH } from '../../functions/src/contract/status.ts';
import { PAGE_POLICY } from '../../functions/src/http/page.ts';
import { STARTER_HASH } from '../../web/scripts/starter.ts';
import { chatSources, type Directive } from './chat-hosts.ts';
import { DEFAULT_PORTS, type Ports } from '../lib/ports.ts';
import { EMULATED_DEPLOYMENT, HSTS_SCOPES, type Deployment } from '../lib/site-settings.ts';

/** Where the functions run. */
export const REGION = 'europe-west1';

const PUBLIC_FOLDER = 'web/dist';
/** What the pages of every site ask about sign-ins and documents. */
const IDENTITY_HOSTS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];
/** Where the browser sends files and reads them from. */
const STORAGE_HOST = 'https://firebasestorage.googleapis.com';
const USE_PASSKEYS = 'publickey-credentials-get';
const MAKE_PASSKEYS = 'publickey-credentials-create';
/** What a page may not do unless it is named. */
const CLOSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  MAKE_PASSKEYS,
  USE_PASSKEYS,
  'usb',
  'xr-spatial-tracking',
];
const TWO_YEARS_SECONDS = 63_072_000;
const YEAR_SECONDS = 31_536_000;
// Hosting's documentation sets no limit for a pattern, so none grows long.
const NAMES_PER_RULE = 25;
// What Vite writes, and nothing that means something in a pattern.
const HASHED_NAME = /^\w[\w.-]*-[\w-]{8}\.\w+$/;

/** Answers of the API that a person reads. */
const API_PAGES = [
  '/api/mail/*',
  '/api/@(withdrawals|cancellations)',
  '/api/@(withdrawals|cancellations)/review',
  '/api/declarations/receipt',
];
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
const UNKEPT = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' };

const NO_LOCAL_HOSTS: LocalHosts = { identity: [], storage: [], helpCenter: [] };

export function hostingHeaders({
  deployment = EMULATED_DEPLOYMENT,
  local = NO_LOCAL_HOSTS,
  assets = [],
}: HeaderOptions = {}) {
  const own = ["'self'"];
  const identity = [...IDENTITY_HOSTS, ...local.identity];
  const formTargets = [...own, ...deployment.helpCenter, ...local.helpCenter];
  // Below a folder, the page for what is not found answers too, and its script stands in the document.
  const strict = (page: string) =>
    policy({
      'script-src': page.endsWith('/**') ? [...own, STARTER_HASH] : own,
      'img-src': [...own, 'data:'],
      'font-src': own,
      'connect-src': [...own, ...identity],
      'form-action': formTargets,
    });
  const chat = (directive: Directive) =>
    deployment.hasChat ? chatSources(directive, local.chat) : [];
  /** @param files where files are, for pages that show or send some */
  const site = (files: string[] = []) =>
    policy({
      'script-src': [...own, STARTER_HASH, ...chat('script-src')],
      'img-src': [...own, 'data:', ...chat('img-src'), ...files],
      'font-src': [...own, ...chat('font-src')],
      'media-src': chat('media-src'),
      'frame-src': chat('frame-src'),
      'connect-src': [...own, ...identity, ...chat('connect-src'), ...files],
      'form-action': formTargets,
    });
  const everywhere = {
    'Content-Security-Policy': site(),
    'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}${HSTS_SCOPES[deployment.hsts]}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': permissions([]),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
  };
  return [
    rule('**', everywhere),
    // Two stars do not reach into a folder that begins with a dot, at least not in the emulator.
    rule('/.well-known/*.txt', { ...everywhere, 'Content-Type': 'text/plain; charset=utf-8' }),
    // Hosting gives "not found" the headers of the address that was asked for. So what may be kept is named file by file.
    rule('/assets/**', { 'Cache-Control': 'no-store' }),
    ...inGroups(assets, NAMES_PER_RULE).map((names) =>
      rule(`/assets/@(${names.join('|')})`, {
        'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      }),
    ),
    ...PRIVATE_PAGES.map((source) => rule(source, { 'Cache-Control': 'private, no-store' })),
    ...ACCOUNT_PAGES.map((source) =>
      rule(source, {
        'Content-Security-Policy': site([STORAGE_HOST, ...local.storage]),
        'Permissions-Policy': permissions([USE_PASSKEYS, MAKE_PASSKEYS]),
      }),
    ),
    // The API's own headers, repeated: what is configured here overrides what a function sends.
    rule('/api/**', { 'Content-Security-Policy': NO_PAGE, ...UNKEPT }),
    rule(STATUS_PATH, {
      'Content-Security-Policy': NO_PAGE,
      'Cache-Control': 'public, max-age=60',
    }),
    // What links in e-mails open are pages, and so is what answers a form without script.
    ...API_PAGES.map((source) => rule(source, { 'Content-Security-Policy': PAGE_POLICY })),
    ...STRICT_PAGES.map((source) =>
      rule(source, { 'Content-Security-Policy': strict(source), ...UNKEPT }),
    ),
    ...PASSKEY_PAGES.map((source) =>
      rule(source, { 'Permissions-Policy': permissions([USE_PASSKEYS]) }),
    ),
  ];
}

/** @returns the content of a firebase.json */
export function firebaseConfig({
  ports = DEFAULT_PORTS,
  publicFolder = PUBLIC_FOLDER,
  isPinned = false,
  ...headers
}: HeaderOptions & {
  ports?: Ports;
  publicFolder?: string;
  isPinned?: boolean;
} = {}) {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const rewrite = (source: string, functionId: string) => ({
    source,
    function: { functionId, region: REGION, ...(isPinned && { pinTag: true }) },
  });
  return {
    hosting: {
      public: publicFolder,
      cleanUrls: true,
      trailingSlash: false,
      // Not every dot file: .well-known goes out.
      ignore: ['**/.vite/**', '**/.DS_Store'],
      rewrites: [
        rewrite('/api/**', 'api'),
        rewrite(STATUS_PATH, 'status'),
        // A file shop/index.html would be served at /shop.
        { source: '/shop/index', destination: '/shop/index-page.html' },
        { source: '/dashboard/projects/*', destination: '/dashboard/projects/any.html' },
      ],
      headers: hostingHeaders(headers),
      predeploy: 'node scripts/run.mjs check-firebase-config --emulators-only',
    },
    functions: [
      {
        source: 'functions',
        codebase: 'default',
        runtime: 'nodejs24',
        predeploy: ['npm --prefix "$RESOURCE_DIR" ci', 'npm --prefix "$RESOURCE_DIR" run build'],
        ignore: ['node_modules', '**/*.test.ts', '*.log'],
      },
    ],
    firestore: {
      rules: 'firestore.rules',
      indexes: 'firestore.indexes.json',
      // Where a deploy creates the database if there is none; firebase-tools would choose the United States.
      location: 'eur3',
    },
    storage: { rules: 'storage.rules' },
    emulators: {
      // Tests use many projects side by side, and each call would warn three times.
      singleProjectMode: false,
      hosting: at(ports.hosting),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreSocket },
      auth: at(ports.auth),
      storage: at(ports.storage),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: false },
    },
  };
}

/**
 * What goes live: firebase.json with the hosts of a deployment and the names of the assets that `npm run build` made.
 * Hosting refuses it for another project, or once another commit is checked out.
 * @param root the project's
 * @param options a pinned release calls the API as it was deployed with it, also after a roll-back.
 *   A preview must not be pinned: firebase-tools would deploy the function as well, beside real secrets.
 */
export function liveConfig(
  root: string,
  { project, commit, bucket, deployment }: Build,
  { isPinned = true } = {},
) {
  const assets = assetNames(join(root, PUBLIC_FOLDER));
  const config = firebaseConfig({ deployment, assets, isPinned });
  const predeploy = `node scripts/run.mjs check-firebase-config --live ${project} ${commit}`;
  return {
    ...config,
    hosting: { ...config.hosting, predeploy },
    // Without a name, firebase-tools would ask Google for the project's default bucket.
    storage: [{ bucket, ...config.storage }],
  };
}

/**
 * @param site the folder of a built site
 * @throws {Error} when there is none, or when a name would not change with its file's content
 */
export function assetNames(site: string) {
  const names = readdirSync(join(site, 'assets')).toSorted();
  const unhashed = names.find((name) => !HASHED_NAME.test(name));
  if (unhashed !== undefined) {
    throw new Error(
      `${join(site, 'assets', unhashed)} lacks a hash in its name, so browsers would cache an old version for a year. Move it out of assets.`,
    );
  }
  return names;
}

/** A concurrent reader gets either the old text or the new. */
export function writeFirebaseConfig(file: string, config: object) {
  writeFileSync(`${file}.new`, asText(config));
  renameSync(`${file}.new`, file);
}

export function asText(config: object): string {
  return `${JSON.stringify(config, null, 2)}\n`;
}

function inGroups(names: string[], size: number) {
  return Array.from({ length: Math.ceil(names.length / size) }, (_, group) =>
    names.slice(group * size, (group + 1) * size),
  );
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** @param own what our own page may do; all else is closed to it, and everything to others */
function permissions(own: string[]) {
  return CLOSED.map((name) => `${name}=(${own.includes(name) ? 'self' : ''})`).join(', ');
}

/** @param sources what the policies differ in, by directive */
function policy(sources: Record<string, string[]>) {
  return [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "manifest-src 'self'",
    ...Object.entries(sources)
      .filter(([, list]) => list.length > 0)
      .map(([directive, list]) => `${directive} ${[...new Set(list)].join(' ')}`),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

type HeaderOptions = {
  deployment?: Deployment;
  /** Addresses that development adds. */
  local?: LocalHosts;
  /** Names of the built files in /assets. */
  assets?: string[];
};

/** What `npm run build` made, and for whom. */
type Build = {
  project: string;
  commit: string | null;
  bucket: string;
  deployment: Deployment;
};

export type LocalHosts = {
  identity: string[];
  storage: string[];
  /** Where a stand-in answers for the hosts of the chat, such as `localhost:12112`. */
  chat?: string;
  helpCenter: string[];
};
