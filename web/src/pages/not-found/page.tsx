import { Link } from 'react-router-dom';
import { LEGAL_LINKS, SITE_LINKS, SITE_PANELS } from '@/site/nav.ts';
import { PATHS } from '@/site/paths.ts';
import { NOT_FOUND_PAGE } from './copy.ts';
import { NicheLinks } from './niche-links.tsx';
import { SiteMap } from './site-map.tsx';
import { EmptyAlcove } from './empty-alcove.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Page() {
  const { kicker, title, lead, niches, likely, map } = NOT_FOUND_PAGE;
  return (
    <>
      <div className="bg-lichen pt-8 md:pt-14">
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
              <NicheLinks niches={niches} />
            </div>
          </div>
        </div>
      </div>

      <Section tone="raised" spacing="tight" labelledBy="likely-title">
        <div className="grid gap-6 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-4">
            <Heading id="likely-title" size="sm">
              {likely.title}
            </Heading>
          </div>
          <ul className="rounded-lg border border-line-strong md:col-span-8">
            {likely.entries.map(({ phrase, page, to }) => (
              <li key={phrase} className="border-b border-line last:border-b-0">
                <Link
                  to={to}
                  className="group grid min-h-12 grid-cols-[1.25rem_1fr] items-baseline gap-x-3 px-4 py-3 hover:bg-paper sm:grid-cols-[1.25rem_1fr_1fr] md:px-5"
                >
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 20 20"
                    className="size-4 self-center fill-none stroke-muted"
                    strokeWidth="1.8"
                    strokeLinecap="round"
                  >
                    <path d="M13 8A5 5 0 1 1 3 8a5 5 0 0 1 10 0zM12 12l5 5" />
                  </svg>
                  <span className="text-muted">{phrase}</span>
                  <span className="col-start-2 font-semibold text-evergreen group-hover:underline sm:col-start-3">
                    {page}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Section>

      <Section labelledBy="map-title">
        <div className="mb-6">
          <Heading id="map-title">{map.title}</Heading>
        </div>
        <SiteMap panels={PANELS} words={map} />
      </Section>
    </>
  );
}

/** The panels of the top bar name every public page, and the rest is one group more. */
const PANELS = [
  ...SITE_PANELS.map(({ label, groups }) => ({
    label,
    links: groups.flatMap(({ links }) => links),
  })),
  {
    label: 'Buying and the small print',
    links: [...SITE_LINKS, ...LEGAL_LINKS.filter(({ to }) => to !== PATHS.helpCenter)],
  },
];
