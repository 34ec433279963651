import { WEB_STUDIO } from '@/content/pages/demos-agency-digital.ts';
import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { ExampleNote } from '@/sections/example-note.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { name, title, lead, index, indexTitle, way } = WEB_STUDIO;
  return (
    <>
      <section className="overflow-x-clip bg-ink text-paper">
        <div className="mx-auto max-w-page px-5 py-14 font-mono md:px-10 md:py-24">
          <p className="text-sm text-mist">{name}</p>
          <h1 className="mt-8 text-3xl font-medium tracking-tight md:text-5xl">{title}</h1>
          <p className="mt-8 max-w-xl text-sm leading-relaxed text-mist">{lead}</p>
        </div>
      </section>
      <Section spacing="normal">
        <h2 className="mb-6 font-mono text-sm">{indexTitle}</h2>
        <div className="border-b border-ink">
          {index.map((entry) => (
            <details key={entry.id} name="index" className="group border-t border-ink">
              <summary className="flex min-h-11 cursor-pointer items-baseline justify-between gap-6 py-4 group-open:pl-4 motion-safe:transition-[padding] hover:pl-4">
                <span className="font-display text-xl font-semibold tracking-tight md:text-3xl">
                  {entry.name}
                </span>
                <span className="shrink-0 font-mono text-sm tabular-nums">{entry.weight}</span>
              </summary>
              <p className="max-w-measure pb-6 pl-4 leading-relaxed">{entry.text}</p>
            </details>
          ))}
        </div>
      </Section>
      <Split title={way.title} tone="raised">
        <SpecList items={way.items} mono />
        <div className="mt-10">
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </Split>
    </>
  );
}
