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
        title="Work, as a list"
        lead="For those who look for something in particular."
        layout="left"
      />
      <Section spacing="none">
        <ul className="border-b border-ink">
          {PROJECTS.map((project) => (
            <li
              key={project.id}
              className="group grid gap-x-8 gap-y-1 border-t border-ink py-6 md:grid-cols-12 md:items-center"
            >
              <p className="text-sm text-muted tabular-nums md:col-span-1">{project.year}</p>
              <div className="md:col-span-5">
                <h2 className="font-display text-xl font-semibold tracking-tight md:text-2xl">
                  {'story' in project ? (
                    <TextLink to={STORIES[project.story]}>{project.title}</TextLink>
                  ) : (
                    project.title
                  )}
                </h2>
                <p className="text-sm text-muted">{project.place}</p>
              </div>
              <p className="leading-relaxed md:col-span-4">{project.text}</p>
              <div className="hidden opacity-25 group-focus-within:opacity-100 group-hover:opacity-100 md:col-span-2 md:block">
                <ProjectPicture motif={project.drawing} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section spacing="tight">
        <ExampleNote copy={PROJECTS_NOTE} />
      </Section>
    </>
  );
}

const STORIES = { v1: PATHS.portfolioCaseStudyV1, v2: PATHS.portfolioCaseStudyV2 };
