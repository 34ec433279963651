import { DATA_SHEET } from './copy.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetNote, SheetPart } from './sheet.tsx';

export function Ports() {
  const { ports } = DATA_SHEET;
  return (
    <SheetPart
      number={4}
      id={ports.id}
      title={ports.title}
      lazyLayout="lazy-layout-59 md:lazy-layout-29"
    >
      <SheetTable caption={ports.caption} head={ports.head} rows={ports.rows} kind="words" />
      <SheetNote copy={ports.note} />
    </SheetPart>
  );
}
