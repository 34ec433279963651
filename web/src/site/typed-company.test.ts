// What the company record says is written there alone. A page that types it would go on saying it after a change.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPANY } from '@contract/legal/company.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const RECORD = 'functions/src/contract/legal/company.ts';

/** The country alone says too little. */
const VALUES = textsIn(COMPANY).filter((value) => value !== COMPANY.country);

// R-LAW-05
test('no page, mail or script types what the company record says', () => {
  expect(VALUES).toEqual(expect.arrayContaining([COMPANY.name, COMPANY.dataProtection.email]));
  const sources = ['web/src', 'web/scripts', 'functions/src']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) =>
        join(folder, String(file)),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(sources).toContain(RECORD);
  const found = sources.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return VALUES.filter((value) => source.includes(value)).map((value) => `${file}: ${value}`);
  });
  expect(found.filter((words) => !words.startsWith(`${RECORD}: `))).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
