/** What four sizes of model take in memory, against the memory of the plans. */
export function MemoryBars() {
  return (
    <div>
      <ul className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {PARTS.map((part) => (
          <li key={part.name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3.5 ${part.look}`} />
            {part.name}
          </li>
        ))}
      </ul>
      <div className="grid gap-5 md:grid-cols-[7.5rem_1fr] md:gap-x-6">
        {MODELS.map((model) => (
          <div key={model.name} className="contents">
            <p className="-mb-4 font-display text-base font-semibold md:mb-0 md:self-center">
              {model.name}
            </p>
            <div className="relative h-9 bg-paper">
              {LINES.map((line) => (
                <span
                  key={line.memory}
                  aria-hidden="true"
                  style={{ left: percent(line.memory) }}
                  className="absolute -inset-y-2.5 w-px bg-ink"
                />
              ))}
              <div className="absolute inset-0 flex">
                {model.parts.map((size, index) => (
                  <span
                    key={PARTS[index]?.name}
                    style={{ width: percent(size) }}
                    className={PARTS[index]?.look}
                  />
                ))}
                <span className="self-center bg-raised px-2 text-sm font-semibold tabular-nums">
                  {model.sum}
                </span>
              </div>
            </div>
          </div>
        ))}
        <span className="hidden md:block" />
        <div className="relative h-12 text-sm">
          {LINES.map((line) => (
            <span
              key={line.memory}
              style={{ right: `calc(100% - ${percent(line.memory)})` }}
              className="absolute top-0 border-r border-ink pt-2 pr-2 text-right leading-tight"
            >
              {line.plan}
              <span className="block text-muted tabular-nums">{line.memory} GB</span>
            </span>
          ))}
        </div>
      </div>
      <p className="text-sm text-muted">
        The line for Practice, with 64 GB, would be twice as far to the right.
      </p>
    </div>
  );
}

const SCALE = 33;

function percent(gigabytes: number): string {
  return `${((gigabytes / SCALE) * 100).toFixed(2)}%`;
}

const PARTS = [
  { name: 'weights', look: 'bg-accent' },
  { name: 'the conversation’s cache', look: 'bg-alert' },
  { name: 'the runner itself', look: 'bg-line-strong' },
] as const;

const MODELS = [
  { name: '3 billion', parts: [1.8, 0.5, 0.3], sum: '2.6 GB' },
  { name: '8 billion', parts: [4.8, 0.5, 0.5], sum: '5.8 GB' },
  { name: '14 billion', parts: [8.4, 0.8, 0.7], sum: '9.9 GB' },
  { name: '32 billion', parts: [19.2, 1.1, 0.7], sum: '21 GB' },
] as const;

const LINES = [
  { plan: 'Solo', memory: 16 },
  { plan: 'Household', memory: 32 },
] as const;
