import type { ReactNode } from 'react';
import { SwimLetters, SwimWater } from './swim-plates.tsx';

/**
 * One sheet of the poster shop. Everything on it is type, set to the sheet's width whatever the font at hand;
 * so it is to be read and not to be described, and the label tells only what is done with the letters.
 */
export function Poster({ sheet, label }: { sheet: Sheet; label: string }) {
  const { paper, print } = SHEETS[sheet];
  return (
    <svg
      role="group"
      aria-label={label}
      viewBox="0 0 500 707"
      className={`isolate w-full font-semibold ${paper}`}
      fill="currentColor"
      fontSize="29"
    >
      {print}
    </svg>
  );
}

export type Sheet = 'rain' | 'band' | 'letter' | 'saturn' | 'swim' | 'vote' | 'quiet' | 'bread';

const HEAVY = 'font-black font-stretch-extra-condensed';
const WIDE = 'font-black font-stretch-125%';

/** Small print, a line each 36 units. */
function SmallPrint({ x = 30, y, lines }: { x?: number; y: number; lines: readonly string[] }) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + index * 36}>
      {line}
    </text>
  ));
}

/** A letter of 200 units stretched to a box, as wood type was cut: its cap height is 0.686 of its size. */
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
  className?: string;
}) {
  return (
    <text
      transform={`translate(${x} ${top + height}) scale(1 ${(height / 137.2).toFixed(2)})`}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      className={className}
    >
      {letter}
    </text>
  );
}

const SHEETS: Record<Sheet, { paper: string; print: ReactNode }> = {
  rain: {
    paper: 'bg-raised',
    print: (
      <>
        <circle cx="330" cy="210" r="150" className="text-signal" />
        <g fontSize="200" className={`text-evergreen mix-blend-multiply ${HEAVY}`}>
          <Cut letter="R" x={22} top={0} width={124} height={250} />
          <Cut letter="A" x={150} top={0} width={128} height={372} />
          <Cut letter="I" x={284} top={0} width={54} height={640} />
          <Cut letter="N" x={346} top={0} width={132} height={452} />
        </g>
        <SmallPrint y={560} lines={['Open-air', 'cinema.', 'Fridays', 'in July.']} />
        <SmallPrint x={356} y={632} lines={['Or shine,', 'if it must.']} />
      </>
    ),
  },
  band: {
    paper: 'bg-signal',
    print: (
      <>
        {[0, 1, 2].map((beat) => (
          <g key={beat} fontSize="200" className={WIDE}>
            <Cut letter="OOM" x={20} top={30 + beat * 196} width={460} height={112} />
            {beat < 2 && (
              <text
                x={beat === 0 ? 30 : 286}
                y={198 + beat * 196}
                fontSize="58"
                textLength="184"
                className="font-thin font-stretch-extra-condensed"
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
  },
  letter: {
    paper: 'bg-amber',
    print: (
      <>
        <g fontSize="150" className={HEAVY}>
          {['WE ARE', 'SHORT OF', 'ONE', 'LETTER'].map((line, row) => (
            <text
              key={line}
              x="26"
              y={138 + row * 122}
              textLength={[448, 448, 238, 448][row]}
              lengthAdjust="spacingAndGlyphs"
            >
              {line.split(/(E)/).map((part, index) =>
                part === 'E' ? (
                  <tspan key={index} fill="none">
                    E
                  </tspan>
                ) : (
                  part
                ),
              )}
            </text>
          ))}
          <text
            transform="translate(424 700) rotate(-112)"
            aria-hidden="true"
            className="text-signal mix-blend-multiply"
          >
            E
          </text>
        </g>
        <SmallPrint
          y={578}
          lines={['Evening class in', 'typesetting. Tuesdays.', 'If found, bring it.']}
        />
      </>
    ),
  },
  saturn: {
    paper: 'bg-ink text-raised',
    print: (
      <>
        <text
          x="30"
          y="250"
          fontSize="104"
          textLength="316"
          className="font-thin font-stretch-125%"
        >
          Saturn
        </text>
        <circle cx="362" cy="244" r="6" className="fill-amber" />
        <SmallPrint
          y={562}
          lines={[
            'The full stop is the planet.',
            'Come and see it larger.',
            'Observatory, second Fridays.',
            'Please bring darkness.',
          ]}
        />
      </>
    ),
  },
  swim: {
    paper: 'bg-raised text-raised',
    print: (
      <>
        <SwimLetters className="text-signal" />
        <SwimWater className="text-evergreen mix-blend-multiply" />
        <SmallPrint y={600} lines={['Outdoor pool, from 1 May.', 'Water: 14 degrees.', 'Sorry.']} />
      </>
    ),
  },
  vote: {
    paper: 'bg-lichen',
    print: (
      <>
        <path d="M96 186h308v308H96z" className="text-signal" />
        <g fontSize="200">
          <Cut
            letter="X"
            x={18}
            top={126}
            width={464}
            height={428}
            className="text-evergreen mix-blend-multiply font-stretch-125%"
          />
        </g>
        <SmallPrint y={54} lines={['The shortest letter you', 'will write this year.']} />
        <SmallPrint y={630} lines={['Parish council.', 'Sunday 9 March, the school.']} />
      </>
    ),
  },
  quiet: {
    paper: 'bg-raised',
    print: (
      <>
        <g fontSize="200" className="text-evergreen font-stretch-125%">
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
              className={weight}
            />
          ))}
        </g>
        <SmallPrint y={628} lines={['Town library. Reading until', 'midnight, each Thursday.']} />
      </>
    ),
  },
  bread: {
    paper: 'bg-amber',
    print: (
      <>
        <path d="M24 560a226 300 0 0 1 452 0z" className="text-signal mix-blend-multiply" />
        <g fontSize="200" className={HEAVY}>
          {[90, 150, 222, 330, 470].map((height, index) => (
            <Cut
              key={height}
              letter={'BREAD'.charAt(index)}
              x={26 + index * 90}
              top={560 - height}
              width={index === 2 ? 78 : 86}
              height={height}
            />
          ))}
        </g>
        <SmallPrint y={54} lines={['Out of the oven', 'at six.']} />
        <SmallPrint y={630} lines={['Gone by nine.', 'Lena’s, behind the station.']} />
      </>
    ),
  },
};
