import { expect, test } from 'vitest';
import { createStoredValue } from './stored-value.ts';

// R-SHP-03
test('createStoredValue keeps a value as text under its key, for the next page and the next tab', () => {
  const browser = createBrowser();
  const here = valueIn(browser);
  here.set([1, 2]);
  expect(browser.stored.get('numbers')).toBe('[1,2]');
  expect(valueIn(browser).get()).toEqual([1, 2]);
});

test('createStoredValue gives the same object until something changes', () => {
  const value = valueIn(createBrowser());
  expect(value.get()).toBe(value.get());
  value.set([3]);
  expect(value.get()).toBe(value.get());
});

// R-SHP-03
test('createStoredValue follows another tab, and stops when no listener is left', () => {
  const browser = createBrowser();
  const [here, there] = [valueIn(browser), valueIn(browser)];
  const heard: number[][] = [];
  const stop = here.subscribe(() => heard.push(here.get()));
  there.set([7]);
  browser.tellTabs();
  expect(heard).toEqual([[7]]);
  stop();
  expect(browser.watchers.size).toBe(0);
});

// R-SHP-05
test('createStoredValue lives on in the page where nothing can be stored', () => {
  const value = valueIn({ ...createBrowser(), writeStored: () => false });
  value.set([9]);
  expect(value.get()).toEqual([9]);
});

function valueIn(storage: Parameters<typeof createStoredValue>[0]['storage']) {
  return createStoredValue<number[]>({
    key: 'numbers',
    parse: (text) => (text ?? '').match(/\d+/g)?.map(Number) ?? [],
    storage,
  });
}

function createBrowser() {
  const stored = new Map<string, string>();
  const watchers = new Set<() => void>();
  return {
    stored,
    watchers,
    tellTabs: () => watchers.forEach((watcher) => watcher()),
    readStored: (key: string) => stored.get(key) ?? null,
    writeStored: (key: string, text: string) => {
      stored.set(key, text);
      return true;
    },
    watchStored: (_: string, onChange: () => void) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
