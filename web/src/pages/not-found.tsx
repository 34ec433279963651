import { PATHS, PRICING } from '@/content/paths.ts';
import { LinkIndex } from '@/sections/link-index.tsx';
import { EmptyAlcove } from '@/sections/drawings/empty-alcove.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';

export function Page() {
  return (
    <>
      <PageIntro
        kicker="404 · nothing at this address"
        title="An empty alcove"
        lead="There is a niche here, and nothing in it. The page may have moved, or the address lost a letter on the way. Nothing of yours is missing."
        layout="aside"
        tone="lichen"
      >
        <EmptyAlcove />
      </PageIntro>
      <Section spacing="tight">
        <h2 className="sr-only">Where to go from here</h2>
        <LinkIndex entries={WAYS} />
      </Section>
    </>
  );
}

const WAYS = [
  { meta: 'Back', title: 'The front page', text: 'What Alcove is, on one page.', to: PATHS.home },
  {
    meta: 'Look up',
    title: 'Help',
    text: 'Servers, sign-in, payment and data.',
    to: PATHS.helpCenter,
  },
  {
    meta: 'Compare',
    title: 'The plans',
    text: 'Three sizes of machine and their prices.',
    to: PRICING,
  },
];
