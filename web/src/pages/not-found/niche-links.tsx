import { Link } from 'react-router-dom';
import { NOT_FOUND_PAGE } from './copy.ts';

/** Niches with something in them, each the way to a page. */
export function NicheLinks() {
  const { niches } = NOT_FOUND_PAGE;
  return (
    <ul className="grid grid-cols-2 gap-x-5 sm:grid-cols-4 md:gap-x-8">
      {niches.map(({ thing, label, to }) => (
        <li key={label}>
          <Link to={to} className="group block">
            <svg aria-hidden="true" viewBox="0 0 160 176" className="w-full">
              <g
                className="fill-none stroke-ink"
                strokeWidth="1.7"
                strokeLinejoin="round"
                strokeLinecap="round"
              >
                <path
                  d="M20 174V84a60 60 0 0 1 120 0v90z"
                  className="fill-raised group-hover:fill-warn-tint"
                />
                <path d="M34 174V86a46 46 0 0 1 92 0v88z" className="fill-paper" />
                <g transform="translate(80 148)">{THINGS[thing]}</g>
                <path d="M34 148h92M34 156h92" strokeWidth="2" />
                <path d="M2 174h156" strokeWidth="2.2" />
              </g>
            </svg>
            <span className="block py-3 text-center font-display font-semibold group-hover:underline md:text-lg">
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
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
