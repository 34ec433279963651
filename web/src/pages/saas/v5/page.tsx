import { LIST_PRICES, PLANS } from '@contract/plans.ts';
import { TOUR } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { LinkIndex } from '@/bands/link-index.tsx';
import { euroPrice } from '@/lib/money.ts';
import { PlainTable } from '@/bands/plain-table.tsx';
import { gigabytes } from './plan-sum.ts';
import { PriceSum } from './price-sum.tsx';
import {
  ActivityScreen,
  AskScreen,
  BackupsScreen,
  FilesScreen,
  PeopleScreen,
  ServersScreen,
} from './screens.tsx';
import { Tour } from './tour.tsx';
import { Section } from '@/bands/section.tsx';
import { Split } from '@/bands/split.tsx';

export function Page() {
  const { title, lead, rail, ask, files, people, servers, backups, activity, sum, more } = TOUR;
  return (
    <>
      <Section tone="raised" spacing="none">
        <div className="grid gap-x-10 gap-y-3 py-7 md:grid-cols-12 md:items-end md:py-9">
          <h1 className="font-display text-3xl font-semibold tracking-tight md:col-span-7 lg:text-4xl">
            {title}
          </h1>
          <p className="leading-relaxed md:col-span-5">{lead}</p>
        </div>
      </Section>
      <Tour
        rail={rail}
        parts={[
          { ...ask, icon: 'search', screen: <AskScreen screen={ask.screen} /> },
          { ...files, icon: 'box', screen: <FilesScreen screen={files.screen} /> },
          { ...people, icon: 'user', screen: <PeopleScreen screen={people.screen} /> },
          { ...servers, icon: 'server', screen: <ServersScreen screen={servers.screen} /> },
          { ...backups, icon: 'clock', screen: <BackupsScreen screen={backups.screen} /> },
          { ...activity, icon: 'receipt', screen: <ActivityScreen screen={activity.screen} /> },
        ]}
      >
        <section
          id="sum"
          aria-labelledby="sum-title"
          className="border-t border-ink bg-lichen px-5 py-12 md:px-10 md:py-16"
        >
          <h2
            id="sum-title"
            className="font-display text-2xl font-semibold tracking-tight md:text-3xl"
          >
            {sum.title}
          </h2>
          <p className="mt-3 mb-9 max-w-measure leading-relaxed">{sum.text}</p>
          <PriceSum words={sum} sizes={SIZES} />
        </section>
        <div className="bg-raised px-5 py-12 md:px-10">
          <PlainTable caption={sum.table.caption} head={sum.table.head} rows={ROWS} />
          <p className="mt-5 max-w-measure leading-relaxed">
            <CopyText copy={sum.change} />
          </p>
        </div>
      </Tour>
      <Split title={more.title}>
        <LinkIndex entries={more.entries} />
      </Split>
    </>
  );
}

/** What each plan holds beyond what the contract names: gigabytes in all, and the pace it is made for. */
const CAPACITY = {
  solo: { storage: 100, speed: 0 },
  household: { storage: 500, speed: 1 },
  practice: { storage: 2000, speed: 2 },
} as const;

const SIZES = PLANS.map((plan) => ({
  name: plan.name,
  people: plan.people,
  servers: plan.servers,
  ...CAPACITY[plan.slug],
  monthly: LIST_PRICES[plan.slug].month,
  yearly: LIST_PRICES[plan.slug].year,
}));

const ROWS = SIZES.map((size) => [
  size.name,
  String(size.people),
  gigabytes(size.storage),
  TOUR.sum.speeds[size.speed].label,
  euroPrice(size.monthly),
  euroPrice(size.yearly),
]);
