import { STORIES } from './copy.ts';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { Opening } from './opening.tsx';
import { SituationFinder } from './situation-finder.tsx';
import { Practice } from './practice.tsx';
import { Studio } from './studio.tsx';
import { Family } from './family.tsx';
import { Law } from './law.tsx';
import { Club } from './club.tsx';
import { FiveInATable } from './five-in-a-table.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <SituationFinder>
        <Practice />
        <Studio />
        <Family />
        <Law />
        <Club />
      </SituationFinder>
      <FiveInATable />
      <ClosingBand {...STORIES.closing} />
    </>
  );
}
