import { HISTORY } from './copy.ts';
import {
  MachineShelf,
  MemoryGauge,
  OpenCupboard,
  RelayDrawing,
  RoomPlan,
  ShutCupboard,
  SquareCount,
} from './history-drawings.tsx';
import { HistoryStep } from './history-step.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  const { title, lead, note, stripLabel, cupboard, memory, locks, relay, service } = HISTORY;
  const { growth, dropped, stayed } = HISTORY;
  const words = { mistake: HISTORY.mistakeLabel, now: HISTORY.nowLabel };
  return (
    <>
      <div className="bg-paper pt-12 md:pt-20">
        <div className="mx-auto max-w-page px-5 md:px-10">
          <h1 className="max-w-5xl font-display text-3xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
            {title}
          </h1>
          <div className="mt-6 grid gap-5 md:mt-10 md:grid-cols-12 md:gap-10">
            <p className="max-w-measure leading-relaxed md:col-span-7 md:text-lg">{lead}</p>
            <p className="max-w-md border-l-2 border-signal pl-4 text-sm leading-relaxed md:col-span-5">
              {note}
            </p>
          </div>
          <nav aria-label={stripLabel} className="mt-10 md:mt-16">
            <ol className="grid grid-cols-5 border-t-2 border-evergreen">
              {[cupboard, memory, locks, relay, service].map(({ id, year, short }) => (
                <li key={id} className="relative">
                  <span
                    aria-hidden="true"
                    className="absolute -top-[7px] left-0 size-3 rounded-full border-2 border-evergreen bg-paper"
                  />
                  <a href={`#${id}`} className="block min-h-11 pt-4 pb-6 hover:underline md:pb-10">
                    <span className="block font-display text-lg font-semibold tabular-nums md:text-2xl">
                      {year}
                    </span>
                    <span className="hidden text-sm text-muted sm:block">{short}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>

      <HistoryStep step={cupboard} words={words} tone="raised" layout="right">
        <OpenCupboard {...cupboard.drawing} />
      </HistoryStep>
      <HistoryStep step={memory} words={words} layout="below">
        <MemoryGauge {...memory.gauge} />
      </HistoryStep>
      <HistoryStep step={locks} words={words} tone="raised" layout="left">
        <RoomPlan {...locks.drawing} />
      </HistoryStep>
      <HistoryStep step={relay} words={words} tone="evergreen" layout="below">
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
          {relay.drawings.map(({ label, caption, isOpen }) => (
            <figure key={caption} className="max-w-md">
              <RelayDrawing label={label} isOpen={isOpen} words={relay.words} />
              <figcaption className="mt-2 border-t border-evergreen pt-2 text-sm text-mist">
                {caption}
              </figcaption>
            </figure>
          ))}
        </div>
      </HistoryStep>
      <HistoryStep step={service} words={words} layout="right">
        <MachineShelf machines={service.machines} />
      </HistoryStep>

      <Section tone="sunk" spacing="tight" labelledBy="growth-title">
        <div className="grid gap-8 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-4">
            <Heading id="growth-title" size="sm">
              {growth.title}
            </Heading>
            <p className="mt-3 max-w-measure leading-relaxed text-muted">{growth.text}</p>
          </div>
          <div className="md:col-span-8 md:self-end">
            <SquareCount label={growth.label} years={growth.years} />
          </div>
        </div>
      </Section>

      <Section tone="raised" labelledBy="dropped-title">
        <Heading id="dropped-title">{dropped.title}</Heading>
        <dl className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-12">
          {dropped.items.map(({ term, text }, index) => (
            <div key={term} className={`border-t border-ink pt-4 ${DROPPED[index]}`}>
              <dt className="font-display text-xl font-semibold tracking-tight">{term}</dt>
              <dd className="mt-2 leading-relaxed">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section tone="lichen" labelledBy="stayed-title">
        <div className="grid items-end gap-10 md:grid-cols-12">
          <div className="md:col-span-4">
            <ShutCupboard label={stayed.label} />
          </div>
          <div className="md:col-span-8">
            <h2
              id="stayed-title"
              className="font-display text-3xl font-semibold tracking-tight md:text-5xl"
            >
              {stayed.title}
            </h2>
            <p className="mt-5 max-w-measure leading-relaxed md:text-lg">{stayed.text}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              {stayed.links.map(({ label, to }, index) => (
                <ButtonLink key={label} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}

const DROPPED = ['md:col-span-3', 'md:col-span-5', 'md:col-span-4'];
