import { JOINED } from './copy.ts';
import { WayLinks } from '@/bands/way-links.tsx';
import { Section } from '@/bands/section.tsx';
import { SpecList } from '@/bands/spec-list.tsx';

export function Page() {
  const { title, lead, sheet, factsTitle, facts, ways } = JOINED;
  return (
    <Section>
      <div className="grid gap-12 lg:grid-cols-12 lg:gap-14">
        <div className="lg:col-span-7">
          <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-5xl">
            {title}
          </h1>
          <p className="mt-5 max-w-measure text-lg leading-relaxed">{lead}</p>
          <h2 className="mt-12 mb-4 font-display text-xl font-semibold tracking-tight">
            {factsTitle}
          </h2>
          <SpecList items={facts} />
          <h2 className="mt-12 mb-4 font-display text-xl font-semibold tracking-tight">
            {ways.title}
          </h2>
          <WayLinks links={ways.links} />
        </div>
        <article
          aria-label={sheet.label}
          className="relative self-start border border-ink bg-raised lg:col-span-5 lg:mt-6"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 400 60"
            preserveAspectRatio="none"
            className="block h-14 w-full animate-settle fill-accent-tint stroke-ink"
          >
            <path d="M0 0l200 56L400 0z" className="[vector-effect:non-scaling-stroke]" />
          </svg>
          <div className="px-6 pt-4 pb-7 md:px-8">
            <p className="border-b border-line pb-3 text-sm text-muted">{sheet.from}</p>
            {sheet.parts.map((part) => (
              <div key={part.title} className="mt-5">
                <p className="font-display text-lg font-semibold">{part.title}</p>
                <p className="mt-1 leading-relaxed">{part.text}</p>
              </div>
            ))}
            <p className="mt-7 border-t border-line pt-3 text-sm text-muted">{sheet.foot}</p>
          </div>
        </article>
      </div>
    </Section>
  );
}
