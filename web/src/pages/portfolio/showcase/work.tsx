import { SHOWCASE } from './copy.ts';
import { PROJECTS, type Project } from '@/catalogue/projects.ts';
import { ProjectPicture, type PictureCut } from '@/drawings/projects/project-picture.tsx';
import { TONES } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { HANGS } from './hangs.ts';

/** A work that has the whole window to itself. Where the picture stands differs from plate to plate. */
export function Work({ project, index }: { project: Project; index: number }) {
  const { hang, tone, cut } = HANGING[project.id];
  const place = HANGS[hang];
  const framed = hang === 'framed';
  const headingId = `${project.id}-title`;
  return (
    <section
      id={project.id}
      aria-labelledby={headingId}
      className={`-scroll-mt-5 overflow-x-clip ${GROUNDS[tone]}`}
    >
      <div
        className={`mx-auto grid max-w-480 [--edge:clamp(2.5rem,50vw-36.5rem,23.5rem)] lg:min-h-[calc(100svh-4.25rem)] ${place.plate}`}
      >
        <div className={place.head}>
          <div>
            <p className="flex items-baseline gap-3 font-display font-semibold tracking-tight tabular-nums">
              <span className="text-4xl lg:text-7xl">{String(index + 1).padStart(2, '0')}</span>
              <span className="text-lg">/ {PROJECTS.length}</span>
            </p>
            <h2
              id={headingId}
              className="mt-2 font-display text-2xl font-semibold tracking-tight md:text-3xl lg:mt-4 lg:text-4xl"
            >
              {project.title}
            </h2>
            <p className="mt-1 text-sm lg:mt-2">{`${project.place}, ${project.year}. ${project.paper}.`}</p>
          </div>
        </div>
        <div className={place.picture}>
          <ProjectPicture
            picture={project.id}
            cut={cut}
            label={project.seen}
            ground={framed}
            pen="broad"
            className={framed ? 'block h-auto w-full' : 'absolute inset-0 size-full'}
          />
        </div>
        <div className={place.text}>
          <p className="max-w-lg leading-normal md:leading-relaxed">{project.text}</p>
          <p className="mt-4 max-w-lg border-t border-current pt-3 text-sm leading-relaxed">
            <strong className="font-semibold">{SHOWCASE.kept}.</strong> {project.kept}
          </p>
          {'story' in project && (
            <p className="mt-4">
              <TextLink to={project.story}>{SHOWCASE.story}</TextLink>
            </p>
          )}
        </div>
        <div className={place.moves}>
          <Moves index={index} dark={tone === 'accent'} />
        </div>
      </div>
    </section>
  );
}

const HANGING: Record<Project['id'], Hanging> = {
  archive: { hang: 'left', tone: 'warn', cut: 'whole' },
  orchard: { hang: 'right', tone: 'paper', cut: 'whole' },
  'law-office': { hang: 'under', tone: 'sunk', cut: 'wide' },
  choir: { hang: 'left', tone: 'alert', cut: 'whole' },
  harbour: { hang: 'right', tone: 'on-dark', cut: 'whole' },
  workshop: { hang: 'left', tone: 'raised', cut: 'whole' },
  house: { hang: 'right', tone: 'accent-tint', cut: 'whole' },
  dyer: { hang: 'over', tone: 'raised', cut: 'wide' },
  hut: { hang: 'under', tone: 'sunk', cut: 'wide' },
  theatre: { hang: 'framed', tone: 'accent', cut: 'whole' },
};

const GROUNDS = { ...TONES, 'on-dark': 'bg-on-dark text-ink' };

type Hanging = { hang: keyof typeof HANGS; tone: keyof typeof GROUNDS; cut: PictureCut };

function Moves({ index, dark }: { index: number; dark: boolean }) {
  const before = PROJECTS[index - 1];
  const after = PROJECTS[index + 1];
  const link = `inline-flex min-h-11 items-center rounded-sm font-semibold underline-offset-4 hover:underline ${dark ? '' : 'text-accent-deep'}`;
  return (
    <ul className="flex flex-wrap items-center gap-x-6 text-sm">
      {before !== undefined && (
        <li className="max-sm:hidden">
          <a href={`#${before.id}`} className={link}>
            ← {String(index).padStart(2, '0')}{' '}
            <span className="sr-only">
              {SHOWCASE.previous}: {before.title}
            </span>
          </a>
        </li>
      )}
      <li>
        <a href="#sheet" className={link}>
          {SHOWCASE.sheet}
        </a>
      </li>
      <li className="max-sm:hidden">
        {after === undefined ? (
          <a href="#wall-text" className={link}>
            {SHOWCASE.end.title} →
          </a>
        ) : (
          <a href={`#${after.id}`} className={link}>
            <span className="sr-only">{SHOWCASE.next}: </span>
            {String(index + 2).padStart(2, '0')} {after.title} →
          </a>
        )}
      </li>
    </ul>
  );
}
