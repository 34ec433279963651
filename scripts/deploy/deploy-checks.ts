// What must hold before a deploy. Each check answers with what it found, and with the faults and what to do about them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY, type Company } from '../../functions/src/contract/legal/company.ts';
import { RECIPIENTS } from '../../web/src/site/recipients.ts';
import { apiFaults, apiSettingsFile, loadApiSettings } from '../lib/api-settings.ts';
import {
  loadSiteSettings,
  readSiteSettings,
  SettingsError,
  siteSettingsFile,
  type Env,
  type Target,
} from '../lib/site-settings.ts';

export type Check = { name: string; found: string; faults: string[]; fix: string };

/** @returns the check, and the project's id if there is no fault */
export function checkProject(target: Target, root: string): Check & { project: string | null } {
  const { projects = {} }: { projects?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, '.firebaserc'), 'utf8'),
  );
  const project = projects[target] ?? null;
  const twin = Object.entries(projects).find(([alias, id]) => alias !== target && id === project);
  const faults = [
    ...(project ? [] : [`.firebaserc has no alias ${target}`]),
    ...(project?.startsWith('demo-')
      ? [`${project} is a name for the emulators, not a project`]
      : []),
    ...(twin ? [`${twin[0]} and ${target} are one project`] : []),
  ];
  return {
    name: 'Project',
    found: project ?? 'none',
    faults,
    fix: `Create the Firebase project (docs/deploy.md), then add its id to .firebaserc: { "projects": { "default": "demo-alcove", "${target}": "<project id>" } }`,
    project: faults.length === 0 ? project : null,
  };
}

/** Null outside a repository. */
export function commitOf(root: string): string | null {
  return git(root, 'rev-parse', 'HEAD');
}

/** @returns what git says; null if it fails */
function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : null;
}

export function checkRepository(target: Target, root: string, isPreview = false): Check {
  const head = git(root, 'rev-parse', '--short', 'HEAD');
  const branch = git(root, 'branch', '--show-current');
  const isOnMain =
    branch === 'main' || git(root, 'merge-base', '--is-ancestor', 'HEAD', 'origin/main') !== null;
  const changed = git(root, 'status', '--porcelain')?.split('\n').filter(Boolean) ?? [];
  const faults = [];
  if (head === null) faults.push('this is not a repository');
  if (changed.length > 0) {
    faults.push(`${changed.length} files differ from the commit, such as ${changed[0]?.slice(3)}`);
  }
  if (target === 'live' && !isPreview && !isOnMain) {
    faults.push(`${branch || 'this commit'} is not main`);
  }
  return {
    name: 'Repository',
    found: `${head ?? ''} ${branch ? `on ${branch}` : 'without a branch'}`,
    faults,
    fix: 'Commit what is to go out, and nothing else. Live takes only what is on main.',
  };
}

export function checkSite(target: Target, project: string | null, root: string, env?: Env) {
  const check: Check = {
    name: 'Site settings',
    found: siteSettingsFile(target),
    faults: [],
    fix: `Set them in ${siteSettingsFile(target)} or in the environment. web/.env.example explains each.`,
  };
  try {
    const settings = readSiteSettings(loadSiteSettings(target, env, root));
    const { VITE_FIREBASE_PROJECT_ID: named } = settings.web;
    if (project !== null && named !== project) {
      check.faults.push(`VITE_FIREBASE_PROJECT_ID: is ${named}, but .firebaserc says ${project}`);
    }
    return { check, settings };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { check: { ...check, faults: error.message.split('\n') }, settings: null };
  }
}

/** @param site the site's settings; null if they are incomplete */
export function checkApi(
  target: Target,
  project: string | null,
  site: Record<string, string> | null,
): Check {
  const file = apiSettingsFile(project ?? '<project id>');
  return {
    name: 'API settings',
    found: file,
    faults:
      project === null
        ? ['there is no project to check them for']
        : apiFaults({ target, project, api: loadApiSettings(project), site }),
    fix: `Set them in ${file}. functions/.env.example explains each.`,
  };
}

const EXAMPLE = /example|0{6}/i;

/** Whose site it is, and who works for them. One that is live must not name the examples. */
export function checkCompany(
  target: Target,
  { isExample, ...facts }: Company = COMPANY,
  recipients: Readonly<Record<string, object>> = RECIPIENTS,
): Check {
  const faults = [
    ...(isExample ? ['isExample is true'] : []),
    ...Object.entries({ ...facts, ...recipients }).flatMap(([name, fact]) =>
      EXAMPLE.test(JSON.stringify(fact)) ? [`${name} is the example’s`] : [],
    ),
  ];
  return {
    name: 'Company',
    found: facts.name,
    faults: target === 'live' ? faults : [],
    fix: 'Put your company into functions/src/contract/legal/company.ts and its address into SECURITY.md, set isExample to false, put those who process data for you into web/src/site/recipients.ts, and run npm run papers.',
  };
}
