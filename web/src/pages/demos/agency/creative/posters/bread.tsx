import { Cut, HEAVY, SmallPrint } from '../poster-type.tsx';

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
