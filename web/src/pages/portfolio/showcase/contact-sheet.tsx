import { SHOWCASE } from './copy.ts';
import { PROJECTS, PROJECTS_NOTE } from '@/catalogue/projects.ts';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';
import { ProjectPicture } from '@/drawings/projects/project-picture.tsx';

/** All works in small, which is also the way to each of them. */
export function ContactSheet() {
  return (
    <section id="sheet" className="bg-paper">
      <div className="mx-auto grid max-w-page gap-8 px-5 py-10 md:px-10 md:py-12 lg:min-h-[calc(100svh-4.25rem)] lg:grid-cols-12 lg:items-center lg:py-16">
        <div className="lg:col-span-5">
          <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
            {SHOWCASE.title}
          </h1>
          <p className="mt-6 max-w-md leading-relaxed">{SHOWCASE.lead}</p>
          <p className="mt-5 max-w-md text-sm leading-relaxed text-muted">{PROJECTS_NOTE}</p>
        </div>
        <nav aria-label={SHOWCASE.plates} className="bg-ink p-3 text-paper md:p-5 lg:col-span-7">
          <ol className="grid grid-cols-5 gap-2 sm:gap-3 lg:gap-4">
            {PROJECTS.map((project, index) => (
              <li key={project.id}>
                <a href={`#${project.id}`} className="group relative block">
                  <ProjectPicture
                    picture={project.id}
                    cut="square"
                    className="block aspect-[3/4] w-full"
                  />
                  {index === CHOSEN && <PencilRing />}
                  <span className="mt-1.5 flex gap-2 pb-1 text-xs leading-snug">
                    <span className="tabular-nums">{index + 1}</span>
                    <span className="group-hover:underline max-sm:sr-only">{project.title}</span>
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

/** Which picture is ringed on the sheet, as if it had been chosen for a print. */
const CHOSEN = 4;

function PencilRing() {
  return (
    <Ornament
      viewBox="0 0 120 160"
      preserveAspectRatio="none"
      className="absolute -inset-x-2 -top-2 aspect-[3/4] w-[calc(100%+1rem)] fill-none stroke-alert"
      strokeWidth="5"
      {...ROUND}
    >
      <path
        d="M30 20C80 0 118 40 114 92s-40 70-72 58S-2 84 14 46 62 4 96 22"
        pathLength="1"
        strokeDasharray="1"
        className="animate-draw"
      />
    </Ornament>
  );
}
