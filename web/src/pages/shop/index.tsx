import { PATHS } from '@/content/paths.ts';
import { PageIntro } from '@/sections/page-intro.tsx';
import { ProductPicture } from '@/sections/drawings/product-picture.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  return (
    <>
      <PageIntro
        title="Things for a machine of your own"
        lead="A small shop for people who keep their server at home: quiet boxes, drives in pairs, cables that go under doors, a book, and something for the wall above it all."
        layout="aside"
        tone="amber"
      >
        <ProductPicture kind="box" />
      </PageIntro>
      <Section spacing="tight">
        <h2 className="sr-only">What we carry</h2>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {SHELVES.map((shelf) => (
            <div key={shelf.name} className="border-t border-ink pt-3">
              <dt className="font-display text-lg font-semibold">{shelf.name}</dt>
              <dd className="mt-2 leading-relaxed text-muted">{shelf.text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-10">
          <ButtonLink to={PATHS.shopGrid}>See all products</ButtonLink>
        </div>
      </Section>
      <Split title="This is a demonstration" tone="raised" spacing="tight">
        <p className="max-w-measure leading-relaxed">
          The products and prices are examples. Nothing is sold or sent, no card is asked for, and
          nothing that you do here leaves your browser.
        </p>
      </Split>
    </>
  );
}

const SHELVES = [
  {
    name: 'Machines',
    text: 'Servers without a fan, tested with the models that they are sold for.',
  },
  { name: 'Drives', text: 'In pairs, because one drive is a matter of time.' },
  { name: 'Cables', text: 'Flat, woven, and long enough to reach the cupboard.' },
  { name: 'Books', text: 'On keeping things running without making it your life.' },
  { name: 'Prints', text: 'Drawings of houses and of what is in them.' },
];
