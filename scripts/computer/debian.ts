// Installs Debian packages on machines that allow it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

export function mayInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages without asking; the caller checks whether it worked. */
export async function installPackages(...names: string[]) {
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

async function apt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await once(spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'close');
}
