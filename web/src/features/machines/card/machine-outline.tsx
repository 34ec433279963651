import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** As high as a machine’s card, while it is not known what comes in its place. */
export function MachineOutline() {
  return (
    <output aria-label="Your servers are being loaded">
      <Skeleton className="h-184 md:h-118" />
    </output>
  );
}
