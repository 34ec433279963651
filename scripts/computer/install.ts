// Installs dependencies when a lockfile has changed. It runs before the first install, so it loads nothing that is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL, ROOT } from '../lib/places.ts';
import { during } from '../lib/progress.ts';

/** Installs what is missing in these folders, side by side. Ends the process with npm's words when that fails. */
export async function installPackages(folders: string[]): Promise<void> {
  const outdated = folders.filter((folder) => !isCurrent(folder));
  if (outdated.length > 0) {
    await during(
      `Installing packages of ${outdated.map(titleOf).join(' and ')}`,
      Promise.all(outdated.map(installFolder)),
    );
  }
  if (folders.includes('.')) applyPatch();
}

/** The package of which a file beside this one changes the inside (decision 27). */
const PATCHED = { name: 'firebase-tools', version: '15.34.2' };
const PATCH = join('scripts/computer', `${PATCHED.name}@${PATCHED.version}.patch`);

/** Ends the process where the patch does not fit: what runs without it would be tested against something else. */
function applyPatch(): void {
  const { name, version } = PATCHED;
  const installed = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
  if (!installed.includes(`"version": "${version}"`)) {
    console.error(
      `${PATCH} is for ${name} ${version}, and another version is installed. See whether that still needs the patch; write it again for the new version, or remove it here.`,
    );
    process.exit(1);
  }
  const git = (...args: string[]) =>
    spawnSync('git', ['apply', ...args, PATCH], {
      cwd: ROOT,
      // Inside another repository, git would take the names of files to be of that.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(ROOT) },
      encoding: 'utf8',
    });
  if (git('--reverse', '--check').status === 0) return;
  const { status, stderr, error } = git();
  if (status === 0) return;
  // Packages that an earlier patch has changed are installed again.
  rmSync(stampOf('.'), { force: true });
  console.error(
    `${PATCH} could not be applied: ${error?.message ?? stderr.trim()}\nRun the same command again, which installs the packages again first.`,
  );
  process.exit(1);
}

async function installFolder(folder: string): Promise<void> {
  // A half-finished install must not count as installed.
  rmSync(stampOf(folder), { force: true });
  // Nothing that we use needs an install script, and without access to GitHub re2's compiles C++ for minutes.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', args, {
    cwd: join(ROOT, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => npm.once('error', resolve).once('exit', resolve));
  if (code !== 0) {
    console.error(
      `\nnpm failed to install the packages of ${titleOf(folder)}. Is the package registry reachable? Then run the command again.`,
    );
    process.exit(1);
  }
  mkdirSync(dirname(stampOf(folder)), { recursive: true });
  writeFileSync(stampOf(folder), lockHash(folder));
}

function isCurrent(folder: string): boolean {
  const stamp = stampOf(folder);
  return (
    existsSync(join(ROOT, folder, 'node_modules')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === lockHash(folder)
  );
}

/** A changed patch needs the packages as they were published, too. */
function lockHash(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, folder, 'package-lock.json')));
  if (folder === '.') hash.update(readFileSync(join(ROOT, PATCH)));
  return hash.digest('hex');
}

function stampOf(folder: string): string {
  return join(LOCAL, 'installed', folder === '.' ? 'root' : folder.replaceAll('/', '-'));
}

function titleOf(folder: string): string {
  return folder === '.' ? 'the project' : folder;
}
