import { FEATURES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { LimitsTable } from './limits-table.tsx';
import { Split } from '@/bands/split.tsx';

export function EveryLimit() {
  const { limits } = FEATURES;
  return (
    <Split
      title={limits.title}
      note={
        <p className="max-w-xs leading-relaxed text-muted">
          <CopyText copy={limits.text} />
        </p>
      }
      spacing="loose"
    >
      <LimitsTable />
    </Split>
  );
}
