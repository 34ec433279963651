import { OBJECT_DESIGNERS } from '@/content/pages/demos-agency-design.ts';
import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { ObjectSketch } from '@/sections/drawings/object-sketch.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { name, title, lead, objects, how } = OBJECT_DESIGNERS;
  return (
    <>
      <Section tone="sunk" spacing="tight">
        <div className="flex flex-col gap-3 text-sm md:flex-row md:justify-between">
          <p className="font-semibold">{name}</p>
          <p className="max-w-xs text-muted">{lead}</p>
        </div>
        <ul className="mt-8 grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {objects.map((object) => (
            <li key={object.id} className="bg-raised p-5">
              <ObjectSketch object={object.id} />
              <p className="mt-4 text-sm">
                <strong className="block font-semibold">{object.name}</strong>
                <span className="text-muted">{object.made}</span>
              </p>
              <p className="mt-2 text-sm leading-relaxed">{object.text}</p>
            </li>
          ))}
        </ul>
        <h1 className="mt-16 mb-8 ml-auto max-w-4xl text-right font-sans text-3xl font-medium tracking-tight md:text-5xl">
          {title}
        </h1>
      </Section>
      <Split title={how.title} ratio="5/7">
        <Paragraphs paragraphs={how.paragraphs} />
        <div className="mt-8">
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </Split>
    </>
  );
}
