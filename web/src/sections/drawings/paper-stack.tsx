/** Office papers, drawn: a letter with a marked line lying on others. */
export function PaperStack({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 300" className="w-full max-w-sm">
      <g className="stroke-ink" strokeWidth="1.4">
        <path d="M86 44 L250 22 L280 236 L116 258 Z" className="fill-sunk" />
        <path d="M58 40 L226 36 L232 254 L64 258 Z" className="fill-lichen" />
        <path d="M40 62 H210 V284 H40 Z" className="fill-raised" />
      </g>
      <path d="M60 92h70M60 104h48" className="stroke-ink" strokeWidth="2.5" />
      <path
        d="M60 134h130M60 148h122M60 162h128M60 204h130M60 218h116M60 232h126M60 246h60"
        className="stroke-line"
        strokeWidth="3.5"
      />
      <path d="M56 184h138" className="stroke-amber-tint" strokeWidth="16" />
      <path d="M60 180h130M60 190h84" className="stroke-ink" strokeWidth="2.5" />
      <path
        d="M150 268c8-18 14-18 12-4s8 6 12-4 4 8 16 2"
        className="fill-none stroke-evergreen"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M236 104 l52 -7 4 30 -52 7z"
        className="fill-raised stroke-signal"
        strokeWidth="1.6"
      />
      <path d="M246 118l34-5" className="stroke-signal" strokeWidth="2.5" />
    </svg>
  );
}
