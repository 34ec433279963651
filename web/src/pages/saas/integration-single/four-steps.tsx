import { NEXTCLOUD } from './copy.ts';
import { SetupWalk } from './setup-walk.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function FourSteps() {
  const { bridge, walk } = NEXTCLOUD;
  return (
    <Section spacing="normal" labelledBy="walk-title">
      <div className="mb-8">
        <Heading id="walk-title" size="lg">
          {walk.title}
        </Heading>
      </div>
      <SetupWalk steps={walk.steps} screens={walk.screens} folders={bridge.folders} />
    </Section>
  );
}
