/** A cupboard with a server in it, in line art. */
export function RackSketch({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 320" className="w-full max-w-sm">
      <g
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M90 20h150v280H90z" className="fill-raised" />
        <path d="M90 20 L30 44 V312 L90 300" className="fill-sunk" />
        <path d="M40 168v22" strokeWidth="3" />
        <path d="M90 100h150M90 214h150" />
        <path d="M104 100V48h14v52M120 100V54h12v46M134 100V44h16v56M152 100l8-50 14 3-8 47" />
        <rect x="112" y="130" width="106" height="72" rx="4" className="fill-lichen" />
        <path d="M122 146h56M122 158h56M122 170h40" className="stroke-evergreen" />
        <circle cx="204" cy="148" r="4" className="fill-signal stroke-signal" />
        <path d="M165 202v12M218 190c30 0 30 60 62 60h30" strokeDasharray="3 5" />
        <path d="M118 300l16-74M134 226l8-12M108 300h22" />
        <path d="M170 300v-50h54v50M170 272h54" />
      </g>
    </svg>
  );
}
