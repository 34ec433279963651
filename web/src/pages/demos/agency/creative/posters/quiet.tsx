import { Cut, SmallPrint } from '../poster-type.tsx';

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
