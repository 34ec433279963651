import { PRACTICES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';

/** What a plan costs offices of different sizes: the chairs it holds, those taken, and the price of each. */
export function SeatCosts() {
  const { title, text, perPerson, offices } = PRACTICES.cost;
  return (
    <section aria-labelledby="seat-costs" className="bg-raised py-10 md:py-20">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div className="max-w-3xl">
          <Heading id="seat-costs" size="lg">
            {title}
          </Heading>
          <p className="mt-3 leading-relaxed text-muted">
            <CopyText copy={text} />
          </p>
        </div>
        <div className="mt-7 grid gap-x-10 gap-y-8 lg:grid-cols-12">
          {offices.map((office) => (
            <div
              key={office.title}
              className={office.options.length > 1 ? 'lg:col-span-8' : 'lg:col-span-4'}
            >
              <h3 className="border-b border-ink pb-2 font-display text-lg font-semibold">
                {office.title}
              </h3>
              <div
                className={`grid gap-x-10 ${office.options.length > 1 ? 'sm:grid-cols-2' : 'sm:max-lg:grid-cols-2'}`}
              >
                {office.options.map((option) => (
                  <div key={option.plan} className="border-b border-line py-4">
                    <Seats
                      taken={office.people}
                      seats={option.seats}
                      label={`${office.people} of ${option.seats} places taken`}
                    />
                    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
                      <span className="font-semibold">{option.plan}</span>
                      <span className="text-sm text-muted">
                        {option.each} {perPerson}
                      </span>
                    </p>
                    <p className="mt-1 font-display text-3xl font-semibold tracking-tight tabular-nums">
                      {option.month}
                    </p>
                    <p className="mt-2 max-w-sm text-sm leading-relaxed">{option.text}</p>
                  </div>
                ))}
              </div>
              <p className="mt-4 max-w-md leading-relaxed font-medium">{office.advice}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const SEAT = 24;
const IN_A_ROW = 13;

/** Chairs in rows, seen from above; the dark ones are taken. */
function Seats({ taken, seats, label }: { taken: number; seats: number; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${IN_A_ROW * SEAT} ${2 * SEAT}`}
      className="w-full max-w-78"
    >
      {Array.from({ length: seats }, (_, index) => {
        const x = (index % IN_A_ROW) * SEAT + 2;
        const y = Math.floor(index / IN_A_ROW) * SEAT + 2;
        return (
          <path
            key={index}
            d={`M${x} ${y + 4}v9a5 5 0 0 0 5 5h6a5 5 0 0 0 5 -5v-9M${x + 4} ${y + 1}h8v11h-8z`}
            className={index < taken ? 'fill-accent stroke-accent' : 'fill-none stroke-line-strong'}
            strokeWidth="1.4"
          />
        );
      })}
    </svg>
  );
}
