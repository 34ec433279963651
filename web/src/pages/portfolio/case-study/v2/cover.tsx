import { LAW_OFFICE_FIGURES } from './copy.ts';
import { ExampleNote } from '@/bands/example-note.tsx';
import { Section } from '@/bands/section.tsx';

export function Cover() {
  const { kicker, title, lead, note, contents, contentsLabel } = LAW_OFFICE_FIGURES;
  return (
    <Section spacing="normal">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <p className="mb-4 font-mono text-sm">{kicker}</p>
          <h1 className="max-w-3xl font-display text-3xl font-semibold tracking-tight md:text-5xl">
            {title}
          </h1>
          <p className="mt-6 max-w-2xl text-lg leading-relaxed">{lead}</p>
        </div>
        <div className="space-y-6 lg:col-span-4">
          <nav aria-label={contentsLabel}>
            <ol className="grid grid-cols-2 gap-x-6 border-t border-ink text-sm lg:grid-cols-1">
              {contents.map((part, index) => (
                <li key={part.to} className="border-b border-line">
                  <a
                    href={part.to}
                    className="flex min-h-9 items-center gap-3 underline-offset-4 hover:underline"
                  >
                    <span className="font-mono text-xs text-muted">{index + 1}</span>
                    {part.text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <ExampleNote copy={note} />
        </div>
      </div>
    </Section>
  );
}
