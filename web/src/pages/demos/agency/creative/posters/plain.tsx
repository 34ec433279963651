import { Cut, SmallPrint } from '../poster-type.tsx';
import { WIDE } from '../look.tsx';
import { Word } from '@/drawings/drawing.tsx';

export function Band() {
  return (
    <>
      {[0, 1, 2].map((beat) => (
        <g key={beat} fontSize="200" className={WIDE}>
          <Cut letter="OOM" x={20} top={30 + beat * 196} width={460} height={112} />
          {beat < 2 && (
            <Word
              x={beat === 0 ? 30 : 286}
              y={198 + beat * 196}
              fontSize="58"
              textLength="184"
              className="font-thin font-stretch-extra-condensed"
              text="pah pah"
            />
          )}
        </g>
      ))}
      <SmallPrint
        y={612}
        lines={['The fire brigade’s band.', 'Sunday, eleven, the quay.', 'Free, and loud.']}
      />
    </>
  );
}

export function Saturn() {
  return (
    <>
      <text x="30" y="250" fontSize="104" textLength="316" className="font-thin font-stretch-125%">
        Saturn
      </text>
      <circle cx="362" cy="244" r="6" className="fill-glow" />
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
  );
}

export function Quiet() {
  return (
    <>
      <g fontSize="200" className="text-accent font-stretch-125%">
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
  );
}
