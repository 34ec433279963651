import { classNames } from '@/ui/class-names.ts';

/** A placeholder for content that is loading; size it with classes. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-sm bg-sunk', className)}
    />
  );
}
