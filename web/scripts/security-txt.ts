// /.well-known/security.txt (RFC 9116): where to report a security finding. SECURITY.md says it to people.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const POLICY = new URL('../../SECURITY.md', import.meta.url);
const FOLDER = '.well-known';
// A reader must not rely on it after a year, and every release writes it again.
const VALID_DAYS = 364;
const DAY_MS = 86_400_000;

/** Adds the file and the policy that it names to the build and to the development server. */
export function securityTxt(): Plugin {
  let origin = '';
  return {
    name: 'security-txt',
    configResolved({ env }) {
      origin = String(env.VITE_SITE_ORIGIN ?? '');
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text = new Map(securityFiles(origin)).get(request.url?.slice(1) ?? '');
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text);
      });
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [fileName, source] of securityFiles(origin)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

export function securityFiles(origin: string, now = new Date()): [file: string, text: string][] {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  const lines = [
    `Contact: mailto:${securityContact()}`,
    `Contact: ${origin}/contact/v1`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/${FOLDER}/security.txt`,
    `Policy: ${origin}/${FOLDER}/security-policy.txt`,
  ];
  return [
    [`${FOLDER}/security.txt`, `${lines.join('\n')}\n`],
    [`${FOLDER}/security-policy.txt`, readFileSync(POLICY, 'utf8')],
  ];
}

/** The address under "Report a finding". @throws when SECURITY.md gives none */
export function securityContact() {
  const policy = readFileSync(POLICY, 'utf8');
  const address = /^## Report a finding\n[^#]*?\b([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/m.exec(policy)?.[1];
  if (address === undefined) throw new Error('SECURITY.md names no address for findings');
  return address;
}
