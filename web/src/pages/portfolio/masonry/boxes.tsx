import { WALL } from './copy.ts';
import { PROJECTS } from '@/catalogue/projects.ts';
import { MaterialTable } from './material-table.tsx';
import { Section } from '@/bands/section.tsx';

export function Boxes() {
  const { title, text, ...words } = WALL.boxes;
  return (
    <Section tone="raised" labelledBy="boxes">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="boxes" className="font-display text-2xl font-semibold tracking-tight">
            {title}
          </h2>
          <p className="mt-4 leading-relaxed text-muted">{text}</p>
        </div>
        <div className="lg:col-span-8">
          <MaterialTable
            words={words}
            rows={PROJECTS.map(({ id, title: name }) => ({ name, marks: words.rows[id] }))}
          />
        </div>
      </div>
    </Section>
  );
}
