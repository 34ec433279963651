import { Corner } from './box-corner.tsx';
import { Standing, Back, Front } from './box-upright.tsx';
import { Room } from './room.tsx';
import { Drawing, ROUND, Word } from '@/drawings/drawing.tsx';

/**
 * The box from five sides on one table. The middle seven hundred units of the stage are what a phone
 * shows, so the box never takes more.
 */
export function BoxView({ view, label }: { view: View; label: string }) {
  const { table, box } = VIEWS[view];
  return (
    <Drawing
      label={label}
      viewBox="0 0 1600 560"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
    >
      <path d={`M0 ${table}H1600V560H0z`} className="fill-sunk" />
      <path d={`M0 ${table}H1600`} className="stroke-line-strong" />
      <g strokeWidth="1.8" {...ROUND} className="fill-none stroke-ink">
        {table > 400 && <Room table={table} />}
        {box}
      </g>
    </Drawing>
  );
}

function Below() {
  return (
    <>
      <path d="M566 76H1034l42 26V532l-42-8z" className="fill-accent-tint stroke-transparent" />
      <rect x="566" y="56" width="468" height="468" rx="12" className="fill-raised" />
      <rect x="580" y="70" width="440" height="440" rx="6" className="stroke-line-strong" />
      <circle cx="632" cy="122" r="30" className="fill-ink" />
      <circle cx="968" cy="122" r="30" className="fill-ink" />
      <circle cx="632" cy="458" r="30" className="fill-ink" />
      <circle cx="968" cy="458" r="30" className="fill-ink" />

      {['600 90', '1000 90', '600 490', '1000 490'].map((place) => (
        <g key={place} transform={`translate(${place})`} strokeWidth="1.2">
          <circle r="10" className="fill-sunk" />
          <path d="M-4-2.4 0-4.8 4-2.4v4.8L0 4.8-4 2.4z" className="fill-ink" />
        </g>
      ))}
      <path d="M724 452h152v10H736v22h-12z" className="fill-alert stroke-alert" />
      <path d="M770 444h20v26h-20zM830 444h20v26h-20z" className="fill-accent-tint" />
      <g strokeWidth="1">
        <path d="M690 180H910V330H690z" className="fill-paper" />
        <path d="M690 290H910M820 290v40" />
      </g>
      <g className="fill-ink stroke-transparent font-mono text-[20px] md:text-[18px] xl:text-[15px]">
        <Word x="706" y="216" className="font-semibold" text="Hearth One" />
        <Word x="706" y="246" text="19 V, 3.4 A" />
        <Word x="706" y="274" text="2.4 kg" />
        <Word x="706" y="317" text="no. 00417" />
        <Word x="832" y="317" text="10 y" />
      </g>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((slot) => (
        <path
          key={slot}
          d={`M${708 + slot * 26} 368v44`}
          strokeWidth="6"
          className="stroke-line-strong"
        />
      ))}
    </>
  );
}

/** Each with the height at which the table's edge runs; lower means that one looks more from above. */
const VIEWS = {
  front: { table: 440, box: <Front /> },
  corner: { table: 250, box: <Corner /> },
  standing: { table: 500, box: <Standing /> },
  back: { table: 440, box: <Back /> },
  below: { table: 130, box: <Below /> },
};

export type View = keyof typeof VIEWS;
