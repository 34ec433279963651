import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/places.ts';
import { readEnvFile } from '../lib/site-settings.ts';

/** The file of settings that names a host; null if none does. */
export function deploymentWith(host: URL, root = ROOT): string | null {
  const folder = join(root, 'functions');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const named = files
    .filter((file) => /^\.env(\.|$)/.test(file) && file !== '.env.example')
    .find((file) => {
      const { MACHINE_HOST_URL: url = '' } = readEnvFile(join(folder, file));
      return URL.canParse(url) && new URL(url).host === host.host;
    });
  return named === undefined ? null : `functions/${named}`;
}
