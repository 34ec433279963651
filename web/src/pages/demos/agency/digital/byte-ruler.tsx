/** A budget of bytes laid along a ruler, a tick each kilobyte. */
export function ByteRuler({
  parts,
  mark,
  markAt,
}: {
  parts: readonly { name: string; size: number }[];
  mark: string;
  /** Kilobytes. */
  markAt: number;
}) {
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const share = (size: number) => `${((size / total) * 100).toFixed(3)}%`;
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${parts.map((part) => `${part.name} ${part.size} kB`).join(', ')}; ${mark}`}
        className="block h-36 w-full overflow-visible"
      >
        {parts.map((part, index) => {
          const start = parts.slice(0, index).reduce((sum, before) => sum + before.size, 0);
          return (
            <rect
              key={part.name}
              x={share(start)}
              y="0"
              width={share(part.size)}
              height="64"
              className={`stroke-ink ${FILLS[index % FILLS.length]}`}
            />
          );
        })}
        {Array.from({ length: total + 1 }, (_, kilobyte) => (
          <line
            key={kilobyte}
            x1={share(kilobyte)}
            x2={share(kilobyte)}
            y1="64"
            y2={kilobyte % 10 === 0 ? 86 : kilobyte % 5 === 0 ? 78 : 72}
            className="stroke-ink"
          />
        ))}
        {[0, 10, 20, 30, 40, 50, 60].map((kilobyte) => (
          <text
            key={kilobyte}
            x={share(kilobyte)}
            y="104"
            textAnchor={kilobyte === 0 ? 'start' : kilobyte === total ? 'end' : 'middle'}
            className="fill-ink font-mono text-xs"
          >
            {kilobyte}
          </text>
        ))}
        <line
          x1={share(markAt)}
          x2={share(markAt)}
          y1="-10"
          y2="128"
          className="stroke-alert"
          strokeWidth="2"
        />
        <text x={share(markAt)} dx="8" y="132" className="fill-alert font-mono text-xs">
          {mark}
        </text>
      </svg>
      <figcaption>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {parts.map((part, index) => (
            <li key={part.name} className="flex items-center gap-2">
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                <path
                  d="M0 0h12v12H0z"
                  className={`stroke-ink ${FILLS[index % FILLS.length]}`}
                  strokeWidth="2"
                />
              </svg>
              {part.name}, {part.size} kB
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const FILLS = ['fill-accent', 'fill-accent-tint', 'fill-ink', 'fill-warn-tint', 'fill-line'];
