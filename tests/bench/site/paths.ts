// Every address that can be opened, from the route table.
import { importWeb } from './import-web.ts';

/** @returns those that need no account; of pages that are alike but for their data, three */
export async function publicPaths(): Promise<string[]> {
  const { addressesToVisit } = await importWeb<Addresses>('tests/support/browser/addresses.ts');
  return (await readRoutes())
    .filter(({ guard }) => guard === undefined)
    .flatMap(({ path }) => addressesToVisit(path));
}

/** @returns those that need an account, and no machine */
export async function accountPaths(): Promise<string[]> {
  return (await readRoutes())
    .filter(({ path, guard }) => guard === 'signed-in' && !path.includes(':'))
    .map(({ path }) => path);
}

async function readRoutes() {
  return (await importWeb<Routes>('web/src/app/routes.ts')).ROUTES;
}

type Addresses = { addressesToVisit: (path: string) => readonly string[] };
type Routes = { ROUTES: readonly { path: string; guard?: string }[] };
