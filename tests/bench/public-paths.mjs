// Every address that a visitor can open, from the route table.
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** Names what `@/` stands for. */
const TSCONFIG = fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url));

/** @returns {Promise<string[]>} those that need no account; of pages that are alike but for their data, three */
export async function publicPaths() {
  const load = (/** @type {string} */ file) =>
    tsImport(file, { parentURL: import.meta.url, tsconfig: TSCONFIG });
  /** @type {{ ROUTES: { path: string, guard?: string }[] }} */
  const { ROUTES } = await load('../../web/src/app/routes.ts');
  /** @type {{ addressesToVisit: (path: string) => string[] }} */
  const { addressesToVisit } = await load('../support/addresses.ts');
  return ROUTES.filter(({ guard }) => guard === undefined).flatMap(({ path }) =>
    addressesToVisit(path),
  );
}
