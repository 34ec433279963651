import { CAREER } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';

export function HowWeWork() {
  const { way } = CAREER;
  return (
    <Section tone="sunk" labelledBy="way-title" grid="gap-10 md:grid-cols-12">
      <h2
        id="way-title"
        className="font-display text-3xl font-semibold tracking-tight md:col-span-4 md:text-4xl"
      >
        {way.title}
      </h2>
      <dl className="grid gap-x-10 gap-y-9 sm:grid-cols-2 md:col-span-8">
        {way.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-lg font-semibold">{title}</dt>
            <dd className="mt-2 leading-relaxed">
              <CopyText copy={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
