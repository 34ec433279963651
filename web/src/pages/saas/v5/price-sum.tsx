import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { TOUR } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { euros } from '@/lib/money.ts';
import {
  closeness,
  fill,
  gigabytes,
  NEEDS,
  sumUp,
  type Need,
  type Needs,
  type PlanSize,
  type Sum,
} from './plan-sum.ts';
import { SIZES } from './plan-sizes.ts';

/**
 * Finds the smallest plan that holds what is asked for and writes the sum out line by line. The form is
 * uncontrolled: a slider may be moved before the script runs, and what it then says is read once at the start.
 */
export function PriceSum() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(FIRST);

  useEffect(() => {
    if (form.current !== null) setChoice(readChoice(form.current));
  }, []);

  const sum = sumUp(choice, SIZES);
  const said: Record<Need, string> = {
    people: heads(choice.people),
    storage: gigabytes(choice.storage),
    speed: WORDS.speeds[choice.speed]?.label ?? '',
  };

  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <form
        ref={form}
        autoComplete="off"
        className="grid content-start gap-8 lg:col-span-5"
        onSubmit={(event) => event.preventDefault()}
        onInput={(event) => setChoice(readChoice(event.currentTarget))}
      >
        <Slider need="people" said={said.people} />
        <Slider need="storage" said={said.storage} />
        <fieldset>
          <legend className="mb-2 font-semibold">{WORDS.speed}</legend>
          {WORDS.speeds.map((speed, index) => (
            <label
              key={speed.label}
              className="grid min-h-11 cursor-pointer grid-cols-[1.75rem_5rem_1fr] items-center border-t border-line py-2 last:border-b has-checked:bg-accent-tint"
            >
              <input
                type="radio"
                name="speed"
                value={index}
                defaultChecked={index === FIRST.speed}
                className="ml-1 size-4 accent-accent"
              />
              <span className="font-semibold">{speed.label}</span>
              <span className="text-sm text-muted">{speed.text}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <legend className="float-left mr-4 font-semibold">{WORDS.paid}</legend>
          {INTERVALS.map((interval) => (
            <label
              key={interval}
              className="flex min-h-11 cursor-pointer items-center gap-2 px-1.5"
            >
              <input
                type="radio"
                name="interval"
                value={interval}
                defaultChecked={interval === FIRST.interval}
                className="size-4 accent-accent"
              />
              {WORDS.intervals[interval]}
            </label>
          ))}
        </fieldset>
      </form>

      <div className="lg:col-span-7">
        <Slip choice={choice} sum={sum} said={said} />
      </div>
      {sum.plan !== null && <Limits choice={choice} plan={sum.plan} />}
    </div>
  );
}

const WORDS = TOUR.sum;

type Interval = 'month' | 'year';
type Choice = Needs & { interval: Interval };
type Slid = keyof typeof STEPS;

const INTERVALS: readonly Interval[] = ['month', 'year'];
const STEPS = {
  people: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30],
  storage: [25, 50, 100, 200, 300, 500, 800, 1200, 1600, 2000, 3000],
};
const FIRST: Choice = { people: 4, storage: 200, speed: 0, interval: 'month' };

function readChoice(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  return {
    people: STEPS.people[Number(data.get('people'))] ?? FIRST.people,
    storage: STEPS.storage[Number(data.get('storage'))] ?? FIRST.storage,
    speed: Number(data.get('speed') ?? FIRST.speed),
    interval: data.get('interval') === 'year' ? 'year' : 'month',
  };
}

