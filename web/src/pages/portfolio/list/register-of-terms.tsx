import { LIST } from './copy.ts';
import { PROJECTS } from '@/catalogue/projects.ts';
import { Heading } from '@/bands/heading.tsx';
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
          <Register />
        </div>
      </div>
    </Section>
  );
}

/** A subject index as at the back of a book: terms under their letters, with the numbers where they occur. */
function Register() {
  return (
    <dl className="gap-x-8 sm:columns-2 lg:columns-3">
      {LIST.register.entries.map(({ letter, terms }) => (
        <div key={letter} className="mb-4 grid break-inside-avoid grid-cols-[1.75rem_1fr]">
          <dt className="flex min-h-7 items-baseline font-display text-sm leading-snug font-semibold">
            {letter}
          </dt>
          {terms.map(([term, id]) => (
            <dd key={term} className="col-start-2">
              <a
                href={`#row-${id}`}
                className="group flex min-h-7 items-baseline gap-2 rounded-sm text-sm leading-snug"
              >
                <span className="group-hover:underline">{term}</span>
                <span
                  aria-hidden="true"
                  className="grow border-b border-dotted border-line-strong"
                />
                <span className="tabular-nums">
                  {PROJECTS.findIndex((project) => project.id === id) + 1}
                </span>
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
