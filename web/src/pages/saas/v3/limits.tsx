import { DATA_SHEET } from './copy.ts';
import { SheetPart, SheetTerms } from './sheet.tsx';

export function Limits() {
  const { limits } = DATA_SHEET;
  return (
    <SheetPart number={9} id={limits.id} title={limits.title}>
      <SheetTerms items={limits.items} columns={2} />
    </SheetPart>
  );
}
