import { SHOWCASE } from './copy.ts';
import { PROJECTS, PROJECTS_NOTE } from '@/catalogue/projects.ts';
import { ProjectPicture } from '@/drawings/projects/project-picture.tsx';

/** All works in small, which is also the way to each of them. */
export function ContactSheet() {
  return (
    <section id="sheet" className="bg-paper">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-12 md:px-10 lg:min-h-[calc(100svh-4.25rem)] lg:grid-cols-12 lg:items-center lg:py-16">
        <div className="lg:col-span-5">
          <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
            {SHOWCASE.title}
          </h1>
          <p className="mt-6 max-w-md leading-relaxed">{SHOWCASE.lead}</p>
          <p className="mt-5 max-w-md text-sm leading-relaxed text-muted">{PROJECTS_NOTE}</p>
        </div>
        <nav
          aria-label={SHOWCASE.plates}
          className="bg-ink p-3 text-paper md:p-5 lg:col-span-7 lg:-mr-10"
        >
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-5 lg:gap-4">
            {PROJECTS.map((project, index) => (
              <li key={project.id}>
                <a href={`#${project.id}`} className="group block">
                  <ProjectPicture
                    picture={project.id}
                    cut="square"
                    className="block aspect-[4/3] w-full sm:aspect-[3/4]"
                  />
                  <span className="mt-1.5 flex gap-2 pb-1 text-xs leading-snug">
                    <span className="tabular-nums">{index + 1}</span>
                    <span className="group-hover:underline">{project.title}</span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
