import { DATA_SHEET } from './copy.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetNote, SheetPart } from './sheet.tsx';

export function ThreatModel() {
  const { threats } = DATA_SHEET;
  return (
    <SheetPart
      number={7}
      id={threats.id}
      title={threats.title}
      lazyLayout="lazy-layout-76 md:lazy-layout-41"
    >
      <SheetTable caption={threats.caption} head={threats.head} rows={threats.rows} kind="words" />
      <SheetNote copy={threats.more} />
    </SheetPart>
  );
}
