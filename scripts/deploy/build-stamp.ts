// What `npm run build` made, and from what. A deploy of anything else is refused: an older build, one that was changed, one
// for another project or for the emulators.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, hashOf, sourcesOf } from '../lib/hashed-files.ts';
import { ROOT } from '../lib/places.ts';
import type { Target } from '../lib/site-settings.ts';

const SOURCES = [
  'web',
  'functions/src/contract',
  'scripts/build.ts',
  'scripts/deploy',
  'scripts/hosting',
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

export function writeStamp(build: Omit<Stamp, 'result'>, root = ROOT) {
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...build, result: hashOfResult(root) }));
}

/** @returns why what is built here must not be deployed there; null if it may */
export function buildFault({ project, root = ROOT }: Going) {
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

function readStamp(root: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'));
  } catch {
    return null;
  }
}

function stampFile(root: string) {
  return join(root, '.local/built/deployment.json');
}

function hashOfSources(root: string) {
  return hashOf(
    SOURCES.flatMap((place) => sourcesOf(join(root, place))),
    root,
  );
}

function hashOfResult(root: string) {
  return hashOf(
    RESULT.flatMap((place) => filesOf(join(root, place))),
    root,
  );
}

/** Null outside a repository. */
function commitOf(root: string) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

function short(commit: string | null) {
  return commit?.slice(0, 7) ?? 'without a name';
}

type Stamp = ReturnType<typeof sourceState> & { target: Target; project: string; result: string };

/** `project`: where it is about to go. */
type Going = { project: string | undefined; root?: string };
