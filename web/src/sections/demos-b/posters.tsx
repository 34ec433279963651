import type { ReactNode } from 'react';
import { SwimPlate } from './swim-plates.tsx';

/** One sheet of the poster shop. Everything on it is type, set to the sheet's width whatever the font at hand. */
export function Poster({ sheet, label }: { sheet: Sheet; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 500 707"
      className="isolate block w-full font-sans"
    >
      {SHEETS[sheet]}
    </svg>
  );
}

export type Sheet = 'rain' | 'band' | 'letter' | 'saturn' | 'swim' | 'vote' | 'quiet' | 'bread';

const HEAVY = 'font-black font-stretch-extra-condensed';
const WIDE = 'font-black font-stretch-125%';
const SMALL = 'font-semibold font-stretch-normal';

/** Small print, a line each 36 units. */
function SmallPrint({
  x = 30,
  y,
  lines,
  className = 'fill-ink',
}: {
  x?: number;
  y: number;
  lines: readonly string[];
  className?: string;
}) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + index * 36} fontSize="29" className={`${SMALL} ${className}`}>
      {line}
    </text>
  ));
}

/** A letter stretched to a box, as wood type was cut: its cap height is 0.686 of its size. */
function Cut({
  letter,
  x,
  top,
  width,
  height,
  className,
}: {
  letter: string;
  x: number;
  top: number;
  width: number;
  height: number;
  className: string;
}) {
  return (
    <text
      transform={`translate(${x} ${top + height}) scale(1 ${(height / 137.2).toFixed(3)})`}
      fontSize="200"
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      className={className}
    >
      {letter}
    </text>
  );
}

const SHEETS: Record<Sheet, ReactNode> = {
  rain: (
    <>
      <path d="M0 0h500v707H0z" className="fill-raised" />
      <circle cx="330" cy="210" r="150" className="fill-signal" />
      {(
        [
          ['R', 22, 124, 250],
          ['A', 150, 128, 372],
          ['I', 284, 54, 640],
          ['N', 346, 132, 452],
        ] as const
      ).map(([letter, x, width, height]) => (
        <Cut
          key={letter}
          letter={letter}
          x={x}
          top={0}
          width={width}
          height={height}
          className={`fill-evergreen mix-blend-multiply ${HEAVY}`}
        />
      ))}
      <SmallPrint y={560} lines={['Open-air', 'cinema.', 'Fridays', 'in July.']} />
      <SmallPrint x={356} y={632} lines={['Or shine,', 'if it must.']} />
    </>
  ),
  band: (
    <>
      <path d="M0 0h500v707H0z" className="fill-signal" />
      {[0, 1, 2].map((beat) => (
        <g key={beat} transform={`translate(0 ${beat * 196})`}>
          <Cut
            letter="OOM"
            x={20}
            top={30}
            width={460}
            height={112}
            className={`fill-ink ${WIDE}`}
          />
          {beat < 2 && (
            <text
              x={beat === 0 ? 30 : 286}
              y="198"
              fontSize="58"
              textLength="184"
              className="fill-ink font-thin font-stretch-extra-condensed"
            >
              pah pah
            </text>
          )}
        </g>
      ))}
      <SmallPrint
        y={612}
        lines={['The fire brigade’s band.', 'Sunday, eleven, the quay.', 'Free, and loud.']}
      />
    </>
  ),
  letter: (
    <>
      <path d="M0 0h500v707H0z" className="fill-amber" />
      {['WE ARE', 'SHORT OF', 'ONE', 'LETTER'].map((line, row) => (
        <text
          key={line}
          x="26"
          y={138 + row * 122}
          fontSize="150"
          textLength={[448, 448, 238, 448][row]}
          lengthAdjust="spacingAndGlyphs"
          className={`fill-ink ${HEAVY}`}
        >
          {line.split(/(E)/).map((part, index) => (
            <tspan key={index} className={part === 'E' ? 'fill-transparent' : ''}>
              {part}
            </tspan>
          ))}
        </text>
      ))}
      <text
        transform="translate(424 700) rotate(-112)"
        fontSize="150"
        className={`fill-signal mix-blend-multiply ${HEAVY}`}
      >
        E
      </text>
      <SmallPrint
        y={578}
        lines={['Evening class in', 'typesetting. Tuesdays.', 'If found, bring it.']}
      />
    </>
  ),
  saturn: (
    <>
      <path d="M0 0h500v707H0z" className="fill-ink" />
      <text
        x="30"
        y="250"
        fontSize="104"
        textLength="316"
        className="fill-raised font-thin font-stretch-125%"
      >
        Saturn
      </text>
      <circle cx="362" cy="244" r="6" className="fill-amber" />
      <SmallPrint
        y={562}
        className="fill-raised"
        lines={[
          'The full stop is the planet.',
          'Come and see it larger.',
          'Observatory, second Fridays.',
          'Please bring darkness.',
        ]}
      />
    </>
  ),
  swim: (
    <>
      <path d="M0 0h500v707H0z" className="fill-raised" />
      <SwimPlate plate="letters" className="fill-signal" />
      <SwimPlate plate="water" className="fill-evergreen mix-blend-multiply" />
      <SmallPrint
        y={600}
        className="fill-raised"
        lines={['Outdoor pool, from 1 May.', 'Water: 14 degrees.', 'Sorry.']}
      />
    </>
  ),
  vote: (
    <>
      <path d="M0 0h500v707H0z" className="fill-lichen" />
      <path d="M96 186h308v308H96z" className="fill-signal" />
      <Cut
        letter="X"
        x={18}
        top={126}
        width={464}
        height={428}
        className="fill-evergreen font-semibold font-stretch-125% mix-blend-multiply"
      />
      <SmallPrint y={54} lines={['The shortest letter you', 'will write this year.']} />
      <SmallPrint y={630} lines={['Parish council.', 'Sunday 9 March, the school.']} />
    </>
  ),
  quiet: (
    <>
      <path d="M0 0h500v707H0z" className="fill-raised" />
      {(
        [
          ['font-black', 118],
          ['font-bold', 92],
          ['font-semibold', 72],
          ['font-normal', 56],
          ['font-light', 44],
          ['font-extralight', 34],
          ['font-thin', 26],
        ] as const
      ).map(([weight, height], row, rows) => (
        <Cut
          key={weight}
          letter="SHHH"
          x={26}
          top={30 + rows.slice(0, row).reduce((sum, [, above]) => sum + above + 12, 0)}
          width={448}
          height={height}
          className={`fill-evergreen font-stretch-125% ${weight}`}
        />
      ))}
      <SmallPrint y={628} lines={['Town library. Reading until', 'midnight, each Thursday.']} />
    </>
  ),
  bread: (
    <>
      <path d="M0 0h500v707H0z" className="fill-amber" />
      <path d="M24 560a226 300 0 0 1 452 0z" className="fill-signal mix-blend-multiply" />
      {(
        [
          ['B', 90],
          ['R', 150],
          ['E', 222],
          ['A', 330],
          ['D', 470],
        ] as const
      ).map(([letter, height], index) => (
        <Cut
          key={letter}
          letter={letter}
          x={26 + index * 90}
          top={560 - height}
          width={letter === 'E' ? 78 : 86}
          height={height}
          className={`fill-ink ${HEAVY}`}
        />
      ))}
      <SmallPrint y={54} lines={['Out of the oven', 'at six.']} />
      <SmallPrint y={630} lines={['Gone by nine.', 'Lena’s, behind the station.']} />
    </>
  ),
};
