import { POSTER_SHOP } from '@/content/pages/demos-agency-creative.ts';
import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { ExampleNote } from '@/sections/example-note.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';
import { Steps } from '@/sections/steps.tsx';

export function Page() {
  const { name, title, lead, posters, process, price } = POSTER_SHOP;
  return (
    <>
      <section className="overflow-x-clip bg-signal text-raised">
        <div className="mx-auto max-w-page px-5 py-14 md:px-10 md:py-20">
          <p className="font-display text-lg font-semibold">{name}</p>
          <h1 className="mt-10 max-w-5xl font-display text-5xl leading-none font-extrabold tracking-tighter uppercase sm:text-6xl">
            {title}
          </h1>
          <p className="mt-10 max-w-md text-lg leading-snug">{lead}</p>
        </div>
      </section>
      <Section tone="raised">
        <h2 className="sr-only">Posters</h2>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {posters.map((poster, index) => (
            <li key={poster.caption} className={index === 1 ? 'lg:mt-16' : ''}>
              <p
                className={`flex aspect-5/7 flex-col justify-end p-5 font-display text-5xl leading-none font-extrabold tracking-tighter uppercase ${POSTERS[poster.tone]}`}
              >
                {poster.words.map((word) => (
                  <span key={word} className="block">
                    {word}{' '}
                  </span>
                ))}
              </p>
              <p className="mt-3 text-sm text-muted">{poster.caption}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <h2 className="mb-8 font-display text-2xl font-extrabold tracking-tight uppercase">
          {process.title}
        </h2>
        <Steps steps={process.steps} />
      </Section>
      <Split title={price.title} tone="amber" ratio="5/7">
        <p className="max-w-measure leading-relaxed">{price.text}</p>
        <div className="mt-8">
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </Split>
    </>
  );
}

const POSTERS = {
  signal: 'bg-signal-tint text-signal',
  amber: 'bg-amber-tint text-ink',
  evergreen: 'bg-evergreen text-lichen',
};
