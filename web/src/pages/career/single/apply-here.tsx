import { SYSTEMS_ENGINEER } from './copy.ts';
import { ApplicationForm } from '@/features/messages/application-form.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function ApplyHere() {
  const { position, title, form } = SYSTEMS_ENGINEER;
  return (
    <Section
      id="apply"
      tone="accent-tint"
      labelledBy="apply-title"
      grid="gap-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-10"
    >
      <div className="lg:col-span-4 lg:self-start">
        <Heading id="apply-title" size="lg">
          {form.title}
        </Heading>
        <p className="mt-4 max-w-measure leading-relaxed">{form.text}</p>
      </div>
      <div className="rounded-lg border border-accent bg-paper p-5 md:p-8 lg:col-span-8 lg:row-span-2">
        <ApplicationForm position={position} positionTitle={title} />
      </div>
      <div className="lg:col-span-4">
        <h3 className="mb-3 font-display text-lg font-semibold">{form.stepsTitle}</h3>
        <ol className="max-w-measure list-decimal space-y-2 pl-5 leading-relaxed marker:text-accent">
          {form.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-6 max-w-measure text-sm leading-relaxed">
          <CopyText copy={form.data} />
        </p>
      </div>
    </Section>
  );
}
