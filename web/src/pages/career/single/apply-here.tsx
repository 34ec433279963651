import { SYSTEMS_ENGINEER } from './copy.ts';
import { ApplicationForm } from '@/features/messages/application-form.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function ApplyHere() {
  const { position, title, form } = SYSTEMS_ENGINEER;
  return (
    <Section id="apply" tone="accent-tint" labelledBy="apply-title" grid="gap-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading id="apply-title" size="lg">
          {form.title}
        </Heading>
        <p className="mt-4 max-w-measure leading-relaxed">{form.text}</p>
        <h3 className="mt-8 mb-3 font-display text-lg font-semibold">{form.stepsTitle}</h3>
        <ol className="max-w-measure list-decimal space-y-2 pl-5 leading-relaxed marker:text-accent">
          {form.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-6 max-w-measure text-sm leading-relaxed">
          <CopyText copy={form.data} />
        </p>
      </div>
      <div className="rounded-lg border border-accent bg-paper p-5 md:p-8 lg:col-span-8">
        <ApplicationForm position={position} positionTitle={title} />
      </div>
    </Section>
  );
}