/** A slider over uneven steps; under it stands where each plan ends. */
function Slider({ need, said }: { need: Slid; said: string }) {
  const steps: readonly number[] = STEPS[need];
  const id = useId();
  const last = steps.length - 1;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {WORDS[need]}
        </label>
        <output htmlFor={id} className="font-display text-2xl font-semibold tabular-nums">
          {said}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={need}
        min="0"
        max={last}
        defaultValue={steps.indexOf(FIRST[need])}
        aria-valuetext={said}
        className="mt-2 block h-8 w-full cursor-pointer accent-accent"
      />
      <svg aria-hidden="true" height="48" className="-mt-1 w-full overflow-visible px-2">
        {SIZES.map((size) => {
          const share = steps.indexOf(size[need]) / last;
          const x = `${(share * 100).toFixed(1)}%`;
          return (
            <g key={size.name}>
              <line x1={x} x2={x} y1="0" y2="10" className="stroke-ink" strokeWidth="1.2" />
              <text
                textAnchor={share < 0.1 ? 'start' : share > 0.85 ? 'end' : 'middle'}
                className="fill-muted text-xs"
              >
                <tspan x={x} y="25">
                  {size.name}
                </tspan>
                <tspan x={x} y="43">
                  {amountOf(need, size[need])}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function Slip({ choice, sum, said }: { choice: Choice; sum: Sum; said: Record<Need, string> }) {
  const { slip } = WORDS;
  const { plan, next } = sum;
  return (
    <div className="border border-ink bg-raised px-5 pt-5 pb-7 md:px-8 md:pt-7">
      <h3 className="font-mono text-sm">{slip.title}</h3>
      <dl className="mt-3 tabular-nums">
        {NEEDS.map((need) => (
          <Line key={need} term={`${WORDS[need]}: ${said[need]}`}>
            {sum.least[need] === null
              ? slip.beyond
              : need === 'speed' && choice.speed === 0
                ? slip.any
                : fill(slip.least, { plan: sum.least[need] })}
          </Line>
        ))}
      </dl>
      <div aria-live="polite" className="border-t-2 border-ink pt-4">
        {plan === null ? (
          <>
            <p className="font-display text-xl font-semibold">{WORDS.beyondTitle}</p>
            <p className="mt-2 max-w-measure leading-relaxed">
              <CopyText
                copy={WORDS.beyond.map((part) =>
                  typeof part === 'string'
                    ? fill(part, { what: sum.deciding.map((need) => said[need]).join(', ') })
                    : part,
                )}
              />
            </p>
          </>
        ) : (
          <>
            <p className="text-sm text-muted">{slip.decided}</p>
            <p className="font-display text-3xl font-semibold tracking-tight md:text-4xl">
              {plan.name}
            </p>
            <p className="mt-1 text-sm">{reason(sum)}</p>
          </>
        )}
      </div>
      {plan !== null && (
        <>
          <Costs choice={choice} plan={plan} />
          <p className="mt-3 text-sm text-muted">
            {next === null
              ? slip.none
              : fill(slip.next, {
                  plan: next.name,
                  difference: euros(next.monthly - plan.monthly),
                })}
          </p>
          <div className="mt-6">
            <ButtonLink to={WORDS.buy.to}>{WORDS.buy.label}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

function Costs({ choice, plan }: { choice: Choice; plan: PlanSize }) {
  const { slip } = WORDS;
  return (
    <dl className="mt-5 tabular-nums">
      {choice.interval === 'month' ? (
        <Line term={fill(slip.month, { plan: plan.name })} strong>
          {euros(plan.monthly)}
        </Line>
      ) : (
        <>
          <Line term={fill(slip.year, { plan: plan.name })} strong>
            {euros(plan.yearly)}
          </Line>
          <Line term={slip.perMonth}>{euros(plan.yearly / 12)}</Line>
        </>
      )}
      <Line term={fill(slip.perPerson, { count: heads(choice.people) })}>
        {euros((choice.interval === 'month' ? plan.monthly : plan.yearly / 12) / choice.people)}
      </Line>
      <Line term={slip.servers}>{plan.servers}</Line>
      <Line term={slip.left}>
        {fill(slip.leftText, {
          people: heads(plan.people - choice.people),
          storage: gigabytes(plan.storage - choice.storage),
        })}
      </Line>
    </dl>
  );
}

function heads(count: number): string {
  return `${count} ${count === 1 ? WORDS.person : WORDS.persons}`;
}

function reason(sum: Sum): string {
  const [only, ...others] = sum.deciding;
  const smaller = sum.smaller?.name ?? '';
  if (only === undefined) return WORDS.slip.becauseFirst;
  if (others.length === 0) return fill(WORDS.slip.because, { what: WORDS[only], smaller });
  if (others.length === 2) return WORDS.slip.becauseAll;
  return fill(WORDS.slip.becauseLarger, {
    smaller,
    what: sum.deciding.map((need) => WORDS[need].toLowerCase()).join(' and '),
  });
}

function Limits({ choice, plan }: { choice: Choice; plan: PlanSize }) {
  return (
    <div className="border-t border-ink pt-5 lg:col-span-12">
      <h3 className="font-display text-lg font-semibold">{WORDS.limitsTitle}</h3>
      <dl className="mt-3 grid gap-x-10 gap-y-5 text-sm leading-relaxed md:grid-cols-[4fr_5fr_5fr]">
        <Limit need="people" taken={choice.people} limit={plan.people} />
        <Limit need="storage" taken={choice.storage} limit={plan.storage} />
        <div>
          <dt className="border-t-4 border-line pt-2 font-semibold">{WORDS.speed}</dt>
          <dd>{WORDS.limits.speed.text}</dd>
        </div>
      </dl>
    </div>
  );
}

function Limit({ need, taken, limit }: { need: Slid; taken: number; limit: number }) {
  const state = closeness(taken, limit);
  return (
    <div>
      <dt className="font-semibold">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="mb-2 block h-1 w-full"
        >
          <path d="M0 0H100V1H0z" className="fill-line" />
          <path
            d={`M0 0H${Math.min(100, Math.round((taken / limit) * 100))}V1H0z`}
            className={state === 'calm' ? 'fill-accent' : 'fill-alert'}
          />
        </svg>
        {WORDS[need]}
      </dt>
      <dd>{fill(WORDS.limits[need][state], { left: amountOf(need, limit - taken) })}</dd>
    </div>
  );
}

function amountOf(need: Slid, amount: number): string {
  return need === 'storage' ? gigabytes(amount) : String(amount);
}

function Line({ term, strong = false, children }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className={strong ? 'font-semibold' : ''}>{term}</dt>
      <dd className={`text-right ${strong ? 'font-display text-2xl font-semibold' : ''}`}>
        {children}
      </dd>
    </div>
  );
}

type LineProps = { term: string; strong?: boolean; children: ReactNode };
