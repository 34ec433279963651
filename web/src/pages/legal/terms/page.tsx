import { TERMS } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { LegalText } from '../legal-text.tsx';
import { EndingLine } from './ending-line.tsx';
import { KeyNumbers } from './key-numbers.tsx';
import { Section } from '@/bands/section.tsx';

export function Page() {
  const { numbers, ending, ...text } = TERMS;
  return (
    <LegalText {...text}>
      <Section spacing="none">
        <h2 className="sr-only">{numbers.title}</h2>
        <KeyNumbers />
      </Section>
      <Section labelledBy="cancel-title">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-3">
            <Heading id="cancel-title">{ending.title}</Heading>
          </div>
          <div className="lg:col-span-9">
            <EndingLine />
          </div>
        </div>
      </Section>
    </LegalText>
  );
}
