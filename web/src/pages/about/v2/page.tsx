import { Link } from 'react-router-dom';
import { PEOPLE } from './copy.ts';
import { BulletList } from '@/bands/bullet-list.tsx';
import { CallRota } from './call-rota.tsx';
import { DecisionRecord } from './decision-record.tsx';
import { LongTable } from './long-table.tsx';
import { WeekSheet } from './week-sheet.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Page() {
  const { title, lead, note, tableLabel, seats, weeks, rota, decisions, never, ways } = PEOPLE;
  return (
    <>
      <div className="bg-lichen pt-12 md:pt-16">
        <div className="mx-auto max-w-page px-5 md:px-10">
          <div className="grid gap-5 md:grid-cols-12 md:items-end md:gap-10">
            <h1 className="font-display text-4xl font-semibold tracking-tight md:col-span-7 md:text-5xl lg:text-6xl">
              {title}
            </h1>
            <div className="space-y-4 md:col-span-5">
              <p className="max-w-md text-lg leading-relaxed">{lead}</p>
              <p className="max-w-md border-l-2 border-signal pl-4 text-sm leading-relaxed">
                {note}
              </p>
            </div>
          </div>
          <div className="mt-10 md:mt-6">
            <LongTable label={tableLabel} seats={seats} />
          </div>
        </div>
      </div>

      <Section labelledBy="weeks-title">
        <div className="mb-10 grid gap-3 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-4">
            <Heading id="weeks-title">{weeks.title}</Heading>
          </div>
          <p className="max-w-measure leading-relaxed text-muted md:col-span-8">{weeks.text}</p>
        </div>
        <ul className="grid gap-5 lg:grid-cols-12">
          {weeks.people.map((person, index) => (
            <li key={person.name} className={WIDTHS[index % WIDTHS.length]}>
              <WeekSheet person={person} variant={index} off={weeks.off} />
            </li>
          ))}
        </ul>
      </Section>

      <Section tone="raised" labelledBy="rota-title">
        <div className="grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Heading id="rota-title">{rota.title}</Heading>
            <p className="mt-4 max-w-measure leading-relaxed">{rota.text}</p>
            <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">{rota.pay}</p>
          </div>
          <div className="lg:col-span-8">
            <CallRota caption={rota.caption} days={rota.days} rows={rota.rows} />
            <p className="mt-3 text-sm text-muted">{rota.handover}</p>
          </div>
        </div>
        <div className="mt-12 grid gap-8 border-t border-line pt-8 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-6 lg:col-span-4 lg:col-start-5">
            <h3 className="mb-3 font-display text-lg font-semibold text-signal">
              {rota.rings.title}
            </h3>
            <BulletList items={rota.rings.items} />
          </div>
          <div className="md:col-span-6 lg:col-span-4">
            <h3 className="mb-3 font-display text-lg font-semibold">{rota.waits.title}</h3>
            <BulletList items={rota.waits.items} />
          </div>
        </div>
      </Section>

      <Section tone="sunk" spacing="loose" labelledBy="decisions-title">
        <div className="grid gap-12 lg:grid-cols-12 lg:gap-14">
          <div className="lg:col-span-5">
            <Heading id="decisions-title" size="lg">
              {decisions.title}
            </Heading>
            <p className="mt-4 max-w-measure leading-relaxed">{decisions.text}</p>
            <ol className="mt-8 border-l border-ink">
              {decisions.steps.map(({ time, text }) => (
                <li key={time} className="relative pb-6 pl-6 last:pb-0">
                  <span
                    aria-hidden="true"
                    className="absolute top-2 -left-[5px] size-2.5 rounded-full border border-ink bg-sunk"
                  />
                  <p className="text-sm font-semibold">{time}</p>
                  <p className="max-w-sm leading-relaxed">{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className="lg:col-span-7">
            <DecisionRecord record={decisions.record} />
            <dl className="mt-8">
              {decisions.rules.map(({ who, what }) => (
                <div
                  key={who}
                  className="grid grid-cols-[7rem_1fr] gap-4 border-t border-line-strong py-3"
                >
                  <dt className="font-semibold">{who}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>

      <Section tone="evergreen" labelledBy="never-title">
        <div className="grid gap-6 md:grid-cols-12 md:gap-10">
          <h2
            id="never-title"
            className="font-display text-3xl font-semibold tracking-tight md:col-span-8 md:text-5xl"
          >
            {never.title}
          </h2>
          <p className="max-w-sm self-end leading-relaxed text-mist md:col-span-4">{never.text}</p>
        </div>
      </Section>

      <Section labelledBy="ways-title">
        <Heading id="ways-title" size="sm">
          {ways.title}
        </Heading>
        <ul className="mt-6 grid gap-x-10 md:grid-cols-2">
          {ways.entries.map(({ who, what, label, to }) => (
            <li key={who} className="border-t border-line">
              <Link
                to={to}
                className="group grid min-h-11 gap-1 py-5 sm:grid-cols-[9rem_1fr] sm:gap-4"
              >
                <span className="font-display text-lg font-semibold">{who}</span>
                <span>
                  <span className="block text-muted">{what}</span>
                  <span className="font-semibold text-evergreen group-hover:underline">
                    {label} <span aria-hidden="true">→</span>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const WIDTHS = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];
