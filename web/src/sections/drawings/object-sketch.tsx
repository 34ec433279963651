import type { ReactNode } from 'react';

/** A household object in a single weight of line. */
export function ObjectSketch({ object }: { object: SketchedObject }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 240" className="block w-full">
      <g
        className="fill-none stroke-ink"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {SKETCHES[object]}
      </g>
    </svg>
  );
}

type SketchedObject = 'lamp' | 'kettle' | 'stool' | 'handle';

const SKETCHES: Record<SketchedObject, ReactNode> = {
  lamp: (
    <>
      <path d="M84 60h72l24 64H60z" className="fill-amber-tint" />
      <path d="M120 124v78M84 202h72M120 60V40" />
      <circle cx="120" cy="150" r="6" className="fill-signal stroke-signal" />
    </>
  ),
  kettle: (
    <>
      <path d="M70 190c-16-40-6-90 40-90s56 50 40 90z" className="fill-signal-tint" />
      <path d="M152 150c22-4 24-34 44-38M84 104c0-60 60-60 60-4M98 100h28" />
      <circle cx="112" cy="94" r="5" />
    </>
  ),
  stool: (
    <>
      <ellipse cx="120" cy="84" rx="62" ry="18" className="fill-lichen" />
      <path d="M74 96 52 200M166 96l22 104M120 102v92M66 136h110" />
    </>
  ),
  handle: (
    <>
      <path d="M70 44h32v152H70z" className="fill-sunk" />
      <path d="M86 96h84c16 0 16 22 0 22H86z" className="fill-amber-tint" />
      <circle cx="86" cy="158" r="7" />
      <path d="M86 165v12" />
    </>
  ),
};
