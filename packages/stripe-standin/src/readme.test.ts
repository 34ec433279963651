import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINTS } from './api.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('names every endpoint that answers, and no other', () => {
  const named = [...README.matchAll(/`(GET|POST|DELETE) (\/v1\/[^`]+)`/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const answering = ENDPOINTS.map(({ method, path }) => `${method.toUpperCase()} /v1${path}`);
  expect(named.toSorted()).toEqual(answering.toSorted());
});
