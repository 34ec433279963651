import { ARCHIVE_STORY } from './copy.ts';
import { BulletList } from '@/bands/bullet-list.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { SpecList } from '@/bands/spec-list.tsx';

export function Reckoning() {
  const { reckoning } = ARCHIVE_STORY;
  return (
    <Section tone="accent-tint" labelledBy="reckoning">
      <Heading id="reckoning" size="lg">
        {reckoning.title}
      </Heading>
      <div className="mt-10 grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SpecList items={reckoning.took} />
        </div>
        <div className="lg:col-span-5">
          <BulletList items={reckoning.otherwise} />
        </div>
      </div>
    </Section>
  );
}
