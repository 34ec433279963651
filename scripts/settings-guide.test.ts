// The guide's tables of settings, held to the code: each setting is taken away from a complete deployment in turn.
import { describe, expect, test } from 'vitest';
import { parseConfig, type Config } from '../functions/src/config/config.ts';
import { secretsToBind } from '../functions/src/config/feature-settings.ts';
import { readEnv } from '../web/src/platform/env.ts';
import { apiFaults } from './lib/api-settings.ts';
import { API, PROJECT, SECRETS, SITE, type Settings } from './hosting/deployment.fixture.ts';
import { projectFiles, readText } from './lib/files.ts';
import { settingsFiles } from './lib/settings-files.ts';
import { readSiteSettings } from './lib/site-settings.ts';

const guide = readText('docs/deploy.md').split('\n## Settings\n')[1] ?? '';
const rows = {
  site: tableOf('The site'),
  api: tableOf('The API'),
  secrets: tableOf('Secrets'),
};
const full = { site: readSiteSettings(SITE), api: startApi(API, SECRETS) };

describe('the guide says what is seen without', () => {
  // R-LIV-06
  test.each(Object.keys(SITE))('%s of the site', (name) => {
    expect(unsaid(rows.site.get(name), seenInSite(without(SITE, name)))).toEqual([]);
  });

  // R-LIV-06
  test.each(Object.keys(API))('%s of the API', (name) => {
    expect(unsaid(rows.api.get(name), seenInApi(without(API, name)))).toEqual([]);
  });

  // R-LIV-06
  test.each(Object.keys(SECRETS))('the secret %s', (name) => {
    const words = errorOf(() => startApi(API, without(SECRETS, name)));

    expect(unsaid(rows.secrets.get(name), words.split('\n'))).toEqual([]);
  });
});

describe('the guide lists', () => {
  const [setForYou = ''] = guide.split('### Set for you').slice(1);
  const documented = [
    ...Object.values(rows).flatMap((table) => [...table.keys()]),
    ...[...setForYou.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  ];

  // R-LIV-06
  test('every setting that is read anywhere, and no other', () => {
    expect([...new Set(documented)].toSorted()).toEqual(settingsRead());
  });

  test('the settings of a complete deployment, and no other', () => {
    expect([...rows.site.keys()]).toEqual(Object.keys(SITE));
    expect([...rows.api.keys()]).toEqual(Object.keys(API));
    expect([...rows.secrets.keys()]).toEqual(Object.keys(SECRETS));
  });
});

test.each(Object.entries(settingsFiles()))('%s is as npm run config writes it', (file, text) => {
  expect(readText(file)).toBe(text);
});

/** @returns the build's faults, or what the site has instead */
function seenInSite(settings: Settings): string[] {
  const words = errorOf(() => readSiteSettings(settings));
  if (words !== '') return words.split('\n');
  const { web, deployment } = readSiteSettings(settings);
  const before: object = { ...full.site.web, ...full.site.deployment };
  const after = { ...web, ...deployment };
  expect(after, 'nothing is seen').not.toEqual(before);
  return Object.entries(after)
    .filter(
      ([key, value]) =>
        !Object.entries(before).some(([k, v]) => k === key && String(v) === String(value)),
    )
    .map(([, value]) => `\`${String(value).replace(PROJECT, '<project id>')}\``);
}

/** @returns the deploy's faults, and those of the API or what it lacks */
function seenInApi(settings: Settings): string[] {
  const { web } = full.site;
  const faults = apiFaults({ target: 'staging', project: PROJECT, api: settings, site: web });
  const bound = Object.fromEntries(
    secretsToBind(settings).map((name) => [name, SECRETS[name] ?? '']),
  );
  const words = errorOf(() => startApi(settings, bound));
  if (words !== '') return [...new Set([...faults, ...words.split('\n')])];
  const config = startApi(settings, bound);
  expect(config, 'nothing is seen').not.toEqual(full.api);
  return [...faults, ...lacks(config)];
}

function lacks(config: Config): string[] {
  return [
    ...(['billing', 'messaging', 'helpCenter', 'feedback', 'mail'] as const)
      .filter((feature) => config[feature] === null)
      .map((feature) => `\`${feature}: false\``),
    ...(config.billing?.worksOutTax === false ? ['adds no tax'] : []),
    ...(config.firstPartyTargets.length === 0 ? ['asked for consent'] : []),
    ...(config.machines === null ? ['wait for an operator'] : []),
    ...(config.machineOperators === null ? ['only in the log'] : []),
    ...(config.mail?.perMinute === 60 ? ['Counts as 60'] : []),
  ];
}

function startApi(settings: Settings, secrets: Settings): Config {
  return parseConfig({ ...settings, ...secrets, GCLOUD_PROJECT: PROJECT });
}

/** Asked of the code itself: what it takes from an environment that has everything. */
function settingsRead(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Settings>(
    { ...SITE, ...API, ...SECRETS, GCLOUD_PROJECT: PROJECT },
    {
      get(target, name) {
        if (typeof name === 'string') names.add(name);
        return typeof name === 'string' ? target[name] : undefined;
      },
    },
  );
  parseConfig(env);
  secretsToBind(env);
  readSiteSettings(env);
  readEnv(env);
  for (const file of projectFiles('functions/src', 'web')) {
    if (!/\.(ts|tsx|mjs)$/.test(file) || /\.test\./.test(file)) continue;
    for (const [, name = ''] of readText(file).matchAll(/process\.env(?:\.|\[')([A-Z]\w+)/g))
      names.add(name);
  }
  return [...names].filter((name) => /^[A-Z]/.test(name)).toSorted();
}

/** What is seen and not said. */
function unsaid(row: string | undefined, seen: string[]): string[] {
  if (!row || row.trim() === 'Optional') return ['nothing is said'];
  return seen.filter((words) => !row.includes(words));
}

/** The last cell by the first, of the table below a heading. */
function tableOf(heading: string): Map<string, string> {
  const [text = ''] = (guide.split(`\n### ${heading}`)[1] ?? '').split('\n### ');
  return new Map(
    [...text.matchAll(/^\| `([A-Z0-9_]+)` .*\|(.*)\|$/gm)].map(([, name = '', words = '']) => [
      name,
      words,
    ]),
  );
}

function without(settings: Settings, name: string): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));
}

function errorOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}
