import type { Night } from '../text/backup-text.ts';
import { classNames } from '@/ui/class-names.ts';

/** The nights for which backups are kept, a mark each, the newest at the end. The words beside it say the same. */
export function NightRow({ nights }: { nights: readonly Night[] }) {
  return (
    <div aria-hidden="true" className="flex h-10 items-end gap-px sm:gap-0.5">
      {nights.map(({ day, backups }) => (
        <span key={day} className={classNames('max-w-10 min-w-0 flex-1', MARKS[markOf(backups)])} />
      ))}
    </div>
  );
}

/** What the marks mean, for those who see them. */
export function NightKey() {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {(['made', 'tested', 'none'] as const).map((mark) => (
        <span key={mark} className="inline-flex items-end gap-1.5">
          <span className={classNames('w-2', SMALL[mark])} />
          {MEANINGS[mark]}
        </span>
      ))}
    </p>
  );
}

function markOf(backups: Night['backups']): Mark {
  if (backups.length === 0) return 'none';
  return backups.some(({ testedAt }) => testedAt !== null) ? 'tested' : 'made';
}

type Mark = 'made' | 'tested' | 'none';

const MARKS: Readonly<Record<Mark, string>> = {
  made: 'h-7 bg-accent',
  tested: 'h-10 bg-accent',
  none: 'h-1 bg-line-strong',
};

const SMALL: Readonly<Record<Mark, string>> = {
  made: 'h-2.5 bg-accent',
  tested: 'h-3.5 bg-accent',
  none: 'h-0.5 bg-line-strong',
};

const MEANINGS: Readonly<Record<Mark, string>> = {
  made: 'Made',
  tested: 'Made and read back',
  none: 'Empty',
};
