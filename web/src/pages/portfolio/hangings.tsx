import { Link } from 'react-router-dom';
import { HANGINGS } from './hangings-copy.ts';
import { PATHS } from '@/site/paths.ts';
import { Section } from '@/bands/section.tsx';

/** Leads to the other ways of hanging the same works; each is drawn as a small plan of its wall. */
export function Hangings({ here }: { here: HangingWay }) {
  return (
    <Section spacing="tight">
      <nav aria-label={HANGINGS.title} className="grid gap-6 lg:grid-cols-12 lg:items-center">
        <p className="font-display text-lg font-semibold lg:col-span-4">{HANGINGS.title}</p>
        <ul className="grid gap-4 sm:grid-cols-2 lg:col-span-8">
          {WAYS.filter(({ way }) => way !== here).map(({ way, to }) => (
            <li key={way}>
              <Link
                to={to}
                className="group flex h-full items-center gap-5 rounded-md border border-line-strong p-4 hover:border-ink"
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 72 54"
                  className="w-18 shrink-0 fill-none stroke-ink"
                  strokeWidth="1.5"
                >
                  {WALLS[way]}
                </svg>
                <span>
                  <span className="block font-semibold group-hover:underline">
                    {HANGINGS[way].label}
                  </span>
                  <span className="block text-sm text-muted">{HANGINGS[way].text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}

const WAYS = [
  { way: 'masonry', to: PATHS.portfolioMasonry },
  { way: 'showcase', to: PATHS.portfolioShowcase },
  { way: 'list', to: PATHS.portfolioList },
] as const;

const WALLS = {
  masonry: (
    <>
      <path d="M1 1h20v22H1zM1 29h20v24H1zM26 1h20v14H26zM26 21h20v32H26zM51 1h20v30H51z" />
      <path d="M51 37h20v16H51z" className="fill-alert stroke-alert" />
    </>
  ),
  showcase: (
    <>
      <path d="M1 1h70v52H1z" />
      <path d="M10 9h44v28H10z" className="fill-alert stroke-alert" />
      <path d="M10 45h24" />
    </>
  ),
  list: (
    <>
      <path d="M1 3h34M1 15h34M1 39h34M1 51h34" />
      <path d="M1 27h34" className="stroke-alert" strokeWidth="3" />
      <path d="M45 15h26v24H45z" className="fill-alert stroke-alert" />
    </>
  ),
};

type HangingWay = keyof typeof WALLS;
