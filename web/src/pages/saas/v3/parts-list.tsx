import { DATA_SHEET } from './copy.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetNote, SheetPart } from './sheet.tsx';

export function PartsList() {
  const { parts } = DATA_SHEET;
  return (
    <SheetPart
      number={1}
      id={parts.id}
      title={parts.title}
      text={parts.text}
      lazyLayout="lazy-layout-26 md:lazy-layout-22"
    >
      <SheetTable caption={parts.caption} head={parts.head} rows={parts.rows} kind="figures" />
      <SheetNote copy={parts.note} />
    </SheetPart>
  );
}
