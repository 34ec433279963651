import type { ReactNode } from 'react';

/**
 * One moment of the day: a very large time, what happens, the paper it leaves behind, and a note in the
 * margin. The layout says where the column stands and how wide it is; under 1024 px all follow each other.
 */
export function DayMoment({
  moment,
  layout,
  tone = 'paper',
  children,
}: {
  moment: Moment;
  layout: keyof typeof LAYOUTS;
  tone?: keyof typeof TONES;
  children: ReactNode;
}) {
  const place = LAYOUTS[layout];
  const look = TONES[tone];
  const id = `at-${moment.time.replace(':', '')}`;
  return (
    <section aria-labelledby={id} className={`overflow-x-clip ${look.band}`}>
      <div
        className={`mx-auto grid max-w-page gap-x-10 gap-y-5 px-5 md:px-10 lg:grid-cols-12 ${place.spacing}`}
      >
        <div className={place.head}>
          <p
            className={`-ml-1 font-display text-6xl font-semibold tracking-tight tabular-nums md:text-7xl ${look.time}`}
          >
            {moment.time}
          </p>
        </div>
        <div className={place.text}>
          <h3 id={id} className="font-display text-xl font-semibold tracking-tight md:text-2xl">
            {moment.title}
          </h3>
          <div className={`mt-4 space-y-4 leading-relaxed ${place.measure}`}>
            {moment.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={place.paper}>{children}</div>
        <div
          role="note"
          aria-label={`Note on ${moment.time}`}
          className={`max-w-md border-t pt-3 text-sm leading-relaxed lg:max-w-none ${look.note} ${place.note}`}
        >
          <p>{moment.note}</p>
        </div>
      </div>
    </section>
  );
}

type Moment = { time: string; title: string; text: readonly string[]; note: string };

const LAYOUTS = {
  /** The paper first, a narrow column beside it, the note outside right. */
  letter: {
    spacing: 'pt-10 pb-9 lg:pt-24 lg:pb-28',
    head: 'lg:col-start-6 lg:col-span-7',
    text: 'lg:col-start-6 lg:col-span-4',
    measure: 'max-w-md',
    paper: 'lg:col-start-1 lg:col-span-5 lg:row-start-1 lg:row-span-3',
    note: 'lg:col-start-10 lg:col-span-3 lg:row-start-2 lg:mt-2 lg:self-start',
  },
  /** Everything hangs from the fourth column; two columns of text, the note outside left. */
  slip: {
    spacing: 'py-9 lg:py-24',
    head: 'lg:col-start-4 lg:col-span-9',
    text: 'lg:col-start-4 lg:col-span-9',
    measure: 'lg:columns-2 lg:gap-10',
    paper: 'lg:col-start-4 lg:col-span-9 lg:row-start-3',
    note: 'lg:col-start-1 lg:col-span-3 lg:row-start-2 lg:mt-2 lg:self-start',
  },
  /** A broad sheet on the right that begins above the time. */
  draft: {
    spacing: 'pt-9 pb-10 lg:pt-20 lg:pb-32',
    head: 'lg:col-span-5 lg:pt-16',
    text: 'lg:col-span-4',
    measure: 'max-w-md',
    paper: 'lg:col-start-6 lg:col-span-7 lg:row-start-1 lg:row-span-3',
    note: 'lg:col-span-3',
  },
  /** The sheet stands between the words and the note. */
  minutes: {
    spacing: 'py-9 lg:pt-16 lg:pb-24',
    head: 'lg:col-span-12 lg:text-right',
    text: 'lg:col-span-4 lg:row-start-2',
    measure: 'max-w-md',
    paper: 'lg:col-start-5 lg:col-span-5 lg:row-start-2',
    note: 'lg:col-start-10 lg:col-span-3 lg:row-start-2 lg:self-end',
  },
  /** The log is as wide as the words. */
  log: {
    spacing: 'py-10 lg:py-24',
    head: 'lg:col-span-6',
    text: 'lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:row-span-2 lg:self-end',
    measure: 'max-w-lg',
    paper: 'lg:col-span-8 lg:row-start-3 lg:mt-8',
    note: 'lg:col-start-10 lg:col-span-3 lg:row-start-3 lg:mt-8 lg:self-start',
  },
} as const;

const TONES = {
  paper: { band: 'bg-paper text-ink', time: 'text-accent', note: 'border-ink text-muted' },
  night: {
    band: 'bg-accent-deep text-paper',
    time: 'text-accent-tint',
    note: 'border-on-dark text-on-dark',
  },
} as const;
