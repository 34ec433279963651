import { ARCHIVE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { LinkIndex } from '@/bands/link-index.tsx';
import { Section } from '@/bands/section.tsx';

export function ToldOtherwise() {
  const { next } = ARCHIVE_STORY;
  return (
    <Section labelledBy="next">
      <div className="grid gap-6 md:grid-cols-12">
        <div className="md:col-span-4">
          <Heading id="next" size="sm">
            {next.title}
          </Heading>
        </div>
        <div className="md:col-span-8">
          <LinkIndex entries={next.links} />
        </div>
      </div>
    </Section>
  );
}
