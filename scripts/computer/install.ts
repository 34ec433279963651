// Installs dependencies when a lockfile has changed. It runs before the first install, so it loads nothing that is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL, ROOT } from '../lib/places.ts';
import { createProgress } from '../lib/progress.ts';

/** Installs what is missing in these folders, side by side. Ends the process with npm's words when that fails. */
export async function installPackages(folders: string[]): Promise<void> {
  const outdated = folders.filter((folder) => !isCurrent(folder));
  if (outdated.length === 0) return;
  await createProgress().during(
    `Installing packages of ${outdated.map(titleOf).join(' and ')}`,
    Promise.all(outdated.map(installFolder)),
  );
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

function lockHash(folder: string): string {
  const lock = readFileSync(join(ROOT, folder, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

function stampOf(folder: string): string {
  return join(LOCAL, 'installed', folder === '.' ? 'root' : folder.replaceAll('/', '-'));
}

function titleOf(folder: string): string {
  return folder === '.' ? 'the project' : folder;
}
