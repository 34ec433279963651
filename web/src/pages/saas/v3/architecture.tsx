import { DATA_SHEET } from './copy.ts';
import { SheetPair, SheetPart, SheetTerms } from './sheet.tsx';
import { SystemDrawing } from './system-drawing.tsx';
import { Caption } from './caption.tsx';

export function Architecture() {
  const { system } = DATA_SHEET;
  return (
    <SheetPart
      number={2}
      id={system.id}
      title={system.title}
      lazyLayout="lazy-layout-90 md:lazy-layout-49"
    >
      <SheetPair>
        <figure>
          <SystemDrawing label={system.description} />
          <Caption name={system.figure} text={system.caption} />
        </figure>
        <SheetTerms items={system.notes} />
      </SheetPair>
    </SheetPart>
  );
}
