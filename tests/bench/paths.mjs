// Every address that somebody can open, from the route table.
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** Names what `@/` stands for. */
const TSCONFIG = fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url));

/** @returns {Promise<string[]>} those that need no account; of pages that are alike but for their data, three */
export async function publicPaths() {
  /** @type {{ addressesToVisit: (path: string) => string[] }} */
  const { addressesToVisit } = await load('../support/addresses.ts');
  return (await readRoutes())
    .filter(({ guard }) => guard === undefined)
    .flatMap(({ path }) => addressesToVisit(path));
}

/** @returns {Promise<string[]>} those that need an account, and no machine */
export async function accountPaths() {
  return (await readRoutes())
    .filter(({ path, guard }) => guard === 'signed-in' && !path.includes(':'))
    .map(({ path }) => path);
}

/** @returns {Promise<{ path: string, guard?: string }[]>} */
async function readRoutes() {
  const { ROUTES } = await load('../../web/src/app/routes.ts');
  return ROUTES;
}

/** @param {string} file */
function load(file) {
  return tsImport(file, { parentURL: import.meta.url, tsconfig: TSCONFIG });
}
