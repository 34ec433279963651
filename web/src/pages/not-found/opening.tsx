import { Link } from 'react-router-dom';
import { NOT_FOUND_PAGE } from './copy.ts';
import { Ornament, ROUND, Word } from '@/drawings/drawing.tsx';

export function Opening() {
  const { kicker, title, lead } = NOT_FOUND_PAGE;
  return (
    <div className="bg-accent-tint pt-8 md:pt-14">
      <div className="mx-auto grid max-w-page items-end gap-x-10 gap-y-8 px-5 md:grid-cols-12 md:px-10">
        <div className="mx-auto w-60 md:col-span-4 md:w-full">
          <EmptyAlcove />
        </div>
        <div className="md:col-span-8">
          <p className="text-sm font-semibold">{kicker}</p>
          <h1 className="mt-2 font-display text-4xl font-semibold tracking-tight md:text-6xl">
            {title}
          </h1>
          <p className="mt-5 max-w-measure leading-relaxed md:text-lg">{lead}</p>
          <div className="mt-8">
            <NicheLinks />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Niches with something in them, each the way to a page. */
function NicheLinks() {
  const { niches } = NOT_FOUND_PAGE;
  return (
    <ul className="grid grid-cols-2 gap-x-5 sm:grid-cols-4 md:gap-x-8">
      {niches.map(({ thing, label, to }) => (
        <li key={label}>
          <Link to={to} className="group block">
            <Ornament viewBox="0 0 160 176" className="w-full">
              <g className="fill-none stroke-ink" strokeWidth="1.7" {...ROUND}>
                <path
                  d="M20 174V84a60 60 0 0 1 120 0v90z"
                  className="fill-raised group-hover:fill-warn-tint"
                />
                <path d="M34 174V86a46 46 0 0 1 92 0v88z" className="fill-paper" />
                <g transform="translate(80 148)">{THINGS[thing]}</g>
                <path d="M34 148h92M34 156h92" strokeWidth="2" />
                <path d="M2 174h156" strokeWidth="2.2" />
              </g>
            </Ornament>
            <span className="block py-3 text-center font-display font-semibold group-hover:underline md:text-lg">
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A niche in a wall with a lamp, a cobweb, and the outline in the dust of what is not there. */
function EmptyAlcove() {
  return (
    <Ornament viewBox="0 0 320 340" className="w-full">
      <g className="fill-none stroke-ink" strokeWidth="1.8" {...ROUND}>
        <path d="M40 326V156a120 120 0 0 1 240 0v170z" className="fill-raised" />
        <path d="M68 326V160a92 92 0 0 1 184 0v166z" className="fill-sunk" />
        <path d="M160 128l-58 124h116z" className="fill-warn-tint stroke-transparent" />
        <path
          d="M160 68v34M142 128a18 18 0 0 1 36 0z"
          className="origin-[160px_68px] animate-swing fill-raised [--swing:14deg]"
        />
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
      <Word
        x="160"
        y="301"
        textAnchor="middle"
        className="fill-ink font-display text-lg font-semibold"
        text="404"
      />
    </Ornament>
  );
}

/** Each stands on y = 0 with its middle at x = 0. */
const THINGS = {
  books: (
    <>
      <path d="M-32 0v-56h14V0z" className="fill-accent-tint" />
      <path d="M-18 0v-46h12V0z" className="fill-alert-tint" />
      <path d="M-6 0v-60H8V0z" className="fill-warn-tint" />
      <path d="M9 0l12-50 12 3L21 0z" className="fill-accent-tint" />
    </>
  ),
  lamp: (
    <>
      <path d="M-24-38l-14 38h76l-14-38z" className="fill-warn-tint stroke-transparent" />
      <path d="M-14-66h28l10 28h-48z" className="fill-accent" />
      <path d="M0-38V-6M-14 0q0-6 14-6t14 6z" className="fill-raised" />
    </>
  ),
  tag: (
    <>
      <path d="M-34-32l18-20h50V-8h-50z" className="fill-alert-tint" />
      <circle cx="-16" cy="-30" r="4" className="fill-paper" />
      <path d="M-20-32c-14-10-10-36 6-46M8-40q-12 0-12 10t12 10M-8-33H4M-8-27H4" />
    </>
  ),
  key: (
    <>
      <path d="M0-84v22" className="stroke-line-strong" />
      <circle cx="0" cy="-50" r="13" className="fill-warn-tint" />
      <circle cx="0" cy="-52" r="4" className="fill-paper" />
      <path d="M-3-37h6v31h-6zM3-22h9v6H3M3-12h7v6H3" className="fill-warn-tint" />
    </>
  ),
} as const;
