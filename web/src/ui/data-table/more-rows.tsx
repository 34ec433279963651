import { useEffect, useRef } from 'react';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';

/** What stands below a list that grows page by page: the way to more of it, why there is none, and its end. */
export function MoreRows({ label, problem, busy, onMore, end }: Props) {
  const hasMore = onMore !== null;
  const endLine = useEndFocus(!hasMore && end !== null);
  if (!hasMore && end === null) return null;
  return (
    <div className="grid justify-items-start gap-4">
      {problem !== null && (
        <div className="w-full">
          <Banner tone="bad" title={problem.title}>
            {problem.text}
          </Banner>
        </div>
      )}
      {hasMore && (
        // One button for both, so that it stays under the finger and keeps the focus.
        <Button size="sm" variant="secondary" busy={busy} onClick={onMore}>
          {problem === null ? label : 'Retry'}
        </Button>
      )}
      <output ref={endLine} tabIndex={-1} className="block text-sm text-muted empty:hidden">
        {!hasMore && end}
      </output>
    </div>
  );
}

/** The last press of the button takes the button away, and with it the focus of people who use the keyboard. */
function useEndFocus(isEnd: boolean) {
  const line = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (isEnd && document.activeElement === document.body) line.current?.focus();
  }, [isEnd]);
  return line;
}

type Props = {
  label: string;
  /** Why the next page is not there; null where nothing failed. */
  problem: { title: string; text: string } | null;
  busy: boolean;
  /** Shows more; null where there is no more. */
  onMore: (() => void) | null;
  /** What to say at the end of a list that has grown; null where it has not. */
  end: string | null;
};
