import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { BOX } from '@/content/pages/demos-product-landing.ts';
import { BoxExploded, BoxView } from '@/sections/drawings/box-views.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { name, title, lead, turns, exploded, sheet } = BOX;
  return (
    <>
      <Section tone="amber" spacing="loose">
        <p className="font-display text-lg font-semibold">{name}</p>
        <h1 className="mt-2 max-w-4xl font-display text-4xl font-semibold tracking-tight md:text-6xl">
          {title}
        </h1>
        <div className="mt-8 md:-mx-10">
          <BoxView view="front" />
        </div>
        <p className="mt-8 ml-auto max-w-xl leading-relaxed md:text-lg">{lead}</p>
      </Section>
      {turns.map((turn, index) => (
        <Section key={turn.title} tone={index % 2 === 0 ? 'paper' : 'raised'} spacing="normal">
          <div className="grid gap-8 md:grid-cols-12 md:items-center">
            <div className={index % 2 === 0 ? 'md:col-span-8' : 'md:order-last md:col-span-8'}>
              <BoxView view={turn.view} />
            </div>
            <div className="md:col-span-4">
              <h2 className="font-display text-xl font-semibold">{turn.title}</h2>
              <p className="mt-3 leading-relaxed">{turn.text}</p>
            </div>
          </div>
        </Section>
      ))}
      <Split
        title={exploded.title}
        ratio="7/5"
        tone="sunk"
        note={<BoxExploded label={exploded.description} parts={exploded.parts} />}
      >
        <ol className="mt-2 md:mt-24">
          {exploded.parts.map((part, index) => (
            <li key={part} className="flex gap-4 border-t border-line-strong py-3">
              <span aria-hidden="true" className="w-6 font-semibold tabular-nums">
                {index + 1}
              </span>
              {part}
            </li>
          ))}
        </ol>
        <p className="mt-4 leading-relaxed">{exploded.text}</p>
      </Split>
      <Split title={sheet.title}>
        <SpecList items={sheet.items} />
        <div className="mt-10">
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </Split>
    </>
  );
}
