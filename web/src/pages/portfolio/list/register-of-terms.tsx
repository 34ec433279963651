import { LIST } from './copy.ts';
import { PROJECTS } from '@/catalogue/projects.ts';
import { Heading } from '@/bands/heading.tsx';
import { Register } from './register.tsx';
import { Section } from '@/bands/section.tsx';

export function RegisterOfTerms() {
  return (
    <Section tone="accent-tint" labelledBy="register">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <Heading id="register" size="lg">
            {LIST.register.title}
          </Heading>
          <p className="mt-3 text-sm leading-relaxed">{LIST.register.text}</p>
        </div>
        <div className="lg:col-span-9">
          <Register
            entries={LIST.register.entries.map(({ letter, terms }) => ({
              letter,
              terms: terms.map(([term, id]) => ({
                term,
                number: PROJECTS.findIndex((project) => project.id === id) + 1,
                to: `#row-${id}`,
              })),
            }))}
          />
        </div>
      </div>
    </Section>
  );
}
