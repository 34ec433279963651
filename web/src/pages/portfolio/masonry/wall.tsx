import type { ReactNode } from 'react';
import { WALL } from './copy.ts';
import { PROJECTS, PROJECTS_NOTE, type Project } from '@/catalogue/projects.ts';
import { ProjectPicture, type PictureCut } from '@/drawings/projects/project-picture.tsx';
import { KindFilter, kindClass } from './kind-filter.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** The wall text hangs in the first column like a picture of its own. */
export function Wall() {
  return (
    <section className="group/wall bg-paper pt-10 pb-16 md:pt-14">
      <div className="mx-auto max-w-page gap-x-10 px-5 sm:columns-2 md:px-10 lg:columns-3 lg:gap-x-14">
        <div className="mb-12 break-inside-avoid lg:mb-16">
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
              className={kindClass(project.kind, 'mb-12 break-inside-avoid lg:mb-16')}
            >
              <Work project={project} number={index + 1} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Work({ project, number }: { project: Project; number: number }) {
  const { cut, frame } = HANGING[project.id];
  return (
    <WallPicture
      frame={frame}
      picture={<ProjectPicture picture={project.id} cut={cut} label={project.seen} />}
    >
      <div className="mt-4 grid grid-cols-[2.25rem_1fr]">
        <p className="pt-1 text-sm text-muted tabular-nums">{number}</p>
        <div>
          <h2 className="font-display text-lg leading-snug font-semibold">{project.title}</h2>
          <p className="text-sm text-muted">
            {project.place}, {project.year}. {project.paper}
          </p>
          <p className="mt-3 text-sm leading-relaxed">{project.caption}</p>
          <p className="mt-3 border-t border-line pt-3 text-sm leading-relaxed">
            <strong className="font-semibold">{WALL.hard}.</strong> {project.hard}
          </p>
          {'story' in project && (
            <p className="mt-3 text-sm">
              <TextLink to={project.story}>{WALL.read}</TextLink>
            </p>
          )}
        </div>
      </div>
    </WallPicture>
  );
}

const HANGING: Record<Project['id'], { cut: PictureCut; frame: WallFrame }> = {
  archive: { cut: 'tall', frame: 'mat' },
  orchard: { cut: 'tall', frame: 'bare' },
  'law-office': { cut: 'square', frame: 'wired' },
  choir: { cut: 'tall', frame: 'bare' },
  harbour: { cut: 'whole', frame: 'mat' },
  workshop: { cut: 'wide', frame: 'pinned' },
  house: { cut: 'tall', frame: 'wired' },
  dyer: { cut: 'square', frame: 'bare' },
  hut: { cut: 'wide', frame: 'pinned' },
  theatre: { cut: 'whole', frame: 'mat' },
};

/** One picture on a gallery wall: in a frame with a mat, on wires, pinned, or bare; its placard below. */
function WallPicture({ frame, picture, children }: WallPictureProps) {
  return (
    <>
      {frame === 'wired' && (
        <svg
          aria-hidden="true"
          viewBox="0 0 200 34"
          preserveAspectRatio="none"
          className="block h-8 w-full fill-none stroke-ink"
          strokeWidth="1"
        >
          <path d="M20 34 100 4l80 30" vectorEffect="non-scaling-stroke" />
          <path
            d="M100 4v.01"
            strokeWidth="7"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <div className={`relative ${FRAMES[frame]}`}>
        {frame === 'pinned' && (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 left-1/2 size-3 rounded-full bg-alert"
          />
        )}
        {picture}
      </div>
      {children}
    </>
  );
}

type WallFrame = 'mat' | 'wired' | 'bare' | 'pinned';

const FRAMES: Record<WallFrame, string> = {
  mat: 'border border-ink bg-raised p-5 md:p-7',
  wired: 'border-2 border-ink bg-raised p-2.5',
  bare: '',
  pinned: 'border border-line bg-raised p-2',
};

type WallPictureProps = { frame: WallFrame; picture: ReactNode; children: ReactNode };
