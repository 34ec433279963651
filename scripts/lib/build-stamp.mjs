// What `npm run build` made, and from what. A deploy of anything else is refused: an older build, one that was changed, one
// for another project or for the emulators.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, hashOf, sourcesOf } from './hashed-files.mjs';
import { ROOT } from './places.mjs';

/** @import { Target } from './site-settings.mjs' */
/** @typedef {{ target: Target, project: string, commit: string | null, sources: string, result: string }} Stamp */

const SOURCES = [
  'web',
  'functions/src/contract',
  'scripts/build.mjs',
  'scripts/lib',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'SECURITY.md',
];
const RESULT = ['web/dist', 'firebase.live.json'];

/** Before a build: half a build must not be deployed as the one before it. */
export function removeStamp(root = ROOT) {
  rmSync(stampFile(root), { force: true });
}

/** @returns what the next stamp says of the sources; taken before the build, as an edit during it may not be in it */
export function sourceState(root = ROOT) {
  return { commit: commitOf(root), sources: hashOfSources(root) };
}

/** @type {(build: Pick<Stamp, 'target' | 'project' | 'commit' | 'sources'>, root?: string) => void} */
export function writeStamp(build, root = ROOT) {
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...build, result: hashOfResult(root) }));
}

/**
 * @param {{ project: string | undefined, root?: string }} options `project`: where it is about to go
 * @returns why what is built here must not be deployed there; null if it may
 */
export function buildFault({ project, root = ROOT }) {
  const stamp = readStamp(root);
  if (stamp === null) {
    return 'The site in web/dist is not a finished build for a deployment, but an unfinished one or one for this computer.';
  }
  if (project !== stamp.project) {
    return `The site in web/dist was built for ${stamp.project}, not for ${project ?? 'a project that is not named'}.`;
  }
  if (hashOfResult(root) !== stamp.result) {
    return 'web/dist or firebase.live.json was changed after the build.';
  }
  const now = sourceState(root);
  if (now.sources !== stamp.sources) return 'The sources were changed after the build.';
  if (now.commit !== stamp.commit) {
    return `The site was built from commit ${short(stamp.commit)}, and this is ${short(now.commit)}.`;
  }
  return null;
}

/** @param {string} root @returns {Stamp | null} */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} root */
function stampFile(root) {
  return join(root, '.local/built/deployment.json');
}

/** @param {string} root */
function hashOfSources(root) {
  return hashOf(
    SOURCES.flatMap((place) => sourcesOf(join(root, place))),
    root,
  );
}

/** @param {string} root */
function hashOfResult(root) {
  return hashOf(
    RESULT.flatMap((place) => filesOf(join(root, place))),
    root,
  );
}

/** Null outside a repository. @param {string} root */
function commitOf(root) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

/** @param {string | null} commit */
function short(commit) {
  return commit?.slice(0, 7) ?? 'without a name';
}
