import { Fragment } from 'react';
import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { POSTER_SHOP } from './copy.ts';
import { LARGE, WIDE } from './look.tsx';
import { Drawing, Word } from '@/drawings/drawing.tsx';

export function Sizes() {
  const { sizes } = POSTER_SHOP;
  return (
    <section
      aria-labelledby="sizes"
      className="lazy-layout-96 bg-accent-tint md:lazy-layout-71 lg:lazy-layout-51"
    >
      <PageWidth className="grid gap-x-10 gap-y-8 pt-14 md:pt-24 lg:grid-cols-12">
        <div className="lg:col-span-4 lg:pb-20">
          <BandTitle id="sizes" look={LARGE} text={sizes.title} />
          <p className="mt-4 leading-snug">{sizes.text}</p>
          <dl className="mt-6 border-b">
            {sizes.rows.map((row) => (
              <div key={row.size} className="grid grid-cols-[6.5rem_1fr] border-t py-2">
                <dt className={WIDE}>{row.size}</dt>
                <dd className="text-sm">
                  {row.place}
                  <span className="block text-muted">{row.read}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid items-end gap-6 sm:grid-cols-2 lg:col-span-8">
          <SheetSizes label={sizes.door} />
          <ColumnSize label={sizes.column} />
        </div>
      </PageWidth>
    </section>
  );
}

/** The A sizes inside one another beside a door, three units to a centimetre. Its words are to be read. */
function SheetSizes({ label }: { label: string }) {
  return (
    <Drawing
      role="group"
      label={label}
      viewBox="0 0 380 560"
      className="w-full max-sm:-mt-[24%]"
      fill="currentColor"
      fontSize="13"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {SIZES.map(({ name, width, height, fill }) => (
          <path key={name} d={`M12 ${490 - height}h${width}v${height}H12z`} className={fill} />
        ))}
        <path d="M4 552h372M290 552V120h86M302 552V132h74M12 516h150M12 510v12M162 510v12" />
        <path d="M318 322v34m0-26h28" strokeWidth="5" />
      </g>
      {SIZES.map(({ name, height, size }) => (
        <Fragment key={name}>
          <text x="21" y={514 - height} fontSize="17" className="font-black font-stretch-125%">
            {name}
          </text>
          <Word x="21" y={533 - height} text={size} />
        </Fragment>
      ))}
      <Word x="312" y="384" text="a door" />
      <Word x="172" y="521" text="50 cm" />
    </Drawing>
  );
}

/** The sheet for advertising columns beside a person, at the same scale. */
function ColumnSize({ label }: { label: string }) {
  return (
    <Drawing
      role="group"
      label={label}
      viewBox="0 0 380 560"
      className="w-full"
      fill="currentColor"
    >
      <path d="M0 6h272v546H0z" className="fill-paper" />
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M10 14h252v534H10z" className="fill-raised" />
        <path d="M4 552h372" />
        <path d="M10 192h252M10 370h252" className="text-muted" strokeDasharray="5 5" />
      </g>
      <path d="M0 0h272v8H0z" />
      <g fontSize="150" className="font-black font-stretch-extra-condensed">
        {['ONCE', 'UPON', 'A SKIP'].map((word, row) => (
          <Word
            key={word}
            transform={`translate(26 ${168 + row * 174}) scale(1 1.35)`}
            textLength="220"
            lengthAdjust="spacingAndGlyphs"
            text={word}
          />
        ))}
      </g>
      <text x="26" y="538" fontSize="14" className="font-semibold">
        The theatre’s flea market, Saturday
      </text>
      <g className="text-accent">
        <circle cx="322" cy="60" r="22" />
        <path d="M298 94q24-10 48 0 12 6 13 22l6 168q0 8-7 8t-8-8l-7-124v388h-18V330h-6v218h-18V160l-7 124q-1 8-8 8t-7-8l6-168q1-16 13-22z" />
      </g>
    </Drawing>
  );
}

const SIZES = [
  { name: 'A0', width: 252, height: 357, fill: 'fill-paper', size: '84 × 119' },
  { name: 'A1', width: 178, height: 252, fill: 'fill-alert', size: '59 × 84' },
  { name: 'A2', width: 126, height: 178, fill: 'fill-glow', size: '42 × 59' },
  { name: 'A3', width: 89, height: 126, fill: 'fill-raised', size: '30 × 42' },
];
