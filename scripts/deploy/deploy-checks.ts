// What must hold before a deploy. Each check answers with what it found, and with the faults and what to do about them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../lib/caught.ts';
import {
  loadSiteSettings,
  readSiteSettings,
  SettingsError,
  siteSettingsFile,
  type Env,
  type Target,
} from '../lib/site-settings.ts';

export function checkProject(target: Target, root: string) {
  const name = 'Project';
  const fix = `Create the Firebase project (docs/deploy.md), then add its id to .firebaserc: { "projects": { "default": "demo-alcove", "${target}": "<project id>" } }`;
  const answer = (faults: string[], project?: string): ProjectCheck => ({
    name,
    found: project ?? 'none',
    faults,
    fix,
    project: faults.length === 0 ? (project ?? null) : null,
  });
  let projects: Record<string, string>;
  try {
    projects = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')).projects ?? {};
  } catch (error) {
    return answer([`.firebaserc cannot be read: ${messageOf(error)}`]);
  }
  const project = projects[target];
  if (!project) return answer([`.firebaserc has no alias ${target}`]);
  if (project.startsWith('demo-')) {
    return answer([`${project} is a name for the emulators, not a project`], project);
  }
  const twin = Object.entries(projects).find(([alias, id]) => alias !== target && id === project);
  if (twin) return answer([`${twin[0]} and ${target} are one project`], project);
  return answer([], project);
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

export type Check = { name: string; found: string; faults: string[]; fix: string };

type ProjectCheck = Check & { project: string | null };
