import type { Machine } from '@contract/machines.ts';

/** What erasing a machine leaves of its plan; null for one that holds no place in a plan any more. */
export function afterErasing({ desired }: Pick<Machine, 'desired'>): string | null {
  switch (desired) {
    case 'ready':
    case 'asleep':
      return 'Your plan and its price stay the same, and you can add another server once it is gone.';
    case 'ending':
    case 'erased':
      return null;
  }
}
