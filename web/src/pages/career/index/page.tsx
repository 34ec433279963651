import { CAREER } from '../copy.ts';
import { ApplicationForm } from '@/features/messages/application-form.tsx';
import { CareersList } from './careers-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { EmptyChairs } from './empty-chairs.tsx';
import { HiringChart } from '../hiring-chart.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  const { hero, jobs, day, way, hiring, offer, writer } = CAREER;
  return (
    <>
      <div className="bg-amber-tint">
        <div className="mx-auto grid max-w-page gap-8 px-5 pt-12 md:grid-cols-12 md:gap-10 md:px-10 md:pt-16">
          <div className="md:col-span-5 md:self-center md:pb-16">
            <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-6xl">
              {hero.title}
            </h1>
            <p className="mt-6 max-w-md leading-relaxed md:text-lg">{hero.lead}</p>
            <div className="mt-7">
              <ButtonLink to="#positions">{hero.jump}</ButtonLink>
            </div>
          </div>
          <div className="-mx-5 self-end md:col-span-7 md:-mr-10 md:ml-0">
            <EmptyChairs label={hero.label} cards={hero.cards} screen={hero.screen} />
          </div>
        </div>
      </div>

      <Section id="positions" labelledBy="positions-title">
        <div className="mb-6">
          <Heading id="positions-title" size="sm">
            {jobs.title}
          </Heading>
        </div>
        <CareersList jobs={jobs.list} words={jobs.words} />
      </Section>

      <Section tone="raised" labelledBy="day-title">
        <div className="mb-10 grid gap-3 md:grid-cols-12 md:items-end md:gap-10">
          <div className="md:col-span-7">
            <Heading id="day-title" size="lg">
              {day.title}
            </Heading>
          </div>
          <p className="max-w-measure text-sm leading-relaxed text-muted md:col-span-5">
            {day.text}
          </p>
        </div>
        <DayStrip blocks={day.blocks} />
      </Section>

      <Section tone="evergreen" labelledBy="way-title">
        <div className="grid gap-10 md:grid-cols-12">
          <h2
            id="way-title"
            className="font-display text-3xl font-semibold tracking-tight md:col-span-4 md:text-4xl"
          >
            {way.title}
          </h2>
          <dl className="grid gap-x-10 gap-y-9 sm:grid-cols-2 md:col-span-8">
            {way.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-display text-lg font-semibold">{title}</dt>
                <dd className="mt-2 leading-relaxed text-mist [&_a]:text-paper">
                  <CopyText copy={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>

      <Section spacing="loose" labelledBy="hiring-title">
        <div className="mb-10 max-w-2xl">
          <Heading id="hiring-title" size="lg">
            {hiring.title}
          </Heading>
          <p className="mt-4 leading-relaxed text-muted">{hiring.text}</p>
        </div>
        <HiringChart weeks={hiring.weeks} steps={hiring.steps} />
      </Section>

      <Section tone="raised" labelledBy="offer-title">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-3">
            <Heading id="offer-title">{offer.title}</Heading>
            <p className="mt-4 max-w-measure leading-relaxed text-muted">{offer.not}</p>
          </div>
          <div className="min-w-0 lg:col-span-9">
            <PlainTable caption={offer.caption} head={offer.head} rows={offer.rows} />
          </div>
        </div>
      </Section>

      <Section id={writer.id} tone="lichen" labelledBy="writer-title">
        <div className="grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <Heading id="writer-title" size="lg">
              {writer.title}
            </Heading>
            <p className="mt-4 max-w-measure leading-relaxed">{writer.text}</p>
            <p className="mt-4 max-w-measure leading-relaxed font-semibold">{writer.task}</p>
          </div>
          <figure className="self-center lg:col-span-6">
            <div className="rounded-sm border border-ink bg-raised px-6 py-7 md:px-9">
              <p className="leading-loose">
                <del className="text-muted decoration-signal decoration-2">
                  {writer.sheet.before}
                </del>
              </p>
              <p className="mt-3 font-display text-xl font-semibold">
                <ins className="no-underline">{writer.sheet.after}</ins>
              </p>
            </div>
            <figcaption className="mt-2 text-sm text-muted">{writer.sheet.remark}</figcaption>
          </figure>
        </div>
        <details className="group mt-10 rounded-lg border border-evergreen bg-paper">
          <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-semibold md:px-8">
            {writer.open}
            <svg
              aria-hidden="true"
              viewBox="0 0 16 16"
              className="size-4 shrink-0 stroke-evergreen group-open:rotate-45"
              strokeWidth="2"
            >
              <path d="M8 1v14M1 8h14" />
            </svg>
          </summary>
          <div className="max-w-3xl border-t border-line px-5 py-7 md:px-8">
            <ApplicationForm position={writer.position} positionTitle={writer.title} />
          </div>
        </details>
      </Section>
    </>
  );
}
