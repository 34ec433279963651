/** Counts in tally marks, by fives, as on the back of an envelope. */
export function Tally({
  title,
  counts,
}: {
  title: string;
  counts: readonly { label: string; count: number }[];
}) {
  return (
    <div>
      <p className="text-sm text-muted">{title}</p>
      <dl className="mt-2 border-t border-ink">
        {counts.map(({ label, count }) => (
          <div
            key={label}
            className="flex items-center justify-between gap-4 border-b border-line py-1.5"
          >
            <dt className="tabular-nums">{label}</dt>
            <dd className="flex items-center">
              <span className="sr-only">{count}</span>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${count * 9 + 4} 22`}
                className="h-5.5 fill-none stroke-alert"
                strokeWidth="2.2"
                strokeLinecap="round"
              >
                {Array.from({ length: count }, (_, mark) => (
                  <path
                    key={mark}
                    d={
                      mark % 5 === 4
                        ? `M${mark * 9 - 37} 17l38-13`
                        : `M${mark * 9 + 4 + (mark % 2)} 3l${(mark % 3) - 2} 16`
                    }
                  />
                ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
