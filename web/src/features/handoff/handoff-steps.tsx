import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';
import type { HandoffStatus } from './handoff-run.ts';

/** Finished and current steps, with space reserved for the longest list, so that nothing jumps. */
export function HandoffSteps({ statuses, isWorking, notice }: Props) {
  return (
    <div aria-live="polite" className={classNames(isWorking && 'min-h-56')}>
      <ol className="grid gap-3">
        {statuses.map((status, index) => {
          const isPresent = index === statuses.length - 1;
          return (
            <li
              key={status}
              className={classNames('flex items-center gap-3', !isPresent && 'text-muted')}
            >
              <span className="grid size-5 place-items-center">{mark(isPresent, isWorking)}</span>
              {status}
            </li>
          );
        })}
      </ol>
      {notice !== undefined && (
        <p className="mt-5 rounded-md bg-warn-tint px-4 py-3 font-medium">{notice}</p>
      )}
    </div>
  );
}

function mark(isPresent: boolean, isWorking: boolean) {
  if (!isPresent) return <Icon name="check" className="size-5 text-accent" />;
  if (isWorking) return <Spinner />;
  return <Icon name="close" className="size-5 text-danger" />;
}

type Props = {
  statuses: readonly HandoffStatus[];
  isWorking: boolean;
  notice: string | undefined;
};
