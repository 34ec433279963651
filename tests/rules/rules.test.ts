import { beforeAll, describe, expect, test } from 'vitest';
import { CASES } from './cases.ts';
import { openRulesProject, RULES, RUN_TIMEOUT_MS, type RulesProject } from './rules-project.ts';

// R-SES-08
describe('firestore.rules', () => {
  let project: RulesProject;

  beforeAll(async () => {
    project = await openRulesProject('demo-rules-cases', RULES);
    await project.place(CASES);
    return () => project.close();
  }, RUN_TIMEOUT_MS);

  for (const ruleCase of CASES) {
    const { name, as, expected } = ruleCase;
    test(`${name}, asked by ${as}, is ${expected}`, async () => {
      expect(await project.run(ruleCase)).toBe(expected);
    });
  }
});
