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
