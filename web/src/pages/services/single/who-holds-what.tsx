import { MOVING_IN } from './copy.ts';
import { CustodyChart } from './custody-chart.tsx';
import { Split } from '@/bands/split.tsx';

export function WhoHoldsWhat() {
  const { custody } = MOVING_IN;
  return (
    <Split
      title={custody.title}
      note={
        <>
          <p className="leading-relaxed">{custody.text}</p>
          <p className="border-l border-accent pl-4 text-sm leading-relaxed text-muted">
            {custody.note}
          </p>
        </>
      }
      tone="raised"
      spacing="loose"
    >
      <CustodyChart />
    </Split>
  );
}
