import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('the database client still takes its pattern matcher from the package that the build replaces', () => {
  const { resolve } = createRequire(import.meta.url);
  const require = createRequire(resolve('firebase/package.json'));
  const client: unknown = require('@firebase/firestore/package.json');
  expect(client).toHaveProperty('dependencies.re2js');
});
