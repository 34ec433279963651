import { PRACTICE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { TwoScreens } from './two-screens.tsx';

export function OneQuestion() {
  const { screens } = PRACTICE_STORY;
  return (
    <Section labelledBy="screens" tone="accent-tint" spacing="loose">
      <div className="grid gap-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-4">
          <Heading id="screens" size="lg">
            {screens.title}
          </Heading>
          <p className="mt-4 leading-relaxed">{screens.text}</p>
        </div>
        <div className="lg:col-span-8">
          <TwoScreens
            asked={screens.asked}
            screens={[
              { ...screens.desk, open: false },
              { ...screens.doctor, open: true },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
