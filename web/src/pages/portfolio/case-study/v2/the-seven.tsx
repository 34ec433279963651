import { LAW_OFFICE_FIGURES } from './copy.ts';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Split } from '@/bands/split.tsx';

export function TheSeven() {
  const { seven } = LAW_OFFICE_FIGURES;
  return (
    <Split
      id="seven"
      title={seven.title}
      note={<p className="leading-relaxed text-muted">{seven.text}</p>}
    >
      <PlainTable caption={seven.caption} head={seven.head} rows={seven.rows} />
    </Split>
  );
}
