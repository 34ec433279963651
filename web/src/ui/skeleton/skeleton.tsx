import { classNames } from '@/ui/class-names.ts';

/** A placeholder for content that is loading; size it with classes. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={classNames('block animate-breathe rounded-sm bg-sunk', className)}
    />
  );
}

/** Stands for what may come or not: it takes no room, and what follows it `in-order` is held back. */
export function Awaited() {
  return <span hidden data-skeleton />;
}
