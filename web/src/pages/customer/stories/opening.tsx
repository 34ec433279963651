import { STORIES } from './copy.ts';
import { Section } from '@/bands/section.tsx';
import { ExampleMark, HOUSES } from './example-mark.tsx';

export function Opening() {
  const { title, lead } = STORIES;
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
        <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:col-span-7 lg:text-6xl">
          {title}
        </h1>
        <p className="leading-relaxed lg:col-span-5">{lead}</p>
      </div>
      <div className="mt-12">
        <LogoStrip />
      </div>
    </Section>
  );
}

/** A strip of drawn marks. Their note says whose they are; each leads to its place on the page. */
function LogoStrip() {
  return (
    <div>
      <ul className="grid grid-cols-2 border-t border-l border-line sm:grid-cols-3 lg:grid-cols-5">
        {HOUSES.map((house) => (
          <li key={house} className="border-r border-b border-line">
            <a
              href={`#${house}`}
              className="group flex h-full items-center gap-2 p-2.5 hover:bg-raised max-sm:text-sm sm:gap-3 sm:p-4 focus-visible:-outline-offset-2"
            >
              <ExampleMark house={house} />
              <span className="font-display leading-tight font-semibold group-hover:underline">
                {STORIES[house].name}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{STORIES.marks}</p>
    </div>
  );
}
