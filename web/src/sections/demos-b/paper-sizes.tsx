/** The A sizes inside one another beside a door, three units to a centimetre. */
export function SheetSizes({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 380 560" className="block w-full font-sans">
      <path d="M4 552h372" className="stroke-ink" strokeWidth="2" />
      {(
        [
          ['A0', 252.3, 356.7, 'fill-paper', '84 × 119'],
          ['A1', 178.2, 252.3, 'fill-signal', '59 × 84'],
          ['A2', 126, 178.2, 'fill-amber', '42 × 59'],
          ['A3', 89.1, 126, 'fill-raised', '30 × 42'],
        ] as const
      ).map(([name, width, height, fill, size]) => (
        <g key={name} transform={`translate(12 ${490 - height})`}>
          <path
            d={`M0 0h${width}v${height}H0z`}
            className={`${fill} stroke-ink`}
            strokeWidth="1.5"
          />
          <text x="9" y="24" fontSize="17" className="fill-ink font-black font-stretch-125%">
            {name}
          </text>
          <text x="9" y="43" fontSize="13" className="fill-ink">
            {size}
          </text>
        </g>
      ))}
      <path d="M290 552V120h86M302 552V132h74" className="fill-none stroke-ink" strokeWidth="1.5" />
      <path d="M318 322v34m0-26h28" className="fill-none stroke-ink" strokeWidth="5" />
      <text x="312" y="384" fontSize="13" className="fill-ink">
        a door
      </text>
      <path d="M12 516h150M12 510v12M162 510v12" className="stroke-ink" strokeWidth="1.5" />
      <text x="172" y="521" fontSize="13" className="fill-ink">
        50 cm
      </text>
    </svg>
  );
}

/** The sheet for advertising columns beside a person, at the same scale. */
export function ColumnSize({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 380 560" className="block w-full font-sans">
      <path d="M4 552h372" className="stroke-ink" strokeWidth="2" />
      <path d="M0 6h272v546H0z" className="fill-sunk" />
      <path d="M0 0h272v8H0z" className="fill-ink" />
      <path d="M10 14h252v534H10z" className="fill-raised stroke-ink" strokeWidth="1.5" />
      <path d="M10 192h252M10 370h252" className="stroke-line-strong" strokeDasharray="5 5" />
      <g className="fill-ink">
        {['ONCE', 'UPON', 'A SKIP'].map((word, row) => (
          <text
            key={word}
            transform={`translate(26 ${168 + row * 174}) scale(1 1.35)`}
            fontSize="150"
            textLength="220"
            lengthAdjust="spacingAndGlyphs"
            className="font-black font-stretch-extra-condensed"
          >
            {word}
          </text>
        ))}
        <text x="26" y="538" fontSize="14" className="font-semibold">
          The theatre’s flea market, Saturday
        </text>
      </g>
      <g className="fill-evergreen">
        <circle cx="322" cy="60" r="22" />
        <path d="M298 94q24-10 48 0 12 6 13 22l6 168q0 8-7 8t-8-8l-7-124v388h-18V330h-6v218h-18V160l-7 124q-1 8-8 8t-7-8l6-168q1-16 13-22z" />
      </g>
    </svg>
  );
}
