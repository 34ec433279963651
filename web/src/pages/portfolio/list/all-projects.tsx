import { ProjectIndex } from './project-index.tsx';
import { Section } from '@/bands/section.tsx';

export function AllProjects() {
  return (
    <Section spacing="none">
      <div className="border-t-2 border-ink pt-3 pb-20">
        <ProjectIndex />
      </div>
    </Section>
  );
}
