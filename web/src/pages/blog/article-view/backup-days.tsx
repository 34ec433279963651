/** The days that each plan can bring back, one mark a day. */
export function BackupDays() {
  return (
    <dl className="grid gap-6">
      {PLANS.map((plan) => (
        <div key={plan.name} className="grid gap-2 sm:grid-cols-[8rem_1fr] sm:gap-6">
          <dt className="text-sm">
            <strong className="font-display text-base font-semibold">{plan.name}</strong>
            <span className="ml-2 text-muted sm:ml-0 sm:block">{plan.note}</span>
          </dt>
          <dd>
            <svg
              role="img"
              aria-label={`${plan.days} days`}
              viewBox={`0 0 ${PER_LINE * STEP} ${Math.ceil(plan.days / PER_LINE) * (TALL + 5)}`}
              className="w-full max-w-lg"
            >
              <path d={marks(plan.days)} className="fill-accent" />
              {plan.hourly && <path d={notches(plan.days)} className="fill-raised" />}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PER_LINE = 30;
const STEP = 12;
const TALL = 18;

function marks(days: number): string {
  return each(days, (x, y) => `M${x} ${y}h9v${TALL}h-9z`);
}

/** Cuts a day's mark into what was saved during it. */
function notches(days: number): string {
  return each(days, (x, y) =>
    [3, 6, 9, 12, 15].map((down) => `M${x} ${y + down}h9v1h-9z`).join(''),
  );
}

function each(days: number, draw: (x: number, y: number) => string): string {
  return Array.from({ length: days }, (_, day) =>
    draw((day % PER_LINE) * STEP, Math.floor(day / PER_LINE) * (TALL + 5)),
  ).join('');
}

const PLANS = [
  { name: 'Solo', note: 'nightly, 7 days', days: 7, hourly: false },
  { name: 'Household', note: 'nightly, 30 days', days: 30, hourly: false },
  { name: 'Practice', note: 'hourly, 90 days', days: 90, hourly: true },
] as const;
