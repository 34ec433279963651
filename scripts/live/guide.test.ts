import { describe, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import { discoverFunctions } from '../deploy/discover-functions.ts';
import { readText } from '../lib/files.ts';

const guide = readText('docs/deploy.md');
const steps = guide.split(/^###? /m).filter((part) => /^\d+\. /.test(part));
const stepOf = (heading: string) => steps.find((text) => text.includes(`. ${heading}\n`)) ?? '';

const codeIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) =>
    pattern.test(words) ? words : [],
  );

describe('docs/deploy.md', () => {
  // R-LIV-06
  test('has 21 steps in order, each of which says how it looks while it is undone', () => {
    expect(steps.map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
    expect(steps.filter((text) => text.match(/^\*\*Missing:\*\* /gm)?.length !== 1)).toEqual([]);
  });

  // R-LIV-06
  test('asks Stripe for the events that the API handles, and for no others', () => {
    const asked = codeIn(stepOf('Stripe: webhook'), /^[a-z_]+(\.[a-z_]+)+$/);

    expect(asked.toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
  });

  // R-LIV-06
  test('gives the sum of the instances that all functions ask for, and the most that one does', () => {
    const { endpoints } = discoverFunctions({ STORAGE_BUCKET: 'any.firebasestorage.app' });
    const most = Object.values(endpoints).map(({ maxInstances }) => maxInstances ?? NaN);
    const [line = ''] = /^- \*\*Instances:.*$/m.exec(stepOf('Deploy')) ?? [];
    const sum = most.reduce((all, one) => all + one, 0);

    expect(line).toContain(`asks for ${endpoints['api']?.maxInstances} of one CPU`);
    expect(line).toContain(`together ask for ${sum}.`);
    expect(line).toContain(`${sum},000`);
    // Google allows a service of a new project no more.
    expect(Math.max(...most)).toBeLessThanOrEqual(10);
  });

  // R-LIV-06
  test('names the collections whose documents expire', () => {
    const { fieldOverrides }: { fieldOverrides: { collectionGroup: string }[] } = JSON.parse(
      readText('firestore.indexes.json'),
    );
    const collections = fieldOverrides.map(({ collectionGroup }) => collectionGroup);
    const [line = ''] = /^- \*\*Rules and expiry:.*$/m.exec(stepOf('Deploy')) ?? [];

    expect(
      codeIn(line, /^[a-z]+[A-Z]?[a-zA-Z]*$/)
        .filter((word) => word !== 'expireAt')
        .toSorted(),
    ).toEqual(collections);
  });
});
