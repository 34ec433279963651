import type { ReactNode } from 'react';
import { HISTORY } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

/** One year of a history: what happened, what went wrong, and a drawing. The cable on the left runs on from step to step. */
export function HistoryStep({ step, tone = 'paper', layout, children }: Props) {
  const isDark = tone === 'accent';
  const quiet = isDark ? 'text-on-dark' : 'text-muted';
  return (
    <section
      id={step.id}
      aria-labelledby={`${step.id}-title`}
      className={`overflow-x-clip ${TONES[tone]}`}
    >
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div
          className={`relative border-l-2 py-12 pl-6 md:py-20 md:pl-12 ${isDark ? 'border-on-dark' : 'border-accent'}`}
        >
          <Ornament
            viewBox="0 0 40 24"
            className={`absolute top-14 -left-[13px] w-10 md:top-24 ${isDark ? 'fill-accent-deep stroke-on-dark' : 'fill-raised stroke-accent'}`}
            strokeWidth="2"
          >
            <path d="M1 3h22v18H1zM23 7h7v10h-7M30 10h8M30 14h8" />
          </Ornament>
          <div className="grid gap-x-10 gap-y-10 md:grid-cols-12">
            <div className={PLACES[layout].text}>
              <p className="pl-8 font-display text-4xl leading-none font-semibold tracking-tight tabular-nums md:pl-0 md:text-6xl">
                {step.year}
              </p>
              <h2
                id={`${step.id}-title`}
                className="mt-4 max-w-lg font-display text-xl font-semibold tracking-tight md:text-2xl"
              >
                {step.title}
              </h2>
              <p className="mt-3 max-w-measure leading-relaxed">{step.text}</p>
            </div>
            <div className={PLACES[layout].drawing}>{children}</div>
            <dl className={`grid gap-6 ${PLACES[layout].notes}`}>
              <div>
                <dt className={`text-sm font-semibold ${isDark ? '' : 'text-alert'}`}>
                  {HISTORY.mistakeLabel}
                </dt>
                <dd className="mt-1 max-w-md leading-relaxed">{step.mistake}</dd>
              </div>
              <div
                className={`border-t pt-4 ${PLACES[layout].now} ${isDark ? 'border-accent' : 'border-line-strong'}`}
              >
                <dt className={`text-sm font-semibold ${quiet}`}>{HISTORY.nowLabel}</dt>
                <dd className={`mt-1 max-w-md leading-relaxed ${isDark ? '[&_a]:text-paper' : ''}`}>
                  <CopyText copy={step.now} />
                </dd>
              </div>
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}

const TONES = { paper: 'bg-paper', raised: 'bg-raised', accent: 'bg-accent-deep text-paper' };

const BESIDE = {
  notes: 'md:col-span-6 lg:grid-cols-2 lg:gap-10',
  now: 'lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6',
};

const PLACES = {
  right: { ...BESIDE, text: 'md:col-span-6', drawing: 'md:col-span-6 md:row-span-2' },
  left: {
    text: 'md:col-span-6 md:col-start-7 md:row-start-1',
    drawing: 'md:col-span-6 md:col-start-1 md:row-start-1 md:row-span-2',
    notes: `${BESIDE.notes} md:col-start-7`,
    now: BESIDE.now,
  },
  below: {
    text: 'md:col-span-8',
    drawing: 'md:col-span-12',
    notes: 'sm:grid-cols-2 sm:gap-10 md:col-span-10',
    now: 'sm:border-t-0 sm:border-l sm:pt-0 sm:pl-6',
  },
};

type Props = {
  step: (typeof HISTORY)['cupboard' | 'memory' | 'locks' | 'relay' | 'service'];
  tone?: keyof typeof TONES;
  layout: keyof typeof PLACES;
  children: ReactNode;
};
