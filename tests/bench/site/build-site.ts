import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/places.ts';

/**
 * Builds the site for production.
 * @param folder where to; whatever is there goes
 * @throws when it does not build; the reason is on the screen
 */
export function buildSite(folder: string, settings: NodeJS.ProcessEnv) {
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...settings, ALCOVE_WEB_OUT: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`the site does not build (exit code ${status})`);
}
