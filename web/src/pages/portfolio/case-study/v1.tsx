import { ARCHIVE_STORY } from '@/content/pages/portfolio-case-study-v1.ts';
import { ArticleBody } from '@/sections/article-body.tsx';
import { ProjectPicture } from '@/sections/drawings/project-picture.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';

export function Page() {
  const { kicker, title, lead, parts, note } = ARCHIVE_STORY;
  return (
    <>
      <PageIntro kicker={kicker} title={title} lead={lead} layout="aside" tone="amber">
        <ProjectPicture motif="shelves" shape="tall" />
      </PageIntro>
      <Section width="text" spacing="loose">
        <ArticleBody parts={parts} />
        <div className="mt-12">
          <ExampleNote copy={note} />
        </div>
      </Section>
    </>
  );
}
