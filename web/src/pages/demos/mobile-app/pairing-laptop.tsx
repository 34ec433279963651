import { scanCode } from './scan-code.ts';

/** A laptop that shows the server's pairing page. */
export function PairingLaptop({ digits }: { digits: readonly string[] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 420" className="block w-full">
      <g strokeWidth="2" strokeLinejoin="round" className="fill-none stroke-ink">
        <path d="M74 16H566q14 0 14 14V356H60V30q0-14 14-14z" className="fill-ink" />
        <path d="M78 34H562V342H78z" className="fill-raised" />
        <path d="M10 356H630l-24 34q-4 6-12 6H46q-8 0-12-6z" className="fill-accent-tint" />
        <path d="M262 356h116l-8 12h-100z" className="fill-on-dark" />
        <path d="M78 66H562" />
      </g>
      <g className="fill-ink">
        <circle cx="98" cy="50" r="5" className="fill-accent" />
        <text x="112" y="56" className="font-mono text-[22px] md:text-[16px]">
          cedar.alcove.example
        </text>
        <text x="336" y="128" className="text-[26px] font-semibold md:text-[22px]">
          A new device
        </text>
        <text x="336" y="160" className="text-[22px] md:text-[16px]">
          good for 1:46
        </text>
        <text x="336" y="246" className="text-[64px] font-bold tabular-nums" letterSpacing="3">
          {digits.join(' ')}
        </text>
        <g transform="translate(112 104) scale(9)">
          <path d={scanCode()} />
        </g>
      </g>
      <path d="M336 274h100v40H336z" className="fill-accent" />
      <text x="386" y="300" textAnchor="middle" className="fill-raised text-[20px] font-semibold">
        Yes
      </text>
      <path d="M448 274h100v40H448z" className="fill-none stroke-ink" />
      <text x="498" y="300" textAnchor="middle" className="fill-ink text-[20px]">
        No
      </text>
    </svg>
  );
}
