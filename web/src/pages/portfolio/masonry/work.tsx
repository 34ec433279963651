import type { ReactNode } from 'react';
import { WALL } from './copy.ts';
import type { Project } from '@/catalogue/projects.ts';
import { ProjectPicture, type PictureCut } from '@/drawings/projects/project-picture.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** One work on the wall. A small picture has all its words below it; a tall one keeps them folded. */
export function Work({ project, number }: { project: Project; number: number }) {
  const { cut, frame, phone, isTall } = HANGING[project.id];
  return (
    <WallPicture
      frame={frame}
      picture={
        <ProjectPicture
          picture={project.id}
          cut={cut}
          label={project.seen}
          className={`block h-auto w-full ${phone}`}
        />
      }
    >
      <div className="mt-4 grid grid-cols-[2.25rem_1fr]">
        <p className="pt-1 text-sm text-muted tabular-nums">{number}</p>
        <div>
          <h2 className="font-display text-lg leading-snug font-semibold">{project.title}</h2>
          <p className="text-sm text-muted">
            {project.place}, {project.year}. {project.paper}
          </p>
          <Words project={project} isFolded={isTall} />
          {'story' in project && (
            <p className="mt-2 text-sm">
              <TextLink to={project.story}>{WALL.read}</TextLink>
            </p>
          )}
        </div>
      </div>
    </WallPicture>
  );
}

function Words({ project, isFolded }: { project: Project; isFolded: boolean }) {
  const hard = <p className="mt-2 text-sm leading-relaxed">{project.hard}</p>;
  const caption = <p className="mt-3 text-sm leading-relaxed">{project.caption}</p>;
  return (
    <>
      {!isFolded && caption}
      <details className="group/words mt-2">
        <summary className="flex min-h-8 list-none items-center gap-2 text-sm font-semibold hover:underline">
          <span aria-hidden="true" className="text-alert group-open/words:rotate-45">
            +
          </span>
          <span>{isFolded ? WALL.story : WALL.hard}</span>
        </summary>
        {isFolded && caption}
        {isFolded && <p className="mt-3 text-sm font-semibold">{WALL.hard}</p>}
        {hard}
      </details>
    </>
  );
}

const HANGING: Record<Project['id'], Hanging> = {
  archive: { cut: 'tall', frame: 'mat', phone: 'max-sm:aspect-square', isTall: true },
  orchard: { cut: 'tall', frame: 'bare', phone: 'max-sm:aspect-4/3', isTall: true },
  'law-office': { cut: 'square', frame: 'wired', phone: 'max-sm:aspect-4/3', isTall: false },
  choir: { cut: 'tall', frame: 'bare', phone: 'max-sm:aspect-square', isTall: true },
  harbour: { cut: 'whole', frame: 'mat', phone: '', isTall: false },
  workshop: { cut: 'wide', frame: 'pinned', phone: '', isTall: false },
  house: { cut: 'tall', frame: 'wired', phone: 'max-sm:aspect-square', isTall: true },
  dyer: { cut: 'square', frame: 'bare', phone: 'max-sm:aspect-3/2', isTall: false },
  hut: { cut: 'wide', frame: 'pinned', phone: '', isTall: false },
  theatre: { cut: 'whole', frame: 'mat', phone: '', isTall: true },
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

type Hanging = {
  cut: PictureCut;
  frame: WallFrame;
  /** How the cut is cropped on a phone. */
  phone: string;
  isTall: boolean;
};

type WallFrame = 'mat' | 'wired' | 'bare' | 'pinned';

const FRAMES: Record<WallFrame, string> = {
  mat: 'border border-ink bg-raised p-5 md:p-7',
  wired: 'origin-top animate-swing border-2 border-ink bg-raised p-2.5 [--swing:-1.2deg]',
  bare: '',
  pinned: 'border border-line bg-raised p-2',
};

type WallPictureProps = { frame: WallFrame; picture: ReactNode; children: ReactNode };
