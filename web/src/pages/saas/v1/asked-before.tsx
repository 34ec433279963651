import { LANDING } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Faq } from '@/bands/faq.tsx';
import { FirstStep } from './first-step.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** The last questions, and beside them the way in. */
export function AskedBefore() {
  const { faq, closing } = LANDING;
  return (
    <Section tone="raised" spacing="tight" labelledBy="asked" grid="gap-10 lg:grid-cols-12">
      <div className="grid gap-6 lg:col-span-8">
        <Heading id="asked" size="lg">
          {faq.title}
        </Heading>
        <Faq questions={faq.questions} />
      </div>
      <div className="grid content-start gap-5 lg:col-span-4">
        <Heading size="lg">{closing.title}</Heading>
        <p className="leading-relaxed with-session:hidden">
          <CopyText copy={closing.text} />
        </p>
        <FirstStep action={closing.action} aside={closing.aside} />
      </div>
    </Section>
  );
}
