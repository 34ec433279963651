import { CAREER } from './copy.ts';
import { ApplicationForm } from '@/features/messages/application-form.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function WriterPosition() {
  const { writer } = CAREER;
  return (
    <Section id={writer.id} tone="accent-tint" labelledBy="writer-title">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Heading id="writer-title" size="lg">
            {writer.title}
          </Heading>
          <p className="mt-4 max-w-measure leading-relaxed">{writer.text}</p>
          <p className="mt-4 max-w-measure leading-relaxed font-semibold">{writer.task}</p>
        </div>
        <figure className="self-center lg:col-span-6">
          <div className="rounded-sm border border-ink bg-raised px-6 py-7 md:px-9">
            <p className="leading-loose">
              <del className="text-muted decoration-alert decoration-2">{writer.sheet.before}</del>
            </p>
            <p className="mt-3 font-display text-xl font-semibold">
              <ins className="no-underline">{writer.sheet.after}</ins>
            </p>
          </div>
          <figcaption className="mt-2 text-sm text-muted">{writer.sheet.remark}</figcaption>
        </figure>
      </div>
      <details className="group mt-10 rounded-lg border border-accent bg-paper">
        <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-semibold md:px-8">
          {writer.open}
          <Ornament
            viewBox="0 0 16 16"
            className="size-4 shrink-0 stroke-accent group-open:rotate-45"
            strokeWidth="2"
          >
            <path d="M8 1v14M1 8h14" />
          </Ornament>
        </summary>
        <div className="max-w-3xl border-t border-line px-5 py-7 md:px-8">
          <ApplicationForm position={writer.position} positionTitle={writer.title} />
        </div>
      </details>
    </Section>
  );
}
