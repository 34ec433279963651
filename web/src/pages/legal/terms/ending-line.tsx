import { TERMS } from './copy.ts';

/** What happens between the day on which someone cancels and the day on which only the account remains. */
export function EndingLine() {
  const { stages } = TERMS.ending;
  return (
    <ol className="grid md:grid-cols-[4fr_3fr_4fr_3fr]">
      {stages.map((stage, index) => (
        <li
          key={stage.title}
          className="relative grid grid-cols-[1.5rem_1fr] gap-x-4 pb-8 last:pb-0 md:block md:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute top-0 bottom-0 left-2.5 w-1 md:static md:mb-5 md:block md:h-3 md:w-full ${BARS[index] ?? 'bg-line'}`}
          />
          <div className="col-start-2 md:pr-6">
            <p className="text-sm text-muted">{stage.when}</p>
            <h3 className="font-display text-lg font-semibold">{stage.title}</h3>
            <p className="mt-1 max-w-xs text-sm leading-relaxed">{stage.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Fuller while more is there. */
const BARS = [
  'bg-accent',
  'bg-line-strong',
  'border border-line-strong bg-accent-tint',
  'border-t-2 border-line-strong',
];
