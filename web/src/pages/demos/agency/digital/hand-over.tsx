import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { HEADING } from './look.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

export function HandOver() {
  const { handOver } = WEB_STUDIO;
  return (
    <section id="hand-over" aria-labelledby="hand-over-title" className="border-t border-line">
      <PageWidth className="grid gap-8 py-12 md:grid-cols-12 md:py-20">
        <div className="md:col-span-5">
          <Envelope label={handOver.drawing} />
          <p className="mt-6 text-4xl font-semibold tracking-tight">{handOver.price}</p>
          <p className="mt-2 max-w-md text-sm">{handOver.terms}</p>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <BandTitle id="hand-over-title" look={HEADING} text={handOver.title} />
          <ol className="mt-6">
            {handOver.items.map((item, number) => (
              <li
                key={item.name}
                className="grid grid-cols-[2.5rem_1fr] border-t border-line py-2.5"
              >
                <span aria-hidden="true" className="font-mono text-sm leading-7 text-muted">
                  {number + 1}
                </span>
                <span>
                  <strong className="block">{item.name}</strong>
                  {item.text}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </PageWidth>
    </section>
  );
}

/** An open envelope with everything in it that a site's owner should hold. */
function Envelope({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 380 400" className="block w-full">
      <g className="fill-raised stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M30 210 190 96l160 114z" className="fill-sunk" />
        <path d="M58 34h118v230H58z" transform="rotate(-5 117 150)" />
        <path d="M200 20h112v240H200z" transform="rotate(6 256 140)" />
        <path d="M132 76h128v190H132z" />
        <path d="M286 128h30v70h-30zM292 110h18v18h-18z" className="fill-ink" />
        <path d="M74 150h70v110H74z" transform="rotate(-9 109 200)" className="fill-warn-tint" />
        <path d="M30 210v170h320V210L190 306z" className="fill-accent-tint" />
        <path d="M30 380 160 288M350 380 220 288" />
      </g>
      <g className="fill-none stroke-line-strong" strokeWidth="2">
        <path d="M60 60l94-8M62 74l80-7M64 88l98-9M66 102l60-5M68 116l92-8" />
        <path d="M228 50l80 8M227 64l60 6M225 78l84 9M223 92l50 5" />
      </g>
      <g className="fill-ink font-mono" fontSize="12">
        <Word x="141" y="104" text="Edit a page" />
        <Word x="141" y="126" text="Move away" />
        <Word x="141" y="148" text="Who to ask" />
        <Word x="80" y="182" transform="rotate(-9 109 200)" text=".example" />
        <Word x="148" y="356" className="font-semibold" text="It is yours" />
      </g>
      <path d="M146 166h100M146 180h84M146 194h100" className="stroke-line" strokeWidth="3" />
      {NUMBERS.map(([x, y], index) => (
        <g key={x}>
          <circle cx={x} cy={y} r="13" className="fill-accent" />
          <Word
            x={x}
            y={y + 5}
            textAnchor="middle"
            className="fill-raised font-mono text-sm font-semibold"
            text={index + 1}
          />
        </g>
      ))}
    </Drawing>
  );
}

/** Where each thing of the list is seen. */
const NUMBERS = [
  [74, 160],
  [70, 42],
  [322, 60],
  [262, 150],
  [306, 184],
  [222, 24],
] as const;
