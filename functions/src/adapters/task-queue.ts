import { createHash } from 'node:crypto';
import { REGION } from '../config/region.ts';
import type { Firebase } from './firebase.ts';

/** Where the work for each person waits for its turn. It is done by the function `lookAfter`. */
export type TaskQueue = {
  /**
   * Adds one task for what is due about a person. A name that the queue knows is not added again: it is waiting, is being
   * done, or was done within the last hour.
   */
  add: (due: { uid: string; dueAt: string }) => Promise<void>;
};

/** Longer than all that one person needs; the function itself is ended then as well. */
export const TASK_SECONDS = 120;

export function createTaskQueue({ functions }: Pick<Firebase, 'functions'>): TaskQueue {
  return {
    async add(due) {
      const queue = (await functions()).taskQueue(`locations/${REGION}/functions/lookAfter`);
      const options = { id: nameOf(due), dispatchDeadlineSeconds: TASK_SECONDS };
      try {
        await queue.enqueue({ uid: due.uid }, options);
      } catch (error) {
        if (!isKnown(error)) throw error;
      }
    },
  };
}

/**
 * The person and the moment, since a name that was used is refused for an hour: what is due later needs another one. All of it
 * is a hash, because names that begin alike are slow to add
 * (cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues.tasks/create).
 */
export function nameOf({ uid, dueAt }: { uid: string; dueAt: string }): string {
  return createHash('sha256').update(`${uid} ${dueAt}`).digest('hex').slice(0, 40);
}

function isKnown(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists'
  );
}
