import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import { ROOT } from '../lib/places.ts';
import { STEPS } from './steps.ts';

const guide = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
const steps = guide.split(/^###? /m).filter((part) => /^\d+\. /.test(part));

/** The text of a step, by the number that it has in the guide. */
function stepOf([number]: readonly [number, string]): string {
  return steps.find((text) => text.startsWith(`${number}. `)) ?? '';
}

const codeIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) =>
    pattern.test(words) ? words : [],
  );

describe('docs/deploy.md', () => {
  // R-LIV-06
  test('has the steps that the doctor names, in order and under the same headings', () => {
    const headings = steps.map((text) => text.split('\n')[0]);

    expect(headings).toEqual(Object.values(STEPS).map(([number, words]) => `${number}. ${words}`));
  });

  // R-LIV-06
  test.each(Object.values(STEPS))(
    'says in step %i, %s, how it looks while it is undone',
    (...step) => {
      expect(stepOf(step).match(/^\*\*Missing:\*\* /gm)).toHaveLength(1);
    },
  );

  // R-LIV-06
  test('asks Stripe for the events that the API handles, and for no others', () => {
    const asked = codeIn(stepOf(STEPS.webhook), /^[a-z_]+(\.[a-z_]+)+$/);

    expect(asked.toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
  });

  // R-LIV-06
  test('names the collections whose documents expire', () => {
    const text = readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8');
    const collections = [...text.matchAll(/"collectionGroup": "(\w+)"/g)].map(([, name]) => name);
    const [line = ''] = /^- \*\*Rules and expiry:.*$/m.exec(stepOf(STEPS.deploy)) ?? [];

    expect(
      codeIn(line, /^[a-z]+[A-Z]?[a-zA-Z]*$/)
        .filter((word) => word !== 'expireAt')
        .toSorted(),
    ).toEqual(collections);
  });
});
