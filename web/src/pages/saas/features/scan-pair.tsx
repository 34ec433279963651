import { FEATURES } from './copy.ts';

/** A scan and what was read from it; the dotted words are those the recognition was unsure of. */
export function ScanPair() {
  const { description, paper, read, unsure } = FEATURES.scans;
  return (
    <div className="grid items-center sm:grid-cols-2">
      <svg role="img" aria-label={description} viewBox="0 0 300 340" className="w-full">
        <path
          d="M34 18 268 30 256 326 20 312Z"
          className="fill-sunk stroke-ink"
          strokeWidth="1.4"
        />
        <path d="M268 30 222 28 262 62Z" className="fill-raised stroke-ink" strokeWidth="1.2" />
        <g transform="rotate(2.6 150 170)" className="fill-ink font-mono text-sm">
          {paper.map((line, index) => (
            <text key={line} x="46" y={78 + index * 30}>
              {line}
            </text>
          ))}
        </g>
        <circle
          cx="196"
          cy="268"
          r="34"
          className="fill-none stroke-muted"
          strokeWidth="1.4"
          strokeDasharray="40 6"
        />
        <circle cx="196" cy="268" r="26" className="fill-none stroke-muted" strokeWidth="1" />
        <path d="M178 262h36M184 274h24" className="stroke-muted" strokeWidth="2" />
        <path
          d="M60 282c10-24 18-22 16-4s10 6 16-6 6 10 20 2 14-2 22 0"
          className="fill-none stroke-accent"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <div className="border border-ink bg-raised p-5 sm:-ml-6">
        <p className="font-mono text-xs leading-loose">
          {read.map((part) =>
            typeof part === 'string' ? (
              <span key={part}>{part}</span>
            ) : (
              <span
                key={part.word}
                className="bg-warn-tint whitespace-nowrap underline decoration-warn decoration-dotted decoration-2 underline-offset-4"
              >
                {part.word}
                <span className="text-warn"> {part.sure}</span>
              </span>
            ),
          )}
        </p>
        <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{unsure}</p>
      </div>
    </div>
  );
}
