import { PEOPLE } from './copy.ts';
import { Section } from '@/bands/section.tsx';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';
import { PortraitLines } from '@/drawings/portrait.tsx';

export function InPairs() {
  const { never } = PEOPLE;
  return (
    <Section tone="accent" labelledBy="never-title" grid="gap-8 md:grid-cols-12 md:gap-10">
      <div className="md:col-span-7">
        <h2
          id="never-title"
          className="font-display text-3xl font-semibold tracking-tight md:text-5xl"
        >
          {never.title}
        </h2>
        <p className="mt-6 max-w-md leading-relaxed text-on-dark">{never.text}</p>
      </div>
      <div className="-mb-14 w-64 self-end justify-self-center md:col-span-5 md:-mb-20 md:w-full md:max-w-88">
        <TwoAtOneMachine />
      </div>
    </Section>
  );
}

/** Two people in one niche, with the customer's server on the ledge between them. */
function TwoAtOneMachine() {
  return (
    <Ornament viewBox="0 0 320 260" className="block w-full">
      <g className="fill-none stroke-ink" strokeWidth="1.6" {...ROUND}>
        <path d="M10 262V150a150 140 0 0 1 300 0v112z" className="fill-accent-tint" />
        <g transform="translate(40 78)">
          <PortraitLines variant={0} />
        </g>
        <g transform="translate(160 78)">
          <PortraitLines variant={5} />
        </g>
        <path d="M0 218h320v16H0z" className="fill-raised" />
        <path d="M116 170h88v48h-88z" className="fill-raised" />
        <path d="M128 184h38M128 194h38M128 204h24" className="stroke-line-strong" />
        <circle cx="188" cy="184" r="4" className="fill-alert stroke-alert" />
        <path d="M0 234h320v30H0z" className="fill-sunk" />
      </g>
    </Ornament>
  );
}
