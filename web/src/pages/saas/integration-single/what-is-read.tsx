import { NEXTCLOUD } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatIsRead() {
  const { day } = NEXTCLOUD;
  return (
    <Section labelledBy="day-title">
      <div className="mb-6 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
        <div className="md:col-span-5">
          <Heading id="day-title" size="lg">
            {day.title}
          </Heading>
        </div>
        <p className="leading-relaxed text-muted md:col-span-7">{day.text}</p>
      </div>
      <DayStrip />
    </Section>
  );
}

/** A day of 24 hours in lanes; each span is an act that takes place then. */
function DayStrip() {
  const { description, lanes, hours } = NEXTCLOUD.day;
  return (
    <figure>
      <figcaption className="sr-only">{description}</figcaption>
      <div aria-hidden="true">
        {lanes.map((lane) => (
          <div
            key={lane.label}
            className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[13rem_1fr] md:items-center"
          >
            <p className="flex items-baseline justify-between gap-3 md:block">
              <span className="font-display font-semibold">{lane.label}</span>
              <span className="text-sm text-muted md:block">{lane.note}</span>
            </p>
            <svg
              viewBox="0 0 720 40"
              preserveAspectRatio="none"
              className="h-10 w-full border-x border-line-strong bg-raised"
            >
              <path
                d="M180 0V40M360 0V40M540 0V40"
                className="stroke-line"
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
              {lane.look === 'hatch' ? (
                <path
                  d={Array.from({ length: 96 }, (_, tick) => `M${tick * 7.5 + 3} 12V28`).join('')}
                  className="stroke-line-strong"
                  strokeWidth="1.5"
                  vectorEffect="non-scaling-stroke"
                />
              ) : (
                lane.spans.map(([start, length]) => (
                  <rect
                    key={start}
                    x={start * 30}
                    y="6"
                    width={Math.max(4, length * 30)}
                    height="28"
                    className={LOOKS[lane.look]}
                  />
                ))
              )}
            </svg>
          </div>
        ))}
        <p className="flex justify-between font-mono text-xs text-muted md:pl-58">
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
    </figure>
  );
}

const LOOKS = { solid: 'fill-accent', alert: 'fill-alert' };
