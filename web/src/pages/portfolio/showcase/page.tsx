import { PROJECTS } from '@/catalogue/projects.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { Hangings } from '../hangings.tsx';
import { Work } from './work.tsx';
import { WallText } from './wall-text.tsx';

export function Page() {
  return (
    <>
      <ContactSheet />
      {PROJECTS.map((project, index) => (
        <Work key={project.id} project={project} index={index} />
      ))}
      <WallText />
      <Hangings here="showcase" />
    </>
  );
}
