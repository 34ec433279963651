// Installs dependencies when a lockfile changed. Plain Node: it runs before the first install.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL, ROOT } from './places.mjs';

/** @import { Children } from './children.mjs' */
/** @import { Progress } from './progress.mjs' */

const FOLDERS = ['.', 'functions'];
const INSTALL_GRACE_MS = 500;

/**
 * @typedef {ReturnType<typeof readFolder>} Folder
 * @typedef {{ os?: string | string[], cpu?: string | string[], libc?: string | string[], link?: boolean }} LockedPackage
 */

/** npm's own output when it cannot install; `npm start` shows it unchanged. */
export class InstallError extends Error {}

/**
 * Installs what is missing in these folders, side by side.
 * @param {{ children: Children, progress: Progress, folders?: string[] }} options
 * @throws {InstallError} when npm fails
 */
export async function installMissing({ children, progress, folders = FOLDERS }) {
  const outdated = folders.map(readFolder).filter(({ isCurrent }) => !isCurrent);
  if (outdated.length === 0) return;
  const packages = outdated.flatMap(({ place, lock }) => packageFiles(place, lock));
  const placed = () => packages.filter((file) => existsSync(file)).length;
  await progress.during(
    `Installing packages of ${outdated.map(({ title }) => title).join(' and ')}`,
    Promise.all(outdated.map((folder) => installFolder(folder, children))),
    // The lockfile also lists what only packages for other systems need.
    () => `${placed()} of about ${packages.length}`,
  );
}

/** The same, synchronously. Ends the process with a message when npm fails. */
export function installDependencies(folders = FOLDERS) {
  if (folders.map(readFolder).every(({ isCurrent }) => isCurrent)) return;
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/install.mjs'), ...folders], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** @type {(folder: Folder, children: Children) => Promise<void>} */
async function installFolder({ title, place, stamp, hash }, children) {
  // A half-finished install must not count as installed.
  rmSync(stamp, { force: true });
  const { code, output } = await children.run({
    name: `install ${title}`,
    command: 'npm',
    // Nothing that we use needs an install script, and without access to GitHub re2's compiles C++ for minutes.
    args: ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: place,
    log: join(LOCAL, 'logs', `install-${slug(title)}.log`),
    // When asked to end, npm first removes what it installed. The next install does that anyway.
    grace: INSTALL_GRACE_MS,
  });
  if (code !== 0) {
    throw new InstallError(
      `${output}\n\nnpm failed to install the packages of ${title}. Is the package registry reachable? Then run the command again.`,
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** @param {string} folder */
function readFolder(folder) {
  const place = join(ROOT, folder);
  const lock = readFileSync(join(place, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(LOCAL, 'installed', folder === '.' ? 'root' : slug(folder));
  const isCurrent =
    existsSync(join(place, 'node_modules')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash;
  return { title: folder === '.' ? 'the project' : folder, place, lock, hash, stamp, isCurrent };
}

/**
 * The files that exist once npm has installed each package of a lockfile.
 * @param {string} place
 * @param {string} lock
 */
function packageFiles(place, lock) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(lock);
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && isForHere(entry))
    .map(([path]) => join(place, path, 'package.json'));
}

/** Packages for other systems are left out. @param {LockedPackage} wants */
function isForHere({ os, cpu, libc }) {
  return (
    allows(os, process.platform) &&
    allows(cpu, process.arch) &&
    (!libc || allows(libc, libcOfHere()))
  );
}

/**
 * A lockfile repeats the package's own field: one name or several.
 * @type {(said: string | string[] | undefined, here: string) => boolean}
 */
function allows(said, here) {
  if (!said) return true;
  const names = [said].flat();
  if (names.includes(`!${here}`)) return false;
  return names.includes(here) || names.every((name) => name.startsWith('!'));
}

/** @type {'glibc' | 'musl' | undefined} */
let knownLibc;
/** Cached, because Node takes a while to answer. */
function libcOfHere() {
  if (knownLibc === undefined) {
    const report = process.report.getReport();
    const header = 'header' in report ? report.header : null;
    const isGlibc =
      typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header;
    knownLibc = isGlibc ? 'glibc' : 'musl';
  }
  return knownLibc;
}

/** @param {string} text */
function slug(text) {
  return text.replaceAll(/[^a-z]+/g, '-');
}
