import { HANGINGS } from '../copy.ts';
import { SHOWCASE } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { PROJECTS, PROJECTS_NOTE, type Project } from '@/catalogue/projects.ts';
import { Paragraphs } from '@/bands/copy-text.tsx';
import { ProjectPicture, type PictureCut } from '@/drawings/projects/project-picture.tsx';
import { Hangings } from '../hangings.tsx';
import { Plate, type PlateHang, type PlateTone } from './plate.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  return (
    <>
      <ContactSheet />
      {PROJECTS.map((project, index) => (
        <Work key={project.id} project={project} index={index} />
      ))}
      <WallText />
    </>
  );
}

/** All works in small, which is also the way to each of them. */
function ContactSheet() {
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

function Work({ project, index }: { project: Project; index: number }) {
  const { hang, tone, cut } = HANGING[project.id];
  const framed = hang === 'framed';
  return (
    <Plate
      id={project.id}
      number={index + 1}
      of={PROJECTS.length}
      title={project.title}
      place={`${project.place}, ${project.year}. ${project.paper}.`}
      hang={hang}
      tone={tone}
      picture={
        <ProjectPicture
          picture={project.id}
          cut={cut}
          label={project.seen}
          ground={framed}
          pen="broad"
          className={framed ? 'block h-auto w-full' : 'absolute inset-0 size-full'}
        />
      }
      moves={<Moves index={index} dark={tone === 'evergreen'} />}
    >
      <p className="max-w-lg leading-relaxed">{project.text}</p>
      <p className="mt-4 max-w-lg border-t border-current pt-3 text-sm leading-relaxed">
        <strong className="font-semibold">{SHOWCASE.kept}.</strong> {project.kept}
      </p>
      {'story' in project && (
        <p className="mt-4">
          <TextLink to={project.story}>{SHOWCASE.story}</TextLink>
        </p>
      )}
    </Plate>
  );
}

function Moves({ index, dark }: { index: number; dark: boolean }) {
  const before = PROJECTS[index - 1];
  const after = PROJECTS[index + 1];
  const link = `inline-flex min-h-11 items-center rounded-sm font-semibold underline-offset-4 hover:underline ${dark ? '' : 'text-evergreen-deep'}`;
  return (
    <ul className="flex flex-wrap items-center gap-x-6 text-sm">
      {before !== undefined && (
        <li>
          <a
            href={`#${before.id}`}
            aria-label={`${SHOWCASE.previous}: ${before.title}`}
            className={link}
          >
            ← {String(index).padStart(2, '0')}
          </a>
        </li>
      )}
      <li>
        <a href="#sheet" className={link}>
          {SHOWCASE.sheet}
        </a>
      </li>
      <li>
        {after === undefined ? (
          <a href="#wall-text" className={link}>
            {SHOWCASE.end.title} →
          </a>
        ) : (
          <a href={`#${after.id}`} aria-label={`${SHOWCASE.next}: ${after.title}`} className={link}>
            {String(index + 2).padStart(2, '0')} {after.title} →
          </a>
        )}
      </li>
    </ul>
  );
}

function WallText() {
  const { title, text, links } = SHOWCASE.end;
  return (
    <>
      <Section id="wall-text" labelledBy="wall-text-title" tone="raised">
        <div className="grid gap-8 md:grid-cols-12">
          <h2
            id="wall-text-title"
            className="font-display text-2xl font-semibold tracking-tight md:col-span-3"
          >
            {title}
          </h2>
          <div className="text-lg md:col-span-6">
            <Paragraphs paragraphs={text} />
          </div>
          <ul className="space-y-3 md:col-span-3 md:border-l md:border-line md:pl-6">
            {links.map((link) => (
              <li key={link.to}>
                <TextLink to={link.to}>{link.text}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section spacing="tight">
        <Hangings
          title={HANGINGS.title}
          others={[
            { way: 'masonry', to: PATHS.portfolioMasonry, ...HANGINGS.masonry },
            { way: 'list', to: PATHS.portfolioList, ...HANGINGS.list },
          ]}
        />
      </Section>
    </>
  );
}

const HANGING: Record<Project['id'], { hang: PlateHang; tone: PlateTone; cut: PictureCut }> = {
  archive: { hang: 'left', tone: 'amber', cut: 'whole' },
  orchard: { hang: 'right', tone: 'paper', cut: 'whole' },
  'law-office': { hang: 'under', tone: 'sunk', cut: 'wide' },
  choir: { hang: 'left', tone: 'signal', cut: 'whole' },
  harbour: { hang: 'right', tone: 'mist', cut: 'whole' },
  workshop: { hang: 'left', tone: 'raised', cut: 'whole' },
  house: { hang: 'right', tone: 'lichen', cut: 'whole' },
  dyer: { hang: 'over', tone: 'raised', cut: 'wide' },
  hut: { hang: 'under', tone: 'sunk', cut: 'wide' },
  theatre: { hang: 'framed', tone: 'evergreen', cut: 'whole' },
};
