import { LANDING } from './copy.ts';

/** Two drawings of the way a question takes: to one's own machine, and to a shared service. */
export function FlowDrawing() {
  const { ours, theirs } = LANDING.flow;
  return (
    <div className="grid gap-12 md:grid-cols-12 md:gap-10">
      <figure className="md:col-span-7">
        <div className="rounded-lg border border-accent bg-accent-tint p-4 md:p-6">
          <OwnPicture />
        </div>
        <figcaption className="mt-4 max-w-md">
          <strong className="block font-display text-lg font-semibold">{ours.title}</strong>
          {ours.caption}
        </figcaption>
      </figure>
      <figure className="md:col-span-5 md:pt-16">
        <div className="rounded-lg border border-line bg-raised p-4 md:p-6">
          <SharedPicture />
        </div>
        <figcaption className="mt-4 max-w-md text-muted">
          <strong className="block font-display text-lg font-semibold text-ink">
            {theirs.title}
          </strong>
          {theirs.caption}
        </figcaption>
      </figure>
    </div>
  );
}

function OwnPicture() {
  const flow = LANDING.flow.ours;
  return (
    <svg role="img" aria-label={flow.description} viewBox="0 0 460 330" className={DRAWING}>
      <Phone x={14} y={40} />
      <text x="46" y="190" textAnchor="middle">
        {flow.device}
      </text>

      <path
        d="M78 92 C150 92 130 214 236 214"
        className="fill-none stroke-raised"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <path
        d="M78 79 C164 79 146 201 236 201 M78 105 C136 105 114 227 236 227"
        className="fill-none stroke-accent"
        strokeWidth="1.5"
      />
      <path
        d="M86 92 C150 92 130 214 234 214"
        className="fill-none stroke-alert"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <text x="16" y="262">
        {flow.line}
      </text>

      <path
        d="M230 120 L338 62 L446 120 V306 H230 Z"
        className="fill-raised stroke-accent"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <text x="338" y="116" textAnchor="middle" className="font-semibold">
        {flow.server}
      </text>
      {flow.inside.map((label, index) => (
        <g key={label} transform={`translate(252 ${136 + index * 52})`}>
          <rect
            width="172"
            height="42"
            rx="5"
            className="fill-paper stroke-accent"
            strokeWidth="1.2"
          />
          <circle cx="18" cy="21" r="4" className="fill-accent" />
          <text x="36" y="26">
            {label}
          </text>
          <path d="M130 15h28M130 21h28M130 27h28" className="stroke-line" strokeWidth="2" />
        </g>
      ))}
    </svg>
  );
}

function SharedPicture() {
  const flow = LANDING.flow.theirs;
  return (
    <svg role="img" aria-label={flow.description} viewBox="0 0 340 330" className={DRAWING}>
      <Phone x={8} y={4} />
      <text x="46" y="150" textAnchor="middle">
        {flow.device}
      </text>
      <path d="M72 62 H128" className="stroke-ink" strokeWidth="1.5" strokeDasharray="4 5" />
      <rect
        x="128"
        y="26"
        width="200"
        height="72"
        rx="6"
        className="fill-sunk stroke-ink"
        strokeWidth="1.5"
      />
      <text x="228" y="67" textAnchor="middle" className="font-semibold">
        {flow.service}
      </text>
      <path
        d={flow.readers.map((_, index) => `M164 98 V${readerY(index)} H180`).join('')}
        className="fill-none stroke-ink"
        strokeWidth="1.2"
      />
      {flow.readers.map((label, index) => (
        <g key={label} transform={`translate(196 ${readerY(index)})`}>
          <path
            d="M-13 0 Q0 -13 13 0 Q0 13 -13 0Z"
            className="fill-raised stroke-alert"
            strokeWidth="1.6"
          />
          <circle r="3.6" className="fill-alert" />
          <text x="20" y="5">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

const DRAWING = 'w-full fill-ink text-base';

function Phone({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="64" height="118" rx="10" className="fill-raised stroke-ink" strokeWidth="1.5" />
      <path d="M24 9h16" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <rect x="10" y="24" width="36" height="14" rx="4" className="fill-accent-tint" />
      <path d="M10 52h44M10 62h38M10 72h42" className="stroke-line" strokeWidth="3" />
      <path d="M10 88h14M30 88h14" className="stroke-accent" strokeWidth="3" />
    </g>
  );
}

const readerY = (index: number) => 134 + index * 44;
