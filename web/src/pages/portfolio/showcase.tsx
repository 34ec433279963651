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
        title="Work, one at a time"
        lead="Each project gets the whole wall. Scroll slowly."
        layout="poster"
      />
      {PROJECTS.map((project, index) => (
        <Section key={project.id} tone={index % 2 === 0 ? 'raised' : 'paper'} spacing="loose">
          <ProjectPicture motif={project.drawing} />
          <div className="mt-6 grid gap-4 md:grid-cols-12 md:gap-10">
            <h2 className="font-display text-2xl font-semibold tracking-tight md:col-span-6 md:text-3xl">
              {project.title}
            </h2>
            <p className="text-sm text-muted md:col-span-2 md:pt-3">
              {project.place}, {project.year}
            </p>
            <div className="space-y-3 md:col-span-4 md:pt-2">
              <p className="leading-relaxed">{project.text}</p>
              {'story' in project && (
                <p>
                  <TextLink to={STORIES[project.story]}>Read the project</TextLink>
                </p>
              )}
            </div>
          </div>
        </Section>
      ))}
      <Section spacing="tight" tone="lichen">
        <ExampleNote copy={PROJECTS_NOTE} />
      </Section>
    </>
  );
}

const STORIES = { v1: PATHS.portfolioCaseStudyV1, v2: PATHS.portfolioCaseStudyV2 };
