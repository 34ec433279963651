import { DATA_SHEET } from './copy.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetPart } from './sheet.tsx';

export function FailureModes() {
  const { failures } = DATA_SHEET;
  return (
    <SheetPart
      number={8}
      id={failures.id}
      title={failures.title}
      lazyLayout="lazy-layout-52 md:lazy-layout-29"
    >
      <SheetTable
        caption={failures.caption}
        head={failures.head}
        rows={failures.rows}
        kind="words"
      />
    </SheetPart>
  );
}
