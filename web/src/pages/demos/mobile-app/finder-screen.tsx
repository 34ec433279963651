import { scanCode } from './scan-code.ts';

export function FinderScreen({ digits }: { digits: readonly string[] }) {
  return (
    <div className="flex flex-1 flex-col bg-sunk">
      <p className="px-5 pt-6 text-center text-sm font-semibold">Look at the code on cedar</p>
      <div className="grid flex-1 place-items-center">
        <svg viewBox="-100 -100 200 200" className="w-48">
          <g transform="rotate(-4) translate(-52.5 -52.5) scale(5)">
            <path d="M-3-3H24V24H-3z" className="fill-raised" />
            <path d={scanCode()} className="fill-ink" />
          </g>
          <path
            d="M-90-60v-30h30M60-90h30v30M90 60v30H60M-60 90h-30V60"
            className="fill-none stroke-alert"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <div className="rounded-t-[1.4rem] bg-raised px-5 pt-4 pb-6 text-center">
        <p className="text-muted">Is this on the server as well?</p>
        <p className="mt-1 text-3xl leading-none font-bold tracking-wider tabular-nums">
          {digits.join(' ')}
        </p>
      </div>
    </div>
  );
}
