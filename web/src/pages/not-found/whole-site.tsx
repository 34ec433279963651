import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { LEGAL_LINKS, SITE_LINKS, SITE_PANELS } from '@/site/nav.ts';
import { PATHS } from '@/site/paths.ts';
import { NOT_FOUND_PAGE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function WholeSite() {
  const { map } = NOT_FOUND_PAGE;
  return (
    <Section labelledBy="map-title">
      <div className="mb-6">
        <Heading id="map-title">{map.title}</Heading>
      </div>
      <SiteMap />
    </Section>
  );
}

/** All pages in groups. Where scripts run, a field narrows them down as one types. */
function SiteMap() {
  const { map: words } = NOT_FOUND_PAGE;
  const [query, setQuery] = useState('');
  const canFilter = useHydrated();
  const listId = useId();
  const wanted = query.trim().toLowerCase();
  const found = PANELS.map((panel) => ({
    ...panel,
    links: panel.links.filter((link) => matches(link, wanted)),
  })).filter(({ links }) => links.length > 0);
  return (
    <>
      <div className="mb-10 min-h-19 max-w-md">
        {canFilter && (
          <TextField
            label={words.field}
            type="search"
            autoComplete="off"
            value={query}
            aria-controls={listId}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
      </div>
      <div id={listId} aria-live="polite">
        {found.length === 0 && (
          <p>
            {words.none} <TextLink to={words.askTo}>{words.ask}</TextLink>
          </p>
        )}
        <div className="gap-x-10 sm:columns-2 lg:columns-4">
          {found.map((panel) => (
            <div key={panel.label} className="mb-8 break-inside-avoid">
              <h3 className="mb-2 border-b border-ink pb-1 font-display font-semibold">
                {panel.label}
              </h3>
              <ul>
                {panel.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="block py-1 text-sm text-muted hover:text-ink hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
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
    label: NOT_FOUND_PAGE.map.rest,
    links: [...SITE_LINKS, ...LEGAL_LINKS.filter(({ to }) => to !== PATHS.helpCenter)],
  },
];

function matches(link: PageLink, wanted: string): boolean {
  return `${link.label} ${link.note ?? ''} ${link.to}`.toLowerCase().includes(wanted);
}

type PageLink = { label: string; to: string; note?: string };
