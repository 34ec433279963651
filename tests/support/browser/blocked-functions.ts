/** Browsers that lack something: functions that are newer than our oldest browsers, a database, or any storage. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';

/** Of the language. The compiler refuses these in our own code, where its `lib` ends before them; libraries might use them. */
const OF_THE_LANGUAGE = [
  ...['union', 'intersection', 'difference', 'symmetricDifference'].map((name) => `Set.${name}`),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((name) => `Set.${name}`),
  ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'].map(
    (name) => `Iterator.${name}`,
  ),
  ...['some', 'every', 'find'].map((name) => `Iterator.${name}`),
  ...['toBase64', 'toHex', 'setFromBase64', 'setFromHex'].map((name) => `Uint8Array.${name}`),
];

/** Takes away what is newer than our oldest browsers: all that lint refuses, whether our code or a library asks for it. */
export async function removeNewerFunctions(context: BrowserContext): Promise<void> {
  const { statics, methods, globals } = readRefused();
  await context.addInitScript(
    (list) => {
      const read = (holder: object, name: string): unknown => Reflect.get(holder, name);
      const isHolder = (value: unknown): value is object =>
        (typeof value === 'object' || typeof value === 'function') && value !== null;
      const remove = (holder: unknown, name: string) => {
        if (isHolder(holder)) Reflect.deleteProperty(holder, name);
      };
      const prototypeOf = (name: string) => {
        const made = read(window, name);
        return isHolder(made) ? read(made, 'prototype') : null;
      };
      for (const [owner = '', name = ''] of list.statics) remove(read(window, owner), name);
      for (const [owner = '', name = ''] of list.ofPrototypes) remove(prototypeOf(owner), name);
      for (const owner of Object.getOwnPropertyNames(window).filter((one) => /^[A-Z]/.test(one))) {
        for (const name of list.methods) remove(prototypeOf(owner), name);
      }
      for (const name of [...list.methods, ...list.globals]) remove(window, name);
    },
    { statics, methods, globals, ofPrototypes: OF_THE_LANGUAGE.map((name) => name.split('.')) },
  );
}

/** As in private windows of older browsers. */
export async function removeIndexedDb(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
}

/** As where all site data is blocked. */
export async function blockAllStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    IDBFactory.prototype.open = refuse;
  });
}

/** What `.oxlintrc.json` refuses in the code of the site. */
function readRefused() {
  const text = readFileSync(join(import.meta.dirname, '../../../.oxlintrc.json'), 'utf8');
  const { overrides } = Lint.parse(JSON.parse(text));
  const properties = overrides.flatMap(({ rules }) => rules['no-restricted-properties'] ?? []);
  const globals = overrides.flatMap(({ rules }) => rules['no-restricted-globals'] ?? []);
  const isRule = (one: unknown): one is { object?: string; property?: string; name?: string } =>
    typeof one === 'object';
  const named = properties.filter(isRule);
  return {
    statics: named.flatMap(({ object, property = '' }) => (object ? [[object, property]] : [])),
    methods: named.flatMap(({ object, property }) => (object || !property ? [] : [property])),
    globals: globals.filter(isRule).flatMap(({ name }) => name ?? []),
  };
}

const Lint = z.object({
  overrides: z.array(
    z.object({
      rules: z.object({
        'no-restricted-properties': z.array(z.unknown()).optional(),
        'no-restricted-globals': z.array(z.unknown()).optional(),
      }),
    }),
  ),
});
