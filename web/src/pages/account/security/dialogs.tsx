import { lazy, Suspense } from 'react';
import { loadPart } from '@/platform/connection/load-part.ts';
import type { Task, TaskProps } from './task.ts';

/** The dialog of what was pressed. It is loaded then. */
export function TaskDialog({ task, ...dialog }: Props) {
  if (task.kind === 'none') return null;
  return (
    <Suspense>
      <TaskBox task={task} {...dialog} />
    </Suspense>
  );
}

const TaskBox = lazy(async () => ({
  default: (await loadPart(() => import('./task-box.tsx'))).TaskBox,
}));

type Props = TaskProps & { task: Task };
