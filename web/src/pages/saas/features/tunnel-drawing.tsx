import { FEATURES } from './copy.ts';

/** A phone in a train, a tunnel down through everything in between, and the machine in its cupboard. */
export function TunnelDrawing() {
  const { description, phone, between, machine } = FEATURES.reach;
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox="0 0 320 520"
      className="mx-auto h-full w-full max-w-xs"
    >
      {between.map((label, index) => (
        <g key={label} transform={`translate(0 ${178 + index * 54})`}>
          <path d="M0 0h320" className="stroke-line-strong" strokeDasharray="2 6" />
          <text x="0" y="30" className="fill-ink text-base">
            {label}
          </text>
        </g>
      ))}
      <path d="M0 340h320" className="stroke-accent" strokeWidth="1.6" />

      <path
        d="M200 132C200 240 236 250 236 392"
        className="fill-none stroke-raised"
        strokeWidth="30"
      />
      <path
        d="M185 132C185 244 221 254 221 392M215 132C215 236 251 246 251 392"
        className="fill-none stroke-accent"
        strokeWidth="1.6"
      />
      <path
        d="M200 138C200 240 236 250 236 388"
        className="fill-none stroke-alert"
        strokeWidth="3"
        strokeDasharray="1 10"
        strokeLinecap="round"
      />

      <g className="fill-none stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M0 8H256q52 0 60 92l4 32H0" className="fill-raised" />
        <path d="M0 24h132v56H0M248 24h14q32 4 42 56h-56z" className="fill-paper" />
        <path d="M0 108h316" className="stroke-accent" />
        <circle cx="60" cy="140" r="9" className="fill-raised" />
        <circle cx="112" cy="140" r="9" className="fill-raised" />
        <path d="M0 152h320" />
        <rect x="172" y="20" width="56" height="112" rx="9" className="fill-raised" />
        <path d="M190 29h20" strokeWidth="2" strokeLinecap="round" />
        <rect
          x="182"
          y="42"
          width="30"
          height="12"
          rx="3"
          className="fill-accent-tint stroke-accent-tint"
        />
        <path d="M182 66h36M182 76h30M182 86h34" className="stroke-line" strokeWidth="3" />
        <path d="M182 106h10M196 106h10" className="stroke-accent" strokeWidth="3" />
      </g>
      <text x="0" y="58" className="fill-ink text-base" transform="translate(12 0)">
        {phone}
      </text>

      <g className="fill-none stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M150 374h160v140H150z" className="fill-raised" />
        <path d="M150 446h160M140 514h180" />
        <rect
          x="180"
          y="388"
          width="106"
          height="50"
          rx="5"
          className="fill-accent stroke-accent"
        />
        <path d="M192 404h52M192 414h52M192 424h34" className="stroke-accent-tint" />
        <circle cx="268" cy="406" r="4" className="fill-alert stroke-alert" />
        <path d="M166 514v-48h14v48M184 514v-42h12v42M200 514v-50h16v50M222 514l10-46 13 3-10 43" />
        <path d="M262 514v-30h36v30M262 496h36" />
      </g>
      <text x="0" y="436" className="fill-ink text-base font-semibold">
        {machine}
      </text>
    </svg>
  );
}
