import { Cut, SmallPrint } from '../poster-type.tsx';
import { WIDE } from '../look.ts';
import { Word } from '@/drawings/strokes.tsx';

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
