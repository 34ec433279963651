import { HEAVY, SmallPrint } from '../poster-type.tsx';

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
