import { SHOWCASE } from './copy.ts';
import { PROJECTS, type Project } from '@/catalogue/projects.ts';
import { ProjectPicture, type PictureCut } from '@/drawings/projects/project-picture.tsx';
import { Plate, type PlateHang, type PlateTone } from './plate.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { Moves } from './moves.tsx';

export function Work({ project, index }: { project: Project; index: number }) {
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
      moves={<Moves index={index} dark={tone === 'accent'} />}
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

const HANGING: Record<Project['id'], { hang: PlateHang; tone: PlateTone; cut: PictureCut }> = {
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
