import { LIST } from './copy.ts';
import { PROJECTS, PROJECT_KINDS } from '@/catalogue/projects.ts';
import { ProjectIndex } from './project-index.tsx';
import { Section } from '@/bands/section.tsx';

export function AllProjects() {
  return (
    <Section spacing="none">
      <div className="border-t-2 border-ink pt-3 pb-20">
        <ProjectIndex words={LIST.index} rows={ROWS} />
      </div>
    </Section>
  );
}

const ROWS = PROJECTS.map((project, index) => ({
  ...project,
  number: index + 1,
  kind: PROJECT_KINDS.find((kind) => kind.id === project.kind)?.one ?? '',
  story: 'story' in project ? project.story : undefined,
}));
