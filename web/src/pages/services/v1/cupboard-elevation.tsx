import { SERVICES } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** A cupboard with a small server in it, measured like a joiner's drawing. */
export function CupboardElevation() {
  const { description, measures, note } = SERVICES.rows.machine;
  return (
    <figure>
      <Drawing label={description} viewBox="20 10 390 400" className="w-full max-w-md">
        <g className="fill-none stroke-ink" strokeWidth="1.8" strokeLinejoin="round">
          <path d="M90 30h210v360H90z" className="fill-raised" />
          <path d="M90 30 34 52v352l56-14" className="fill-sunk" />
          <path d="M44 214v26" strokeWidth="4" />
          <path d="M90 118h210M90 262h210" />
          <path d="M106 118V56h18v62M126 118V64h14v54M142 118V52h20v66M164 118V60h14v58M184 118l10-60 16 3-9 57" />
          <path d="M112 390v-70h62v70M112 342h62M194 390v-44h84v44M194 362h84" />
          <rect
            x="118"
            y="186"
            width="150"
            height="76"
            rx="5"
            className="fill-accent stroke-accent"
          />
          <path
            d="M134 206h74M134 224h74M134 242h52"
            className="stroke-accent-tint"
            strokeWidth="2"
          />
          <path d="M268 238h20v62h34" strokeDasharray="3 4" />
          <path d="M322 284h34v32h-34z" className="fill-raised" />
        </g>
        <circle cx="248" cy="208" r="6" className="fill-alert" />
        <circle cx="333" cy="300" r="3" className="fill-ink" />
        <circle cx="345" cy="300" r="3" className="fill-ink" />
        <g className="fill-none stroke-alert" strokeWidth="1.4">
          <path d="M118 276v18M268 276v18M118 285h150M112 291l12-12M262 291l12-12" />
          <path d="M150 118v68M144 124l12-12M144 192l12-12" />
        </g>
        <g className="fill-ink text-base">
          <Word x="166" y="310" text={measures.width} />
          <Word x="162" y="158" text={measures.air} />
          <Word x="310" y="272" className="fill-ink text-sm" text={measures.power} />
        </g>
      </Drawing>
      <figcaption className="mt-2 text-sm text-muted">
        {note}: {measures.noise}, {measures.power}, {measures.width}
      </figcaption>
    </figure>
  );
}
