import { INTEGRATIONS } from './copy.ts';

/** Two boards with hooks: the keys hang on the one, the other is empty. */
export function KeyBoard() {
  const { description, server, account, labels } = INTEGRATIONS.keys.drawing;
  return (
    <svg role="img" aria-label={description} viewBox="0 0 520 300" className="w-full">
      <path d="M6 40h308v250H6z" className="fill-accent-tint stroke-accent" strokeWidth="1.6" />
      <path
        d="M346 40h168v170H346z"
        className="fill-paper stroke-line-strong"
        strokeWidth="1.6"
        strokeDasharray="4 5"
      />
      <text x="6" y="26" className="fill-ink text-base font-semibold">
        {server}
      </text>
      <text x="346" y="26" className="fill-ink text-base font-semibold">
        {account}
      </text>
      {labels.map((label, index) => {
        const x = 46 + index * 76;
        return (
          <g key={label}>
            <g transform={`rotate(${TILTS[index % TILTS.length]} ${x - 7} 82)`}>
              <Key x={x - 7} y={88} />
            </g>
            <path d={`M${x} 62v14a7 7 0 0 1-14 0`} className={HOOK} strokeWidth="3" />
            <text x={x - 7} y="262" textAnchor="middle" className="fill-ink text-base">
              {label}
            </text>
          </g>
        );
      })}
      {[0, 1, 2, 3].map((index) => (
        <path
          key={index}
          d={`M${384 + index * 36} 62v14a7 7 0 0 1-14 0`}
          className={HOOK}
          strokeWidth="3"
        />
      ))}
    </svg>
  );
}

const HOOK = 'fill-none stroke-ink';
const TILTS = [-4, 3, -2, 5];

function Key({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-5 14V118h10V14M5 96h15v-9H5M5 112h20v-9H5"
        className="fill-raised stroke-accent"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <circle r="20" className="fill-raised stroke-accent" strokeWidth="1.8" />
      <circle cy="-6" r="7" className="fill-accent-tint stroke-accent" strokeWidth="1.8" />
    </g>
  );
}
