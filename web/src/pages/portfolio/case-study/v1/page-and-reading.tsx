import { ARCHIVE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { PageReading } from './page-reading.tsx';
import { Section } from '@/bands/section.tsx';

export function PageAndReading() {
  const { page } = ARCHIVE_STORY;
  return (
    <Section tone="sunk" labelledBy="page" spacing="loose">
      <div className="mb-10 grid gap-4 md:grid-cols-12 md:items-end">
        <div className="md:col-span-5">
          <Heading id="page">{page.title}</Heading>
        </div>
        <p className="max-w-measure leading-relaxed md:col-span-7">{page.text}</p>
      </div>
      <PageReading {...page} />
    </Section>
  );
}
