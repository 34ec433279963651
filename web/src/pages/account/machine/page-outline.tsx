import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** As high as the card and the parts below it, while the server is not known. */
export function PageOutline() {
  return (
    <output aria-label="Your server is being loaded" className="grid gap-14">
      <Skeleton className="h-138 md:h-103" />
      <span className="grid items-start gap-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Skeleton className="h-224" />
        <Skeleton className="h-224" />
      </span>
    </output>
  );
}
