import { STORIES } from './copy.ts';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { Opening } from './opening.tsx';
import { TheFive } from './the-five.tsx';
import { FiveInATable } from './five-in-a-table.tsx';

export function Page() {
  const { closing } = STORIES;
  return (
    <>
      <Opening />
      <TheFive />
      <FiveInATable />
      <ClosingBand {...closing} />
    </>
  );
}
