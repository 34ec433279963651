import { PLANS } from '@contract/plans.ts';
import { TOUR } from '@/content/pages/saas-v5.ts';
import { DEFAULT_PLANS } from '@/content/plans.ts';
import { PageIntro } from '@/sections/page-intro.tsx';
import { PriceSum } from '@/sections/price-sum.tsx';
import { Section } from '@/sections/section.tsx';

export function Page() {
  const { title, lead, railLabel, parts, sum } = TOUR;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="split" />
      <Section tone="raised">
        <div className="grid gap-8 md:grid-cols-12 md:gap-10">
          <nav aria-label={railLabel} className="md:col-span-3">
            <ul className="flex flex-wrap gap-x-2 border-line md:sticky md:top-24 md:flex-col md:border-l">
              {[...parts, { id: 'sum', title: sum.title }].map((part) => (
                <li key={part.id}>
                  <a
                    href={`#${part.id}`}
                    className="flex min-h-11 items-center rounded-sm px-4 font-semibold hover:bg-lichen"
                  >
                    {part.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="space-y-6 md:col-span-9">
            {parts.map((part) => (
              <section
                key={part.id}
                id={part.id}
                aria-labelledby={`${part.id}-title`}
                className="grid gap-5 rounded-lg border border-line p-5 md:p-8 lg:grid-cols-2"
              >
                <div>
                  <h2 id={`${part.id}-title`} className="font-display text-xl font-semibold">
                    {part.title}
                  </h2>
                  <p className="mt-3 leading-relaxed">{part.text}</p>
                </div>
                <div className="overflow-x-auto rounded-md bg-ink p-4 font-mono text-xs leading-relaxed text-lichen">
                  {part.lines.map((line) => (
                    <p key={line} className="whitespace-pre">
                      {line}
                    </p>
                  ))}
                </div>
              </section>
            ))}
            <section
              id="sum"
              aria-labelledby="sum-title"
              className="rounded-lg border border-evergreen bg-lichen p-5 md:p-8"
            >
              <h2 id="sum-title" className="font-display text-xl font-semibold">
                {sum.title}
              </h2>
              <p className="mt-3 mb-6 max-w-measure leading-relaxed">{sum.text}</p>
              <PriceSum words={sum} sizes={SIZES} />
            </section>
          </div>
        </div>
      </Section>
    </>
  );
}

/** What each plan holds beyond the people that the contract names: gigabytes in all, and the speed it is made for. */
const CAPACITY = {
  solo: { storage: 100, speed: 'calm' },
  household: { storage: 500, speed: 'brisk' },
  practice: { storage: 2000, speed: 'busy' },
} as const;

const SIZES = PLANS.map((plan) => ({
  name: plan.name,
  people: plan.people,
  ...CAPACITY[plan.slug],
  monthly:
    (DEFAULT_PLANS.find((price) => price.slug === plan.slug && price.interval === 'month')
      ?.amount ?? 0) / 100,
}));
