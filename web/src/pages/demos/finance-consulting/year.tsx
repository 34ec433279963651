import { PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { SERIF } from './look.tsx';
import { Drawing, Ornament, Word } from '@/drawings/drawing.tsx';

export function Year() {
  const { year } = BOOKKEEPERS;
  return (
    <section aria-labelledby="year-title" className="border-b border-line-strong">
      <PageWidth className="py-14 md:py-20">
        <div className="grid gap-3 md:grid-cols-12 md:gap-10">
          <h2 id="year-title" className={`text-2xl md:col-span-5 md:text-3xl ${SERIF}`}>
            {year.title}
          </h2>
          <p className="max-w-measure leading-relaxed text-muted md:col-span-7">{year.text}</p>
        </div>
        <div className="mt-8">
          <DeadlineYear label={year.drawing} />
        </div>
        <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {year.kinds.map((entry) => (
            <div
              key={entry.kind}
              className="grid grid-cols-[2.25rem_1fr] content-start border-t border-ink pt-3"
            >
              <dt className="contents">
                <DeadlineSign kind={entry.kind} />
                <span className="font-semibold">{entry.term}</span>
              </dt>
              <dd className="col-start-2 text-sm leading-relaxed text-muted">{entry.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm text-muted">{year.note}</p>
      </PageWidth>
    </section>
  );
}

/** A year as a ledger: a row for every month, a column for every day, a sign for what falls due. */
function DeadlineYear({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 1010 470" className="block w-full">
      <g className="stroke-line" strokeWidth="1.2">
        {MONTHS.map((month, row) => (
          <path key={month} d={`M0 ${y(row) + 17}H1010`} />
        ))}
        {Array.from({ length: 32 }, (_, day) => (
          <path
            key={day}
            d={`M${x(day) + 15} 40V${y(11) + 17}`}
            strokeWidth={day % 10 === 0 ? 2.4 : 0.7}
          />
        ))}
      </g>
      <path
        d={`M68 20V${y(11) + 17}M72 20V${y(11) + 17}`}
        className="stroke-alert"
        strokeWidth="1.4"
      />
      <path d={`M${x(10) - 15} 40h30V${y(11) + 17}h-30z`} className="fill-accent-tint opacity-70" />
      <g className="fill-muted text-[30px] tabular-nums md:text-[15px]" textAnchor="middle">
        {[1, 5, 10, 15, 20, 25, 31].map((day) => (
          <text key={day} x={x(day)} y="30" className={day % 10 === 5 ? 'max-md:hidden' : ''}>
            {day}
          </text>
        ))}
      </g>
      <g className="fill-ink font-display text-[32px] md:text-[19px]">
        {MONTHS.map((month, row) => (
          <Word key={month} y={y(row) + 8} text={month} />
        ))}
      </g>
      {MONTHS.map((month, row) => (
        <g key={month}>
          <Sign kind="close" at={[x(10), y(row)]} />
          <Sign kind="pay" at={[x(23), y(row)]} />
          {row % 3 === 0 && <Sign kind="tax" at={[x(20), y(row)]} />}
        </g>
      ))}
      <Sign kind="year" at={[x(15), y(2)]} />
      <Sign kind="year" at={[x(30), y(5)]} />
      <Sign kind="year" at={[x(12), y(10)]} />
      <g className="fill-paper">
        {NO_SUCH_DAYS.map(([row, days]) => (
          <path key={row} d={`M${x(days) + 16} ${y(row) - 16}H1010v32H${x(days) + 16}z`} />
        ))}
      </g>
      <g className="stroke-line-strong" strokeWidth="1.4">
        {NO_SUCH_DAYS.map(([row, days]) => (
          <path key={row} d={`M${x(days) + 18} ${y(row) + 14}L${x(31) + 13} ${y(row) - 14}`} />
        ))}
      </g>
    </Drawing>
  );
}

/** The same sign beside its meaning. */
function DeadlineSign({ kind }: { kind: Kind }) {
  return (
    <Ornament viewBox="-15 -15 30 30" className="size-7 shrink-0">
      <Sign kind={kind} at={[0, 0]} />
    </Ornament>
  );
}

function Sign({ kind, at: [left, top] }: { kind: Kind; at: readonly [number, number] }) {
  const place = `translate(${left} ${top})`;
  switch (kind) {
    case 'close':
      return <path transform={place} d="M-9-9H9V9H-9z" className="fill-accent" />;
    case 'pay':
      return <circle transform={place} r="6" className="fill-ink" />;
    case 'tax':
      return <path transform={place} d="M0-13 13 0 0 13-13 0z" className="fill-alert" />;
    case 'year':
      return (
        <circle transform={place} r="10" className="fill-raised stroke-alert" strokeWidth="4.5" />
      );
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Rows of the shorter months and how many days they have. */
const NO_SUCH_DAYS = [
  [1, 28],
  [3, 30],
  [5, 30],
  [8, 30],
  [10, 30],
] as const;

function x(day: number): number {
  return 65 + day * 30;
}

function y(row: number): number {
  return 57 + row * 35;
}

type Kind = 'close' | 'pay' | 'tax' | 'year';
