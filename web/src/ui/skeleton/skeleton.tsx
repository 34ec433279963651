import { classNames } from '@/ui/class-names.ts';

/** A place-holder of the size of what comes; give it height and width by class. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-sm bg-sunk', className)}
    />
  );
}
