// Modules of the web app, and the addresses that its route table has.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../../../scripts/lib/places.ts';

const alias = { '@': join(ROOT, 'web/src'), '@contract': join(ROOT, 'functions/src/contract') };

/**
 * Loads a module with what the web app's aliases stand for. Node's own `import` does not know them.
 * @param file from the root folder on
 */
export async function importWeb<T>(file: string): Promise<T> {
  const { NODE_ENV } = process.env;
  const config = { configFile: false as const, resolve: { alias } };
  const { module } = await runnerImport<T>(join(ROOT, file), config);
  // Vite says "development" where nothing is said, and a site that is built later would be built for that.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return module;
}

/** @returns those that need no account; of pages that are alike but for their data, three */
export async function publicPaths(): Promise<string[]> {
  const { addressesToVisit } = await importWeb<Addresses>('tests/support/browser/addresses.ts');
  const { ROUTES } = await importWeb<Routes>('web/src/app/routes.ts');
  return ROUTES.filter(({ guard }) => guard === undefined).flatMap(({ path }) =>
    addressesToVisit(path),
  );
}

/** @returns those that need an account, and no machine */
export async function accountPaths(): Promise<string[]> {
  const { ROUTES } = await importWeb<Routes>('web/src/app/routes.ts');
  return ROUTES.filter(({ path, guard }) => guard === 'signed-in' && !path.includes(':')).map(
    ({ path }) => path,
  );
}

type Addresses = { addressesToVisit: (path: string) => readonly string[] };
type Routes = { ROUTES: readonly { path: string; guard?: string }[] };
