import { expect, it } from 'vitest';
import type { Functions } from 'firebase-admin/functions';
import { createTaskQueue, nameOf } from './task-queue.ts';

const DUE = { uid: 'ada', dueAt: '2026-11-22T12:00:00.000Z' };

/** A queue as Google's: it refuses with this, if with anything. */
function queueThat(refusal?: Error) {
  const added: unknown[] = [];
  const taskQueue = (name: string) => ({
    enqueue: async (data: unknown, options: unknown) => {
      if (refusal) throw refusal;
      added.push([name, data, options]);
    },
  });
  const functions: Functions = Object.create(null, { taskQueue: { value: taskQueue } });
  return { queue: createTaskQueue({ functions: async () => functions }), added };
}

const refusal = (code: string) => Object.assign(new Error('no'), { code: `functions/${code}` });

// R-REL-13
it('adds a task for the person, under a name of that person and moment alone', async () => {
  const { queue, added } = queueThat();
  await queue.add(DUE);
  expect(added).toEqual([
    [
      'locations/europe-west1/functions/lookAfter',
      { uid: 'ada' },
      { id: nameOf(DUE), dispatchDeadlineSeconds: 120 },
    ],
  ]);
  const names = [DUE, { ...DUE, uid: 'bob' }, { ...DUE, dueAt: '2026-11-22T12:01:00.000Z' }];
  expect(new Set(names.map(nameOf)).size).toBe(3);
  // As the SDK demands of it: validator.isTaskId of firebase-admin.
  expect(nameOf(DUE)).toMatch(/^[A-Za-z0-9_-]{1,500}$/);
});

// R-REL-13
it('takes a name that is known for what it is: the person is in the queue, or was looked after', async () => {
  expect(await queueThat(refusal('task-already-exists')).queue.add(DUE)).toBe(undefined);
  await expect(queueThat(refusal('permission-denied')).queue.add(DUE)).rejects.toThrow('no');
});
