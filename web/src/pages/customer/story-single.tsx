import { PRACTICE_STORY } from '@/content/pages/customer-story-single.ts';
import { ArticleBody } from '@/sections/article-body.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';

export function Page() {
  const { title, lead, note, parts, figures } = PRACTICE_STORY;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="split" tone="lichen" />
      <Section>
        <div className="grid gap-12 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-7">
            <ArticleBody parts={parts} />
          </div>
          <div className="space-y-8 md:col-span-5">
            <ExampleNote copy={note} />
            <div>
              <h2 className="mb-4 font-display text-lg font-semibold">Example figures</h2>
              <SpecList items={figures} />
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}
