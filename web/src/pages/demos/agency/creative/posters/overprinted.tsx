import { Cut, HEAVY, SmallPrint } from '../poster-type.tsx';
import { SwimLetters, SwimWater } from '../swim-plates.tsx';

export function Rain() {
  return (
    <>
      <circle cx="330" cy="210" r="150" className="text-alert" />
      <g fontSize="200" className={`text-accent mix-blend-multiply ${HEAVY}`}>
        <Cut letter="R" x={22} top={0} width={124} height={250} />
        <Cut letter="A" x={150} top={0} width={128} height={372} />
        <Cut letter="I" x={284} top={0} width={54} height={640} />
        <Cut letter="N" x={346} top={0} width={132} height={452} />
      </g>
      <SmallPrint y={560} lines={['Open-air', 'cinema.', 'Fridays', 'in July.']} />
      <SmallPrint x={356} y={632} lines={['Or shine,', 'if it must.']} />
    </>
  );
}

export function Bread() {
  return (
    <>
      <path d="M24 560a226 300 0 0 1 452 0z" className="text-alert mix-blend-multiply" />
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
  );
}

export function Swim() {
  return (
    <>
      <SwimLetters className="text-alert" />
      <SwimWater className="text-accent mix-blend-multiply" />
      <SmallPrint y={600} lines={['Outdoor pool, from 1 May.', 'Water: 14 degrees.', 'Sorry.']} />
    </>
  );
}

export function Vote() {
  return (
    <>
      <path d="M96 186h308v308H96z" className="text-alert" />
      <g fontSize="200">
        <Cut
          letter="X"
          x={18}
          top={126}
          width={464}
          height={428}
          className="text-accent mix-blend-multiply font-stretch-125%"
        />
      </g>
      <SmallPrint y={54} lines={['The shortest letter you', 'will write this year.']} />
      <SmallPrint y={630} lines={['Parish council.', 'Sunday 9 March, the school.']} />
    </>
  );
}

export function Letter() {
  return (
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
          className="text-alert mix-blend-multiply"
        >
          E
        </text>
      </g>
      <SmallPrint
        y={578}
        lines={['Evening class in', 'typesetting. Tuesdays.', 'If found, bring it.']}
      />
    </>
  );
}
