import { BLOG_FRONT } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function HowWeWrite() {
  const { rules } = BLOG_FRONT;
  return (
    <Section spacing="tight">
      <div className="grid gap-6 lg:grid-cols-12 lg:gap-10">
        <div className="lg:col-span-4">
          <Heading size="sm">{rules.title}</Heading>
        </div>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:col-span-8">
          {rules.items.map(({ term, text }) => (
            <div key={term} className="border-t border-line pt-3">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 leading-relaxed text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
