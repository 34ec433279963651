import { DATA_SHEET } from './copy.ts';
import { SheetPart, SheetTerms } from './sheet.tsx';

export function Limits() {
  const { limits } = DATA_SHEET;
  return (
    <SheetPart
      number={9}
      id={limits.id}
      title={limits.title}
      lazyLayout="lazy-layout-34 md:lazy-layout-21 lg:lazy-layout-16"
    >
      <SheetTerms items={limits.items} columns={2} />
    </SheetPart>
  );
}
