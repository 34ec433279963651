import { HELP } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { HelpFinder } from './help-finder.tsx';
import { WaysToReach } from './ways-to-reach.tsx';
import { Section } from '@/bands/section.tsx';

export function Page() {
  const { people, engineer } = HELP;
  return (
    <HelpFinder>
      <Section tone="sunk" id="people" labelledBy="people-title">
        <div className="mb-8 grid gap-4 lg:grid-cols-12 lg:items-end lg:gap-10">
          <div className="lg:col-span-5">
            <Heading id="people-title" size="lg">
              {people.title}
            </Heading>
          </div>
          <p className="max-w-measure leading-relaxed lg:col-span-7">{people.text}</p>
        </div>
        <WaysToReach />
        <p className="mt-6 text-sm">
          <CopyText copy={engineer.text} />
        </p>
      </Section>
    </HelpFinder>
  );
}
