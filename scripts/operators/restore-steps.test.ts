import { expect, test } from 'vitest';
import { discoverFunctions, type Endpoint } from '../deploy/discover-functions.ts';
import { API } from '../hosting/deployment.fixture.ts';
import { readText } from '../lib/files.ts';
import { readSteps, restoreSteps, withSteps } from './restore-steps.ts';

const GUIDE = readText('docs/operating.md');
const { endpoints } = discoverFunctions({ ...API, STORAGE_BUCKET: 'acme.firebasestorage.app' });
const PLANTED: Record<string, Endpoint> = {
  plantedJob: { scheduleTrigger: {}, timeoutSeconds: 60 },
  plantedQueue: { taskQueueTrigger: {}, timeoutSeconds: 60 },
};

/** The jobs and queues of the code that the guide does not stop, or does not start again. */
function forgotten(functions: Record<string, Endpoint>): string[] {
  const commands = readSteps(GUIDE).flatMap((step) => step.commands);
  const ours = Object.entries(functions).filter(
    ([, one]) => one.scheduleTrigger ?? one.taskQueueTrigger,
  );
  return ours
    .map(([name]) => name)
    .filter(
      (name) =>
        !['pause', 'resume'].every((verb) =>
          commands.some((line) => new RegExp(` ${verb} (\\S+-)?${name}[- ]`).test(line)),
        ),
    );
}

// R-LIV-06
test('the guide stops and resumes every job and every queue of the code', () => {
  expect(Object.values(endpoints).filter((one) => one.scheduleTrigger).length).toBeGreaterThan(5);
  expect(forgotten(endpoints)).toEqual([]);
});

// R-LIV-06
test('a job or a queue that is planted is noticed', () => {
  expect(forgotten({ ...endpoints, ...PLANTED })).toEqual(['plantedJob', 'plantedQueue']);
  expect(withSteps(GUIDE, restoreSteps({ ...endpoints, ...PLANTED }))).not.toBe(GUIDE);
});

// R-LIV-06
test('the guide has the steps as the code makes them', () => {
  expect(withSteps(GUIDE, restoreSteps(endpoints))).toBe(GUIDE);
});

// R-LIV-06
test('every function is stopped: by its job, its queue, the site, or because nothing is written any more', () => {
  const others = Object.entries(endpoints).filter(
    ([, { scheduleTrigger, taskQueueTrigger, eventTrigger, httpsTrigger }]) =>
      !(scheduleTrigger ?? taskQueueTrigger ?? eventTrigger ?? httpsTrigger),
  );
  expect(others).toEqual([]);
});
