import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { LEGAL_LINKS } from '@/site/legal-links.ts';
import { SITE_LINKS, SITE_PANELS } from '@/site/nav.ts';
import { NOT_FOUND_PAGE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** What people who land here look for; where scripts run, a field finds every other page by its name. */
export function LikelyPages() {
  const { likely, find } = NOT_FOUND_PAGE;
  const [query, setQuery] = useState('');
  const canSearch = useHydrated();
  const listId = useId();
  const wanted = query.trim().toLowerCase();
  return (
    <Section tone="raised" labelledBy="likely-title">
      <div className="grid gap-6 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-4">
          <Heading id="likely-title" size="sm">
            {likely.title}
          </Heading>
          <div className="mt-6 min-h-19">
            {canSearch && (
              <TextField
                label={find.field}
                type="search"
                autoComplete="off"
                value={query}
                aria-controls={listId}
                onChange={(event) => setQuery(event.target.value)}
              />
            )}
          </div>
        </div>
        <div id={listId} aria-live="polite" className="md:col-span-8">
          {wanted === '' ? <Likely /> : <Found wanted={wanted} />}
        </div>
      </div>
    </Section>
  );
}

function Likely() {
  return (
    <Rows>
      {NOT_FOUND_PAGE.likely.entries.map((entry) => (
        <Row key={entry.phrase} {...entry} />
      ))}
    </Rows>
  );
}

function Found({ wanted }: { wanted: string }) {
  const { none, ask, askTo } = NOT_FOUND_PAGE.find;
  const found = PAGES.filter((link) => matches(link, wanted));
  if (found.length === 0) {
    return (
      <p>
        {none} <TextLink to={askTo}>{ask}</TextLink>
      </p>
    );
  }
  return (
    <Rows>
      {found.map(({ label, group, to }) => (
        <Row key={to} phrase={group} page={label} to={to} />
      ))}
    </Rows>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="rounded-lg border border-line-strong">{children}</ul>;
}

function Row({ phrase, page, to }: { phrase: string; page: string; to: string }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to}
        className="group grid min-h-12 grid-cols-[1.25rem_1fr] items-baseline gap-x-3 px-4 py-3 hover:bg-paper sm:grid-cols-[1.25rem_1fr_1fr] md:px-5"
      >
        <Ornament
          viewBox="0 0 20 20"
          className="size-4 self-center fill-none stroke-muted"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <path d="M13 8A5 5 0 1 1 3 8a5 5 0 0 1 10 0zM12 12l5 5" />
        </Ornament>
        <span className="text-muted">{phrase}</span>
        <span className="col-start-2 font-semibold text-accent group-hover:underline sm:col-start-3">
          {page}
        </span>
      </Link>
    </li>
  );
}

/** Every public page, with the panel of the top bar in which it stands. */
const PAGES: readonly PageLink[] = [
  ...SITE_PANELS.flatMap(({ label: group, groups }) =>
    groups.flatMap(({ links }) => links.map((link) => ({ ...link, group }))),
  ),
  ...[...SITE_LINKS, ...LEGAL_LINKS].map((link) => ({ ...link, group: link.label })),
];

function matches(link: PageLink, wanted: string): boolean {
  return `${link.label} ${link.note ?? ''} ${link.to}`.toLowerCase().includes(wanted);
}

type PageLink = { label: string; to: string; group: string; note?: string };
