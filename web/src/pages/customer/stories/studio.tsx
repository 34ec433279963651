import { STORIES } from './copy.ts';
import { PlainTable } from '@/bands/plain-table.tsx';
import { StatsRow } from './stats-row.tsx';
import { HouseName, HouseQuote, HouseWords, Story } from './house-words.tsx';

/** A ledger across the whole width. */
export function Studio() {
  const { ledger, stats } = STORIES.studio;
  return (
    <Story house="studio" tone="bg-warn-tint">
      <div className="grid gap-5 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-4">
          <HouseName house="studio" />
        </div>
        <div className="lg:col-span-8">
          <HouseQuote house="studio" />
        </div>
      </div>
      <div className="mt-6 border-y-2 border-ink py-5 md:mt-10 md:py-6">
        <p className="mb-5 font-display text-lg">“{ledger.asked}”</p>
        <PlainTable caption={ledger.caption} head={ledger.head} rows={ledger.rows} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <StatsRow stats={stats} />
        </div>
        <div className="lg:col-span-5">
          <HouseWords house="studio" />
        </div>
      </div>
    </Story>
  );
}
