// Installs dependencies when a lockfile changed. Plain Node: it runs before the first install.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL, ROOT } from './places.mjs';

/** Installs what is missing in these folders. Ends the process with words when npm fails. */
export function installDependencies(folders = ['.', 'functions']) {
  for (const folder of folders) installFolder(folder);
}

function installFolder(folder) {
  const place = join(ROOT, folder);
  const hash = createHash('sha256')
    .update(readFileSync(join(place, 'package-lock.json')))
    .digest('hex');
  const stamp = join(LOCAL, 'installed', folder === '.' ? 'root' : folder.replace('/', '-'));
  const isCurrent =
    existsSync(join(place, 'node_modules')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash;
  if (isCurrent) return;
  console.log(`Installing dependencies of ${folder === '.' ? 'the project' : folder} …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: place,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(
      `\nnpm could not install the dependencies of ${folder}. Is the package registry reachable? Then run the command again.`,
    );
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
