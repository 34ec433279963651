import { STORIES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Split } from '@/bands/split.tsx';

export function FiveInATable() {
  const { table } = STORIES;
  return (
    <Split
      title={table.title}
      note={
        <p className="leading-relaxed text-muted">
          <CopyText copy={table.text} />
        </p>
      }
    >
      <PlainTable caption={table.caption} head={table.head} rows={table.rows} />
    </Split>
  );
}
