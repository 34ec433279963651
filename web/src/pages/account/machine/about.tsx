import type { Machine } from '@contract/machines.ts';
import { PLAN_TERMS, sizeWords } from '@contract/plans.ts';
import { formatDay, formatDayAndTime } from '@/lib/dates.ts';

/** Where it is and what it is made of. */
export function About({ machine, locale }: { machine: Machine; locale: string }) {
  const { origin, region, orderedAt, lastSeenAt, plan } = machine;
  const { name, size } = PLAN_TERMS[plan];
  const rows = [
    ['Address', origin?.replace(/^https?:\/\//, '') ?? null],
    ['Place', region],
    [
      'Plan',
      `${name}: ${size.vcpu} vCPU, ${sizeWords(size.memoryBytes)} of memory, ${sizeWords(size.diskBytes)} of disk`,
    ],
    ['Last answered', formatDayAndTime(lastSeenAt, locale)],
    ['Ordered', formatDay(orderedAt, locale)],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      {rows.map(
        ([term, words]) =>
          words !== null && (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="wrap-anywhere tabular-nums">{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
