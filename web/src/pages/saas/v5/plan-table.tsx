import { TOUR } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { euroPrice } from '@/lib/money.ts';
import { Section } from '@/bands/section.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { gigabytes } from './plan-sum.ts';
import { SIZES } from './plan-sizes.ts';

export function PlanTable() {
  const { sum } = TOUR;
  return (
    <Section spacing="tight">
      <PlainTable caption={sum.table.caption} head={sum.table.head} rows={ROWS} />
      <p className="mt-5 max-w-measure leading-relaxed">
        <CopyText copy={sum.change} />
      </p>
    </Section>
  );
}

const ROWS = SIZES.map((size) => [
  size.name,
  String(size.people),
  gigabytes(size.storage),
  TOUR.sum.speeds[size.speed].label,
  euroPrice(size.monthly),
  euroPrice(size.yearly),
]);
