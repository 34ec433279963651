/** Whether the cases of storage.rules are complete: one of them notices every weakened copy. There is no report of what they reach. */
import { beforeAll, describe, expect, test } from 'vitest';
import { readConditions } from './coverage.ts';
import { STORAGE_CASES, type StorageCase } from './storage-cases.ts';
import { startJudge, STORAGE_RULES } from './storage-judges.ts';
import { likeliestFirst, STORAGE_CHANGES, weakenRules } from './weaken.ts';

// R-FIL-03
describe('the cases of storage.rules', () => {
  let judge: Awaited<ReturnType<typeof startJudge>>;

  beforeAll(async () => {
    judge = await startJudge();
    return () => judge.stop();
  });

  test('have the same outcome where no metadata are null', async () => {
    const { judge: ask, issues } = await judge.load(STORAGE_RULES);
    expect(issues).toMatchObject({ errors: [], warnings: [] });
    const judged = await Promise.all(
      STORAGE_CASES.map(async (one) => [one.name, one.as, await outcomeOf(ask, one)]),
    );
    expect(judged).toEqual(STORAGE_CASES.map(({ name, as, expected }) => [name, as, expected]));
  });

  test('fail on every weakened copy of the rules @battery', async () => {
    const conditions = readConditions(STORAGE_RULES);
    expect(conditions.length).toBeGreaterThan(20);
    const copies = weakenRules('storage.rules', STORAGE_RULES, conditions, STORAGE_CHANGES);

    const unnoticed: string[] = [];
    for (const { change, rules, likeliest } of copies) {
      const { judge: ask } = await judge.load(rules);
      const cases = likeliestFirst(STORAGE_CASES, likeliest);
      const outcomes = await Promise.all(cases.map((one) => outcomeOf(ask, one)));
      if (!outcomes.includes('allowed')) unnoticed.push(change);
    }
    expect(unnoticed).toEqual([]);
  });

  // What judges them must never say yes to what it cannot judge.
  test('are not judged by rules that read documents of Firestore', async () => {
    const condition = 'firestore.get(/databases/(default)/documents/a/b).data.isOpen';
    await expect(judge.load(allowAllIf(condition))).rejects.toThrow(
      'Invalid variable name: firestore',
    );
  });

  test('are refused by a condition that is no truth, with its place', async () => {
    const { judge: ask } = await judge.load(allowAllIf('1'));
    for (const one of STORAGE_CASES) {
      const { permitted, issues } = await ask(one);
      expect(permitted).toBe(false);
      expect(issues.warnings).toEqual([expect.stringMatching(/line \[2\].*Expected: \[bool\]/)]);
    }
  });
});

async function outcomeOf(
  ask: (one: StorageCase) => Promise<{ permitted?: boolean }>,
  one: StorageCase,
) {
  return (await ask(one)).permitted ? 'allowed' : 'refused';
}

function allowAllIf(condition: string) {
  return `rules_version = '2';
service firebase.storage { match /b/{bucket}/o/{all=**} { allow read, write: if ${condition}; } }`;
}
