// The single definition of firebase.json: for the live site, and for the emulators with local addresses added.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE_HOSTS, REGION } from './deployment.mjs';
import { PRIVATE_PAGES, STRICT_PAGES } from './contract.mjs';
import { DEFAULT_PORTS } from './ports.mjs';
import { STARTER_HASH } from '../../web/scripts/starter.mjs';

/** @import { Ports } from './ports.mjs' */

const PUBLIC_FOLDER = 'web/dist';
const TWO_YEARS_SECONDS = 63_072_000;
const YEAR_SECONDS = 31_536_000;
// Hosting's documentation sets no limit for a pattern, so none grows long.
const NAMES_PER_RULE = 25;
// What Vite writes, and nothing that means something in a pattern.
const HASHED_NAME = /^\w[\w.-]*-[\w-]{8}\.\w+$/;

/** @typedef {{ identity: string[], widget: string[], helpCenter: string[] }} LocalHosts */

/** @type {LocalHosts} */
const NO_LOCAL_HOSTS = { identity: [], widget: [], helpCenter: [] };

/**
 * @param {LocalHosts} local addresses that development adds
 * @param {string[]} assets names of the built files in /assets
 */
export function hostingHeaders(local = NO_LOCAL_HOSTS, assets = []) {
  const own = ["'self'"];
  const identity = [...LIVE_HOSTS.identity, ...local.identity];
  const formTargets = [...own, ...LIVE_HOSTS.helpCenter, ...local.helpCenter];
  const strict = policy({ connect: [...own, ...identity], script: own, image: own, formTargets });
  const site = policy({
    connect: [...own, ...identity, ...LIVE_HOSTS.widgetConnect, ...local.widget],
    script: [...own, STARTER_HASH, ...LIVE_HOSTS.widgetScript, ...local.widget],
    image: [...own, ...LIVE_HOSTS.widgetImage, ...local.widget],
    formTargets,
  });
  return [
    rule('**', {
      'Content-Security-Policy': site,
      'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains; preload`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cache-Control': 'no-cache',
    }),
    // Hosting gives "not found" the headers of the address that was asked for. So what may be kept is named file by file.
    rule('/assets/**', { 'Cache-Control': 'no-store' }),
    ...inGroups(assets, NAMES_PER_RULE).map((names) =>
      rule(`/assets/@(${names.join('|')})`, {
        'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      }),
    ),
    ...PRIVATE_PAGES.map((source) => rule(source, { 'Cache-Control': 'private, no-store' })),
    // The API's own headers, repeated: what is configured here overrides what a function sends.
    rule('/api/**', {
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, no-store',
    }),
    ...STRICT_PAGES.map((source) =>
      rule(source, {
        'Content-Security-Policy': strict,
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'private, no-store',
      }),
    ),
  ];
}

/**
 * @param {{ ports?: Ports, publicFolder?: string, local?: LocalHosts, ui?: boolean, assets?: string[] }} options
 * @returns the content of a firebase.json
 */
export function firebaseConfig({
  ports = DEFAULT_PORTS,
  publicFolder = PUBLIC_FOLDER,
  local,
  ui = false,
  assets,
} = {}) {
  const at = (/** @type {number} */ port) => ({ host: '127.0.0.1', port });
  return {
    hosting: {
      public: publicFolder,
      cleanUrls: true,
      trailingSlash: false,
      ignore: ['**/.*'],
      rewrites: [
        { source: '/api/**', function: { functionId: 'api', region: REGION } },
        // A file shop/index.html would be served at /shop.
        { source: '/shop/index', destination: '/shop/index-page.html' },
        { source: '/dashboard/projects/*', destination: '/dashboard/projects/any.html' },
      ],
      headers: hostingHeaders(local, assets),
    },
    functions: [
      {
        source: 'functions',
        codebase: 'default',
        runtime: 'nodejs22',
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
    emulators: {
      singleProjectMode: true,
      hosting: at(ports.hosting),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreSocket },
      auth: at(ports.auth),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: ui ? { enabled: true, ...at(ports.ui) } : { enabled: false },
    },
  };
}

/**
 * What goes live: firebase.json with the names of the assets that `npm run build` made.
 * @param {string} root the project's
 */
export function liveConfig(root) {
  const config = firebaseConfig({ assets: assetNames(join(root, PUBLIC_FOLDER)) });
  const predeploy = 'node scripts/check-firebase-config.mjs --live';
  return { ...config, hosting: { ...config.hosting, predeploy } };
}

/**
 * @param {string} site the folder of a built site
 * @returns {string[]}
 * @throws {Error} when there is none, or when a name would not change with its file's content
 */
export function assetNames(site) {
  const names = readdirSync(join(site, 'assets')).toSorted();
  const unhashed = names.find((name) => !HASHED_NAME.test(name));
  if (unhashed !== undefined) {
    throw new Error(
      `${join(site, 'assets', unhashed)} lacks a hash in its name, so browsers would cache an old version for a year. Move it out of assets.`,
    );
  }
  return names;
}

/** A concurrent reader gets either the old text or the new. @type {(file: string, config: object) => void} */
export function writeFirebaseConfig(file, config) {
  writeFileSync(`${file}.new`, asText(config));
  renameSync(`${file}.new`, file);
}

/** True when a file matches a definition. @type {(file: string, config: object) => boolean} */
export function isConfigCurrent(file, config) {
  return readFileSync(file, 'utf8') === asText(config);
}

/** @param {object} config */
function asText(config) {
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** @type {(names: string[], size: number) => string[][]} */
function inGroups(names, size) {
  return Array.from({ length: Math.ceil(names.length / size) }, (_, group) =>
    names.slice(group * size, (group + 1) * size),
  );
}

/** @param {string} source @param {Record<string, string>} headers */
function rule(source, headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** @param {Record<'connect' | 'script' | 'image' | 'formTargets', string[]>} hosts */
function policy({ connect, script, image, formTargets }) {
  return [
    "default-src 'none'",
    `script-src ${script.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${image.join(' ')} data:`,
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    `form-action ${formTargets.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
