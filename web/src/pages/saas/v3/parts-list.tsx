import { DATA_SHEET } from './copy.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetNote, SheetPart } from './sheet.tsx';

export function PartsList() {
  const { parts } = DATA_SHEET;
  return (
    <SheetPart number={1} id={parts.id} title={parts.title} text={parts.text}>
      <SheetTable caption={parts.caption} head={parts.head} rows={parts.rows} kind="figures" />
      <SheetNote copy={parts.note} />
    </SheetPart>
  );
}
