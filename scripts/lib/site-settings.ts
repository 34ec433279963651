// The settings of a deployed site. They come from web/.env.staging or web/.env.live and the environment, and are public:
// everything here ends up in the pages or their headers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { listOf } from '../../functions/src/config/setting-checks.ts';
import { OFF, SITE, type Setting } from '../../functions/src/config/settings.ts';
import { ROOT } from './places.ts';

export const TARGETS: readonly Target[] = ['staging', 'live'];

/** Whom Strict-Transport-Security binds, beside the site's own host. */
export const HSTS_SCOPES = {
  site: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

const HSTS_NAMES: readonly Deployment['hsts'][] = ['site', 'subdomains', 'preload'];

/** What the emulators add their own addresses to. */
export const EMULATED_DEPLOYMENT: Deployment = { hasChat: true, helpCenter: [], hsts: 'site' };

const SERVICES: Services = {
  chat: 'https://static.zdassets.com',
  canny: 'https://canny.io',
  isLocal: false,
};

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
  const valueOf = (name: string) => env[name]?.trim() ?? '';
  const all = Object.entries<Setting>(SITE);
  const off = all.flatMap(([name, { turnsOn }]) =>
    turnsOn && valueOf(name) === OFF ? [turnsOn] : [],
  );
  const rows = all.filter(([, { turnsOn, partOf = turnsOn }]) => !partOf || !off.includes(partOf));
  const faults = rows.flatMap(([name, row]) => {
    const value = valueOf(name);
    const fault = value ? row.check?.(value, 'live') : whyMissing(name, row, 'builds the site');
    return fault ? [`${name}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  const values: SiteValues = Object.fromEntries(
    rows.flatMap(([name]) => (valueOf(name) === '' ? [] : [[name, valueOf(name)]])),
  );
  const deployment: Deployment = {
    hasChat: Boolean(values.ZENDESK_MESSAGING_KEY),
    helpCenter: listOf(values.HELP_CENTER_ORIGINS),
    hsts: HSTS_NAMES.find((name) => name === values.HSTS) ?? 'site',
  };
  return { web: toWebSettings(values), deployment };
}

/** Null if a deployment may do without it. */
export function whyMissing(name: string, { isRequired, turnsOn, partOf }: Setting, act: string) {
  if (turnsOn) return `is not set (${name}=${OFF} ${act} without it)`;
  return isRequired || partOf ? 'is not set' : null;
}

/** @param values as the table names them; those of a feature that is off are missing */
export function toWebSettings(values: SiteValues, { chat, canny, isLocal }: Services = SERVICES) {
  const { VITE_FIREBASE_PROJECT_ID: project = '', CANNY_COMPANY_ID: company = '' } = values;
  const helpCenter = listOf(values.HELP_CENTER_ORIGINS);
  // A help center at an address of our own still signs people in at Zendesk's.
  const entrance = helpCenter.find((each) => each.endsWith('.zendesk.com')) ?? helpCenter[0];
  return {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('VITE_'))),
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_AUTH_DOMAIN: values.VITE_FIREBASE_AUTH_DOMAIN || `${project}.firebaseapp.com`,
    VITE_FIREBASE_STORAGE_BUCKET: values.VITE_FIREBASE_STORAGE_BUCKET ?? '',
    VITE_SITE_ORIGIN: values.VITE_SITE_ORIGIN ?? '',
    VITE_ZENDESK_SNIPPET_URL: values.ZENDESK_MESSAGING_KEY
      ? `${chat}/ekr/snippet.js?key=${values.ZENDESK_MESSAGING_KEY}`
      : '',
    VITE_HELP_CENTER_ORIGINS: helpCenter.join(),
    VITE_HELP_CENTER_ACCESS_URL: entrance ? `${entrance}/access/jwt` : '',
    VITE_HELP_CENTER_HOME: entrance ? `${helpCenter[0]}/hc/en-us` : '',
    VITE_CANNY_SSO_URL: company && `${canny}/api/redirects/sso`,
    VITE_CANNY_COMPANY_ID: company,
    VITE_CANNY_ORIGINS: company && [...new Set([...listOf(values.CANNY_ORIGINS), canny])].join(),
    VITE_ALLOW_LOCALHOST_TARGETS: String(isLocal),
  };
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

/** Where the services of a site answer. */
type Services = { chat: string; canny: string; isLocal: boolean };

type SiteValues = Partial<Record<keyof typeof SITE, string>>;
