/** A niche in a wall with a lamp, a cobweb, and the outline in the dust of what is not there. */
export function EmptyAlcove() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 340" className="w-full">
      <g
        className="fill-none stroke-ink"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M40 326V156a120 120 0 0 1 240 0v170z" className="fill-raised" />
        <path d="M68 326V160a92 92 0 0 1 184 0v166z" className="fill-sunk" />
        <path d="M160 128l-58 124h116z" className="fill-warn-tint stroke-transparent" />
        <path d="M160 68v34M142 128a18 18 0 0 1 36 0z" className="fill-raised" />
        <path d="M68 252h184M68 262h184" strokeWidth="2.4" />
        <path
          d="M120 252V206h22v46M142 252v-54h16v54M158 252l10-50 18 4-8 46"
          className="stroke-line-strong"
          strokeDasharray="2 6"
        />
        <path
          d="M252 150c-24-2-40-16-46-56M252 128c-14-2-26-12-30-28M252 160l-54-76M240 118l10-8M224 104l6-10"
          className="stroke-line-strong"
          strokeWidth="1.2"
        />
        <path d="M118 282h84v26h-84z" className="fill-raised" />
        <path d="M4 326h312" strokeWidth="2.4" />
      </g>
      <text
        x="160"
        y="301"
        textAnchor="middle"
        className="fill-ink font-display text-lg font-semibold"
      >
        404
      </text>
    </svg>
  );
}
