import { PATHS } from '@/content/paths.ts';
import { PROJECTS, PROJECTS_NOTE } from '@/content/projects.ts';
import { ProjectPicture } from '@/sections/drawings/project-picture.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  return (
    <>
      <PageIntro
        title="Work, side by side"
        lead="Five projects on private servers, hung close together. What they share is old paper and people who know what is in it, if only they could find it."
        layout="split"
      >
        <ExampleNote copy={PROJECTS_NOTE} />
      </PageIntro>
      <Section spacing="tight" tone="raised">
        <ul className="gap-8 sm:columns-2 lg:columns-3">
          {PROJECTS.map((project, index) => (
            <li key={project.id} className="mb-10 break-inside-avoid">
              <ProjectPicture motif={project.drawing} shape={index % 3 === 0 ? 'tall' : 'wide'} />
              <h2 className="mt-4 font-display text-lg font-semibold">
                {'story' in project ? (
                  <TextLink to={STORIES[project.story]}>{project.title}</TextLink>
                ) : (
                  project.title
                )}
              </h2>
              <p className="mt-1 leading-relaxed text-muted">{project.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section spacing="tight">
        <p>
          The same projects <TextLink to={PATHS.portfolioShowcase}>one at a time</TextLink> or{' '}
          <TextLink to={PATHS.portfolioList}>as a list</TextLink>.
        </p>
      </Section>
    </>
  );
}

const STORIES = { v1: PATHS.portfolioCaseStudyV1, v2: PATHS.portfolioCaseStudyV2 };
