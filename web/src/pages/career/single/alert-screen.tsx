import { SYSTEMS_ENGINEER } from './copy.ts';

/** An alarm on a small screen: what is known about a machine, and what is not sent at all. */
export function AlertScreen() {
  const { label, head, host, seen, unseen, unseenText } = SYSTEMS_ENGINEER.alert;
  return (
    <div
      role="group"
      aria-label={label}
      className="overflow-hidden rounded-lg border border-ink bg-raised"
    >
      <p className="bg-alert px-4 py-3 font-mono text-sm text-raised md:px-5">{head}</p>
      <p className="border-b border-line px-4 py-2.5 font-mono text-sm md:px-5">{host}</p>
      <dl className="px-4 py-2 font-mono text-sm md:px-5">
        {seen.map(({ term, text }) => (
          <div
            key={term}
            className="grid grid-cols-[8.5rem_1fr] gap-3 py-1.5 md:grid-cols-[11rem_1fr]"
          >
            <dt className="text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <dl className="border-t border-dashed border-line-strong bg-sunk px-4 py-2 font-mono text-sm md:px-5">
        {unseen.map((term, index) => (
          <div
            key={term}
            className="grid grid-cols-[8.5rem_1fr] items-center gap-3 py-1.5 md:grid-cols-[11rem_1fr]"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="relative">
              <span className="sr-only">{unseenText}</span>
              <span
                aria-hidden="true"
                className={`block h-4 bg-ink ${BARS[index % BARS.length]}`}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const BARS = ['w-4/5', 'w-full', 'w-3/5'];
