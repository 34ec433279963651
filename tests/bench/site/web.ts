// Modules of the web app, and the addresses that its route table has.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/lib/places.ts';

const at = (file: string) => pathToFileURL(join(ROOT, file)).href;

// What the web app's aliases stand for, which Node's own `import` does not know.
registerHooks({
  resolve: (name, context, next) =>
    next(
      name.replace(/^@\//, at('web/src/')).replace(/^@contract\//, at('functions/src/contract/')),
      context,
    ),
});

/** @param file from the root folder on */
export function importWeb<T>(file: string): Promise<T> {
  return import(at(file));
}

/** They show nothing and lead on at once. */
const LEADING_ON = ['/auth/sign-in', '/logout'];

/**
 * @param layouts all of them, unless some are named
 * @returns those that need no account; of pages that are alike but for their data, three
 */
export async function publicPaths(layouts?: readonly string[]): Promise<string[]> {
  const { addressesToVisit } = await importWeb<Addresses>('tests/support/browser/addresses.ts');
  const { ROUTES } = await importWeb<Routes>('web/src/app/routes.ts');
  return ROUTES.filter(
    ({ path, guard, layout }) =>
      guard === undefined && !LEADING_ON.includes(path) && (layouts?.includes(layout) ?? true),
  ).flatMap(({ path }) => addressesToVisit(path));
}

/** @returns those that need an account, and no machine */
export async function accountPaths(): Promise<string[]> {
  const { ROUTES } = await importWeb<Routes>('web/src/app/routes.ts');
  return ROUTES.filter(({ path, guard }) => guard === 'signed-in' && !path.includes(':')).map(
    ({ path }) => path,
  );
}

type Addresses = { addressesToVisit: (path: string) => readonly string[] };
type Routes = { ROUTES: readonly { path: string; layout: string; guard?: string }[] };
