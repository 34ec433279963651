// What a deploy checks of the API's settings before anything goes out: that functions/.env.<project> is complete, that the
// API would start with it, and that it fits the site's.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ConfigError, parseConfig } from '../../functions/src/config/config.ts';
import { isOn, secretsToBind } from '../../functions/src/config/feature-settings.ts';
import { listOf } from '../../functions/src/config/setting-checks.ts';
import {
  API,
  SECRETS,
  type Rows,
  type Secret,
  type Setting,
} from '../../functions/src/config/settings.ts';
import { ROOT } from './places.ts';
import { readEnvFile, whyMissing, type Env, type Target } from './site-settings.ts';

/** The file that firebase-tools gives the API of a project, relative to ours. */
export function apiSettingsFile(project: string) {
  return `functions/.env.${project}`;
}

/** On top of those of functions/.env, as firebase-tools reads both. */
export function loadApiSettings(project: string, root = ROOT): Env {
  return {
    ...readEnvFile(join(root, 'functions/.env')),
    ...readEnvFile(join(root, apiSettingsFile(project))),
  };
}

/**
 * @param deployment `site`: null if its settings are incomplete
 * @returns what is missing, unsafe or contradicts the site, each beginning with the setting's name
 */
export function apiFaults({ target, project, api, site }: ApiDeployment & { site: Site | null }) {
  return [
    ...forgottenFeatures(api),
    ...startFaults({ target, project, api }),
    ...targetFaults(target, api),
    ...(site ? differences(api, site) : []),
  ];
}

function forgottenFeatures(api: Env) {
  return Object.entries<Setting>(API)
    .filter(([name, { turnsOn }]) => turnsOn && !api[name])
    .map(([name, row]) => `${name}: ${whyMissing(name, row, 'deploys the API')}`);
}

/** The API's own check. Its secrets are in the cloud, so others of their form take their place. */
export function startFaults({ target, project, api }: ApiDeployment): string[] {
  try {
    parseConfig({
      ...api,
      ...freshSecrets(target, secretsToBind(api)),
      GCLOUD_PROJECT: project,
      DEPLOYMENT: target,
    });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
}

/** Secrets of the form that the API asks for, which open nothing. Of them, only the key of a stand-in is written to disk. */
export function freshSecrets(target: Target, names = Object.keys(SECRETS)) {
  const rows: Rows<Secret> = SECRETS;
  return Object.fromEntries(
    names.map((name) => [
      name,
      `${rows[name]?.begins?.[target] ?? ''}${randomBytes(32).toString('hex')}`,
    ]),
  );
}

function targetFaults(target: Target, api: Env) {
  const secrets = Object.keys(SECRETS)
    .filter((name) => api[name])
    .map((name) => `${name}: is a secret, which belongs in Secret Manager`);
  return (api.DEPLOYMENT || 'live') === target
    ? secrets
    : [...secrets, `DEPLOYMENT: must be ${target}`];
}

/** What is not set is named elsewhere. */
function differences(api: Env, site: Site) {
  const authDomain = site.VITE_FIREBASE_AUTH_DOMAIN;
  const isOwnDomain = authDomain !== `${site.VITE_FIREBASE_PROJECT_ID}.firebaseapp.com`;
  const hasSite = listOf(api.SITE_ORIGINS).includes(site.VITE_SITE_ORIGIN ?? '');
  const hasChat = Boolean(site.VITE_ZENDESK_SNIPPET_URL);
  const boards = listOf(site.VITE_CANNY_ORIGINS);
  const hasBoards = isOn(api.CANNY_ORIGINS)
    ? listOf(api.CANNY_ORIGINS).every((each) => boards.includes(each))
    : boards.length === 0;
  const findings: [name: string, isRight: boolean, fault: string][] = [
    [
      'STORAGE_BUCKET',
      api.STORAGE_BUCKET === site.VITE_FIREBASE_STORAGE_BUCKET,
      'is not VITE_FIREBASE_STORAGE_BUCKET of the site',
    ],
    ['SITE_ORIGINS', hasSite, 'does not list VITE_SITE_ORIGIN of the site'],
    [
      'ZENDESK_MESSAGING_KEY_ID',
      isOn(api.ZENDESK_MESSAGING_KEY_ID) === hasChat,
      hasChat ? 'is off, but the site has a chat' : 'is on, but the site has no chat',
    ],
    [
      'HELP_CENTER_ORIGINS',
      isSameList(api.HELP_CENTER_ORIGINS, site.VITE_HELP_CENTER_ORIGINS),
      'differs from the site’s',
    ],
    ['CANNY_ORIGINS', hasBoards, 'differs from the site’s'],
  ];
  return [
    ...findings
      .filter(([name, isRight]) => api[name] && !isRight)
      .map(([name, , fault]) => `${name}: ${fault}`),
    ...(isOwnDomain && api.AUTH_DOMAIN !== authDomain
      ? ['AUTH_DOMAIN: is not VITE_FIREBASE_AUTH_DOMAIN of the site']
      : []),
  ];
}

function isSameList(one: string | undefined, other: string | undefined) {
  return (
    listOf(isOn(one) ? one : '')
      .toSorted()
      .join() === listOf(other).toSorted().join()
  );
}

/** `api`: the API's settings. */
type ApiDeployment = { target: Target; project: string; api: Env };

/** The site's settings, as the web app reads them. */
type Site = Record<string, string>;
