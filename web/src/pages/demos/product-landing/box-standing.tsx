import { Shadow } from './box-upright.tsx';
import { Word } from '@/drawings/strokes.tsx';

export function Standing() {
  return (
    <>
      <Shadow x={640} y={500} width={340} />
      <path d="M836 44h128q8 0 8 8v448H836z" className="fill-accent" />
      <path d="M836 84h136M836 96h136M836 440h136M836 452h136" className="stroke-paper" />
      <g className="fill-paper stroke-transparent font-display font-medium" fontSize="30">
        <Word transform="translate(914 150) rotate(90)" letterSpacing="3" text="Dictionary A–Z" />
      </g>
      <path d="M690 40H820q8 0 8 8V492q0 8-8 8H690z" className="fill-raised" />
      <path
        d={Array.from({ length: 22 }, (_, rib) => {
          const y = 40 + rib * 20.9;
          return `M690 ${y.toFixed(1)}H650v11.5h40`;
        }).join('')}
        className="fill-accent-tint"
      />
      <path d="M650 500.4V499" />
      <circle cx="796" cy="70" r="8" className="fill-glow stroke-alert" />
      <g className="stroke-alert" strokeWidth="1.2">
        <path d="M650 526H828M650 518v16M828 518v16M606 40V500M598 40h16M598 500h16" />
      </g>
      <g
        className="fill-alert stroke-transparent text-[22px] font-semibold md:text-[19px] xl:text-[17px]"
        textAnchor="middle"
      >
        <Word x="739" y="552" text="7" />
        <Word x="580" y="277" text="19" />
      </g>
    </>
  );
}
