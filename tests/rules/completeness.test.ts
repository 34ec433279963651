/** Whether the cases are complete: they reach all of firestore.rules, and notice every weakened copy. */
import { beforeAll, describe, expect, test } from 'vitest';
import { CASES } from './cases.ts';
import { findGaps, readExpressions, type Expression } from './coverage.ts';
import { openRulesProject, RULES, RUN_TIMEOUT_MS, type RulesProject } from './rules-project.ts';
import { FIRESTORE_CHANGES, likeliestFirst, weakenRules } from './weaken.ts';
import { stretched } from '../support/time-limits/stretched.ts';

const WEAKENED_TIMEOUT_MS = stretched(240_000);

describe('the cases of firestore.rules', () => {
  let project: RulesProject;
  let expressions: Expression[];

  beforeAll(async () => {
    // The emulator counts per project: a new one has seen nothing but these cases.
    project = await openRulesProject(`demo-rules-completeness-${Date.now()}`, RULES);
    const failures = await project.firstFailures(CASES);
    if (failures.length > 0) throw new Error('The cases fail on the rules as they are.');
    expressions = readExpressions(RULES, await project.coverage());
    return () => project.close();
  }, RUN_TIMEOUT_MS);

  test('evaluate every expression, and every condition both ways', () => {
    expect(expressions).not.toEqual([]);
    expect(findGaps(expressions)).toEqual([]);
  });

  test(
    'fail on every weakened copy of the rules @battery',
    { timeout: WEAKENED_TIMEOUT_MS },
    async () => {
      const copies = weakenRules('firestore.rules', RULES, expressions, FIRESTORE_CHANGES);
      expect(copies.length).toBeGreaterThan(50);

      const unnoticed: string[] = [];
      for (const { change, rules, likeliest } of copies) {
        await project.loadRules(rules);
        await project.clear();
        const failures = await project.firstFailures(likeliestFirst(CASES, likeliest));
        if (failures.length === 0) unnoticed.push(change);
      }
      expect(unnoticed).toEqual([]);
    },
  );
});
