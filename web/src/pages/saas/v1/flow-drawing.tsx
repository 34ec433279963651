import type { ReactNode } from 'react';
import { LANDING } from './copy.ts';

/** Two drawings of where a question goes: to one's own server, and to a shared service. */
export function FlowDrawing() {
  const { ours, theirs } = LANDING.flow;
  return (
    <div className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-8">
      <Way words={ours}>
        <OwnPicture />
      </Way>
      <Way words={theirs}>
        <SharedPicture />
      </Way>
    </div>
  );
}

function Way({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <figure className="grid content-between">
      {children}
      <figcaption className="mt-4 border-t border-ink pt-4">
        <strong className="font-display text-lg font-semibold">{words.title}</strong>
        <p className="text-muted">{words.caption}</p>
      </figcaption>
    </figure>
  );
}

function OwnPicture() {
  const flow = LANDING.flow.ours;
  return (
    <svg role="img" aria-label={flow.description} viewBox="0 0 460 270" className={DRAWING}>
      <path
        d="M60 92C168 92 140 190 248 190"
        className="fill-none stroke-accent"
        strokeWidth="30"
      />
      <path
        d="M60 92C168 92 140 190 248 190"
        className="fill-none stroke-accent-tint"
        strokeWidth="27"
      />
      <path
        d="M60 92C168 92 140 190 248 190"
        className="fill-none stroke-alert"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <Phone x={4} y={24} />
      <text x="4" y="174">
        {flow.device}
      </text>
      <text x="48" y="234">
        {flow.line}
      </text>
      <path
        d="M240 76 348 12 456 76V268H240Z"
        className="fill-accent-tint stroke-accent"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <text x="348" y="70" textAnchor="middle" className="font-semibold">
        {flow.server}
      </text>
      {flow.inside.map((label, index) => (
        <g key={label} transform={`translate(260 ${92 + index * 58})`}>
          <rect
            width="176"
            height="46"
            rx="5"
            className="fill-raised stroke-accent"
            strokeWidth="1.2"
          />
          <circle cx="20" cy="23" r="4" className="fill-accent" />
          <text x="38" y="28">
            {label}
          </text>
          <path d="M128 17h32M128 23h32M128 29h32" className="stroke-line" strokeWidth="2" />
        </g>
      ))}
    </svg>
  );
}

function SharedPicture() {
  const flow = LANDING.flow.theirs;
  return (
    <svg role="img" aria-label={flow.description} viewBox="0 0 380 270" className={DRAWING}>
      <path
        d={`M68 44H150M186 76V${flow.readers.map((_, index) => `${readerY(index)}h20m-20 0V`).join('')}76`}
        className="fill-none stroke-ink"
        strokeWidth="1.5"
      />
      <Phone x={4} y={24} />
      <text x="4" y="174">
        {flow.device}
      </text>
      <path
        d="M150 12H376V76H150Z"
        className="fill-raised stroke-ink"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <text x="263" y="50" textAnchor="middle" className="font-semibold">
        {flow.service}
      </text>
      {flow.readers.map((label, index) => (
        <g key={label} transform={`translate(220 ${readerY(index)})`}>
          <path
            d="M-13 0Q0-13 13 0Q0 13-13 0Z"
            className="fill-raised stroke-alert"
            strokeWidth="1.6"
          />
          <circle r="3.6" className="fill-alert" />
          <text x="22" y="5">
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

const readerY = (index: number) => 106 + index * 37;

type Words = { title: string; caption: string };
