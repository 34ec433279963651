// The settings of a deployed site. They come from web/.env.staging or web/.env.live and the environment, and are public:
// everything here ends up in the pages or their headers. web/.env.example explains each.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './places.ts';

export const TARGETS: readonly Target[] = ['staging', 'live'];

/** Says on purpose that a feature is not wanted. Left out, its setting counts as forgotten. */
export const OFF = 'off';

/** Whom Strict-Transport-Security binds, beside the site's own host. */
export const HSTS_SCOPES = {
  site: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

const HSTS_NAMES: readonly Deployment['hsts'][] = ['site', 'subdomains', 'preload'];

/** What the emulators add their own addresses to. */
export const EMULATED_DEPLOYMENT: Deployment = { hasChat: true, helpCenter: [], hsts: 'site' };

const CANNY = 'https://canny.io';
// RFC 2606 and RFC 6761: names that belong to no one.
const RESERVED_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** A reason not to build: one fault per line, each beginning with the setting's name. */
export class SettingsError extends Error {}

/** The file of a target, relative to the project's root. */
export function siteSettingsFile(target: Target) {
  return `web/.env.${target}`;
}

/** The file's settings, overridden by those of the environment that are not empty. */
export function loadSiteSettings(target: Target, env: Env = process.env, root = ROOT): Env {
  const set = Object.entries(env).filter(([, value]) => value !== '');
  return { ...readEnvFile(join(root, siteSettingsFile(target))), ...Object.fromEntries(set) };
}

/** Empty where there is no such file. */
export function readEnvFile(file: string): Env {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * @returns the settings of the web app, named as it reads them, and what the headers need
 * @throws SettingsError naming every missing or unsafe setting
 */
export function readSiteSettings(env: Env) {
  const read = createReader(env);
  const project = read.text('VITE_FIREBASE_PROJECT_ID', projectFault);
  const apiKey = read.text('VITE_FIREBASE_API_KEY', apiKeyFault);
  const authDomain = read.optional('VITE_FIREBASE_AUTH_DOMAIN', hostFault);
  const origin = read.text('VITE_SITE_ORIGIN', originFault);
  const chatKey = read.feature('ZENDESK_MESSAGING_KEY', keyFault);
  const helpCenter = listOf(read.feature('HELP_CENTER_ORIGINS', originsFault) ?? '');
  const company = read.feature('CANNY_COMPANY_ID', keyFault);
  const boards = company === null ? [] : listOf(read.text('CANNY_ORIGINS', originsFault));
  const hsts = scopeNamed(read.optional('HSTS', hstsFault)) ?? 'site';
  read.finish();
  // A help center at an address of our own still signs people in at Zendesk's.
  const entrance = helpCenter.find((each) => each.endsWith('.zendesk.com')) ?? helpCenter[0];
  return {
    web: {
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_API_KEY: apiKey,
      VITE_FIREBASE_AUTH_DOMAIN: authDomain || `${project}.firebaseapp.com`,
      VITE_SITE_ORIGIN: origin,
      VITE_ZENDESK_SNIPPET_URL: chatKey
        ? `https://static.zdassets.com/ekr/snippet.js?key=${chatKey}`
        : '',
      VITE_HELP_CENTER_ORIGINS: helpCenter.join(),
      VITE_HELP_CENTER_ACCESS_URL: entrance ? `${entrance}/access/jwt` : '',
      VITE_HELP_CENTER_HOME: entrance ? `${helpCenter[0]}/hc/en-us` : '',
      VITE_CANNY_SSO_URL: company ? `${CANNY}/api/redirects/sso` : '',
      VITE_CANNY_COMPANY_ID: company ?? '',
      VITE_CANNY_ORIGINS: company ? [...new Set([...boards, CANNY])].join() : '',
      VITE_ALLOW_LOCALHOST_TARGETS: 'false',
    },
    deployment: { hasChat: chatKey !== null, helpCenter, hsts } satisfies Deployment,
  };
}

/** Collects faults, so that a person reads them all at once. */
function createReader(env: Env) {
  const faults: string[] = [];
  const read = (name: string, missing: string | null, faultOf: FaultOf) => {
    const value = env[name]?.trim() ?? '';
    const fault = value === '' ? missing : faultOf(value);
    if (fault !== null) faults.push(`${name}: ${fault}`);
    return value;
  };
  return {
    text: (name: string, faultOf: FaultOf) => read(name, 'is not set', faultOf),
    optional: (name: string, faultOf: FaultOf) => read(name, null, faultOf),
    /** Null when the feature is switched off. */
    feature(name: string, faultOf: FaultOf) {
      const missing = `is not set (${name}=${OFF} builds the site without it)`;
      const value = read(name, missing, (text) => (text === OFF ? null : faultOf(text)));
      return value === OFF ? null : value;
    },
    finish() {
      if (faults.length > 0) throw new SettingsError(faults.join('\n'));
    },
  };
}

function projectFault(value: string) {
  if (value.startsWith('demo-')) return 'names a project of the emulators';
  return /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value) ? null : 'is not a project id';
}

function apiKeyFault(value: string) {
  return /^[\w-]{20,}$/.test(value) ? null : 'is not an API key';
}

function keyFault(value: string) {
  return /^[\w-]{4,}$/.test(value) ? null : 'is not an id';
}

function hostFault(value: string) {
  return originFault(`https://${value}`);
}

function hstsFault(value: string) {
  return scopeNamed(value) ? null : 'must be site, subdomains or preload';
}

function scopeNamed(value: string) {
  return HSTS_NAMES.find((name) => name === value);
}

function originsFault(value: string) {
  return listOf(value).map(originFault).find(Boolean) ?? null;
}

function originFault(value: string) {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.origin !== value || value.includes('*')) return 'is not an exact origin';
  if (url.protocol !== 'https:') return 'is not https';
  return RESERVED_HOST.test(url.hostname) ? 'is a placeholder' : null;
}

function listOf(text: string) {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

export type Target = 'staging' | 'live';

export type Env = Record<string, string | undefined>;

/** What the headers need to know of a deployment. */
export type Deployment = {
  hasChat: boolean;
  /** Origins. */
  helpCenter: string[];
  hsts: keyof typeof HSTS_SCOPES;
};

/** Says what is wrong with a value. */
type FaultOf = (value: string) => string | null;
