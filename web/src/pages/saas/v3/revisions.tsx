import { DATA_SHEET } from './copy.ts';
import { SheetNote, SheetPair, SheetTerms } from './sheet.tsx';

export function Revisions() {
  const { revisions } = DATA_SHEET;
  return (
    <div className="py-8">
      <SheetPair>
        <div>
          <h2 className="mb-2 font-mono text-xs font-semibold">{revisions.title}</h2>
          <SheetTerms items={revisions.items} />
        </div>
        <SheetNote copy={revisions.more} />
      </SheetPair>
    </div>
  );
}
