import { LEGAL_LINKS, SITE_LINKS, SITE_PANELS } from '@/site/nav.ts';
import { PATHS } from '@/site/paths.ts';
import { NOT_FOUND_PAGE } from './copy.ts';
import { SiteMap } from './site-map.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function WholeSite() {
  const { map } = NOT_FOUND_PAGE;
  return (
    <Section labelledBy="map-title">
      <div className="mb-6">
        <Heading id="map-title">{map.title}</Heading>
      </div>
      <SiteMap panels={PANELS} words={map} />
    </Section>
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
