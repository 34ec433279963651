// What must hold before a deploy. Each check answers with what it found, and with the faults and what to do about them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY, type Company } from '../../functions/src/contract/legal/company.ts';
import { RECIPIENTS } from '../../web/src/site/recipients.ts';
import {
  loadSiteSettings,
  readSiteSettings,
  SettingsError,
  siteSettingsFile,
  type Env,
  type Target,
} from '../lib/site-settings.ts';

export function checkProject(target: Target, root: string): ProjectCheck {
  const { projects = {} }: { projects?: Projects } = JSON.parse(
    readFileSync(join(root, '.firebaserc'), 'utf8'),
  );
  const project = projects[target] ?? null;
  const fault = projectFault(target, projects);
  return {
    name: 'Project',
    found: project ?? 'none',
    faults: fault === null ? [] : [fault],
    fix: `Create the Firebase project (docs/deploy.md), then add its id to .firebaserc: { "projects": { "default": "demo-alcove", "${target}": "<project id>" } }`,
    project: fault === null ? project : null,
  };
}

function projectFault(target: Target, projects: Projects) {
  const project = projects[target];
  if (!project) return `.firebaserc has no alias ${target}`;
  if (project.startsWith('demo-')) return `${project} is a name for the emulators, not a project`;
  const twin = Object.entries(projects).find(([alias, id]) => alias !== target && id === project);
  return twin ? `${twin[0]} and ${target} are one project` : null;
}

/** Null outside a repository. */
export function commitOf(root: string) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

export function checkRepository(target: Target, root: string, { isPreview = false } = {}): Check {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return { ok: status === 0, text: stdout?.trim() ?? '' };
  };
  const head = git('rev-parse', '--short', 'HEAD');
  const branch = git('branch', '--show-current').text;
  const isOnMain =
    branch === 'main' || git('merge-base', '--is-ancestor', 'HEAD', 'origin/main').ok;
  const changed = git('status', '--porcelain').text.split('\n').filter(Boolean);
  const faults = [];
  if (!head.ok) faults.push('this is not a repository');
  if (changed.length > 0) {
    faults.push(`${changed.length} files differ from the commit, such as ${changed[0]?.slice(3)}`);
  }
  if (target === 'live' && !isPreview && !isOnMain) {
    faults.push(`${branch || 'this commit'} is not main`);
  }
  return {
    name: 'Repository',
    found: `${head.text} ${branch ? `on ${branch}` : 'without a branch'}`,
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

const RECORD = 'functions/src/contract/legal/company.ts';
const OTHERS = 'web/src/site/recipients.ts';

/** Whose site it is, and who works for them. One that is live must not name the examples. */
export function checkCompany(
  target: Target,
  company: Company = COMPANY,
  recipients: Readonly<Record<string, object>> = RECIPIENTS,
): Check {
  const { isExample, ...facts } = company;
  const faults = [
    ...(isExample ? ['isExample is true'] : []),
    ...Object.entries({ ...facts, ...recipients }).flatMap(([name, fact]) =>
      EXAMPLE.test(JSON.stringify(fact)) ? [`${name} is the example’s`] : [],
    ),
  ];
  return {
    name: 'Company',
    found: company.name,
    faults: target === 'live' ? faults : [],
    fix: `Put your company into ${RECORD} and its address into SECURITY.md, set isExample to false, put those who process data for you into ${OTHERS}, and run npm run papers.`,
  };
}

const EXAMPLE = /example|0{6}/i;

export type Check = { name: string; found: string; faults: string[]; fix: string };

/** Ids by alias. */
type Projects = Record<string, string>;

type ProjectCheck = Check & { project: string | null };
