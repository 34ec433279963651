import { WALL } from './copy.ts';
import { PROJECTS, PROJECTS_NOTE } from '@/catalogue/projects.ts';
import { KindFilter, kindClass } from './kind-filter.tsx';
import { Work } from './work.tsx';

/** The wall text hangs in the first column like a picture of its own. */
export function Wall() {
  return (
    <section className="group/wall bg-paper pt-10 pb-16 md:pt-14">
      <div className="mx-auto max-w-page gap-x-10 px-5 sm:columns-2 md:px-10 lg:columns-3 lg:gap-x-14">
        <div className="mb-9 break-inside-avoid lg:mb-16">
          <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-5xl">
            {WALL.title}
          </h1>
          <p className="mt-6 text-lg leading-relaxed">{WALL.lead}</p>
          <p className="mt-5 border-l-2 border-alert pl-4 text-sm leading-relaxed text-muted">
            {PROJECTS_NOTE}
          </p>
          <div className="mt-8">
            <KindFilter />
          </div>
        </div>
        <ul className="contents">
          {PROJECTS.map((project, index) => (
            <li
              key={project.id}
              className={kindClass(project.kind, 'mb-9 break-inside-avoid lg:mb-16')}
            >
              <Work project={project} number={index + 1} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
