import domain from 'node:domain';
import { afterEach, expect, it, vi } from 'vitest';
import { doWithoutDomains } from './functions-framework.ts';

const { create } = domain;
afterEach(() => {
  Object.assign(domain, { create });
});

/** As the framework's `function_wrappers.js` does for each request. */
function handle(work: () => void): void {
  const own = domain.create();
  own.on('error', () => {});
  own.run(work);
}

it('runs what the framework runs in a domain, and in none', () => {
  doWithoutDomains();
  const work = vi.fn<() => unknown>(() => Reflect.get(process, 'domain') ?? null);
  handle(work);
  expect(work).toHaveReturnedWith(null);
});

it('passes on what the work throws', () => {
  doWithoutDomains();
  expect(() =>
    handle(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
});
