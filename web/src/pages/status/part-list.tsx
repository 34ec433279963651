import { STATUS_PARTS } from '@contract/status.ts';
import { describePart, PART_NAMES } from '@/features/status/status-text.ts';
import type { StatusView } from '@/features/status/status-feed.ts';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { STATUS } from './copy.ts';
import { StateMark } from './state-mark.tsx';
import { stateOf } from './state-of.ts';

/** Each part, what belongs to it, and its state. */
export function PartList({ view }: { view: StatusView }) {
  return (
    <ul className="mt-6 border-b border-line-strong">
      {STATUS_PARTS.map((part) => {
        const state = stateOf(view, part);
        return (
          <li
            key={part}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line-strong py-4 md:grid-cols-[1.5rem_13rem_minmax(0,1fr)_9rem] md:gap-x-6"
          >
            <StateMark state={state} className="size-6 noscript:invisible" />
            <h3 className="font-display text-lg font-semibold">{PART_NAMES[part]}</h3>
            <p className="max-w-measure text-muted max-md:col-start-2">{STATUS.parts[part]}</p>
            <p className="font-semibold max-md:col-start-2 md:text-right noscript:hidden">
              {describePart(view, part) ?? <Skeleton className="h-6 w-24 md:ml-auto" />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
