import { LANDING } from './copy.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { Split } from '@/bands/split.tsx';

export function FourQuestions() {
  const { comparison } = LANDING;
  return (
    <Split
      title={comparison.title}
      note={<p className="max-w-xs leading-relaxed text-muted">{comparison.text}</p>}
      tone="raised"
      spacing="loose"
    >
      <ComparisonTable />
    </Split>
  );
}
