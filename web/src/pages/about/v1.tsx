import { BELIEFS } from '@/content/pages/about-v1.ts';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, statements, promises } = BELIEFS;
  return (
    <>
      <Section spacing="loose">
        <h1 className="text-sm font-semibold text-evergreen">{title}</h1>
        <div className="mt-8 max-w-5xl space-y-8 font-display text-xl leading-snug md:text-3xl md:leading-tight">
          {statements.map((statement) => (
            <p key={statement}>{statement}</p>
          ))}
        </div>
      </Section>
      <Split title={promises.title} tone="raised">
        <SpecList items={promises.items} />
      </Split>
    </>
  );
}
