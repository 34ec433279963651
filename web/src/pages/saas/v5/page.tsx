import { TOUR } from './copy.ts';
import { LinkIndex } from '@/bands/link-index.tsx';
import { Tour } from './tour.tsx';
import { Split } from '@/bands/split.tsx';
import { Opening } from './opening.tsx';
import { YourSum } from './your-sum.tsx';
import { PlanTable } from './plan-table.tsx';

export function Page() {
  const { more } = TOUR;
  return (
    <>
      <Opening />
      <Tour />
      <YourSum />
      <PlanTable />
      <Split title={more.title}>
        <LinkIndex entries={more.entries} />
      </Split>
    </>
  );
}
