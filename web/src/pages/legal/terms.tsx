import { TERMS } from '@/content/pages/terms.ts';
import { Heading } from '@/sections/heading.tsx';
import { LegalText } from '@/sections/legal-text.tsx';
import { EndingLine } from '@/sections/legal/ending-line.tsx';
import { KeyNumbers } from '@/sections/legal/key-numbers.tsx';
import { Section } from '@/sections/section.tsx';

export function Page() {
  const { numbers, ending, ...text } = TERMS;
  return (
    <LegalText {...text}>
      <Section spacing="none">
        <h2 className="sr-only">{numbers.title}</h2>
        <KeyNumbers items={numbers.items} />
      </Section>
      <Section labelledBy="cancel-title">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-3">
            <Heading id="cancel-title">{ending.title}</Heading>
          </div>
          <div className="lg:col-span-9">
            <EndingLine stages={ending.stages} />
          </div>
        </div>
      </Section>
    </LegalText>
  );
}
