import { Word } from '@/drawings/drawing.tsx';
import { strokes } from '@/drawings/projects/lines.ts';

export function Front() {
  return (
    <>
      <Elevation />
      <path d="M520 418H1080" className="stroke-line" />
      <circle
        cx="1044"
        cy="386"
        r="24"
        className="origin-center fill-alert-tint stroke-transparent transition-[scale] duration-240 [transform-box:fill-box] starting:scale-0"
      />
      <circle cx="1044" cy="386" r="8" className="fill-glow stroke-alert" />
    </>
  );
}

export function Back() {
  return (
    <>
      <Elevation />
      <rect x="552" y="318" width="58" height="34" rx="17" className="fill-sunk" />
      <circle cx="581" cy="335" r="6" className="fill-ink" />
      <path d="M652 310h60v50h-60zM664 360v-9h10v-8h16v8h10v9" className="fill-sunk" />
      <path d="M658 316h5m44 0h5" className="stroke-alert" strokeWidth="3" />
      <rect x="754" y="324" width="52" height="22" rx="11" className="fill-sunk" />
      <rect x="826" y="324" width="52" height="22" rx="11" className="fill-sunk" />
      <path d="M766 335h28M838 335h28" />
      <path d="M920 320h64v20l-8 10h-48l-8-10z" className="fill-sunk" />
      <circle cx="1038" cy="335" r="25" className="fill-accent-tint" />
      <path d="M1038 318v17M1027 325a15 15 0 1 0 22 0" />
      <g
        className="fill-ink stroke-transparent text-[21px] font-medium md:text-[18px] xl:text-[15px]"
        textAnchor="middle"
      >
        <path
          d="M581 362v106M682 370v106M816 356v112M952 360v116M1038 370v98"
          className="stroke-ink"
          strokeWidth="1"
        />
        <Word x="577" y="490" text="power" />
        <Word x="682" y="514" text="network" />
        <Word x="816" y="490" text="two drives" />
        <Word x="946" y="514" text="screen" />
        <Word x="1044" y="490" text="switch" />
      </g>
    </>
  );
}

function Elevation() {
  return (
    <>
      <Shadow x={500} y={440} width={600} />
      <path d="M548 426v14h44v-14M1008 426v14h44v-14" className="fill-ink" />
      <path d="M512 262H1088V418q0 8-8 8H520q-8 0-8-8z" className="fill-raised" />
      <path d={ribEnds(512, 216, 587, 46)} className="fill-accent-tint" />
      <path d="M512 270H1088" className="stroke-line-strong" />
    </>
  );
}

function Shadow({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path
      d={`M${x} ${y}h${width}l40 14H${x - 40}z`}
      className="fill-accent-tint stroke-transparent"
    />
  );
}

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
        d={strokes(22, (rib) => `M690 ${(40 + rib * 20.9).toFixed(1)}H650v11.5h40`)}
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

/** The ends of the ribs seen along them: twenty-two teeth. */
function ribEnds(left: number, top: number, width: number, height: number): string {
  const pitch = width / 22;
  const tooth = pitch * 0.55;
  return strokes(
    22,
    (rib) =>
      `${rib === 0 ? `M${left} ${top + height}` : ''}V${top}h${tooth.toFixed(2)}v${height}${rib < 21 ? `h${(pitch - tooth).toFixed(2)}` : ''}`,
  );
}
