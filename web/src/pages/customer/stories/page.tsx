import { STORIES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Split } from '@/bands/split.tsx';
import { ClosingBand } from './closing-band.tsx';
import { Opening } from './opening.tsx';
import { SituationFinder } from './situation-finder.tsx';
import { Practice } from './practice.tsx';
import { Studio } from './studio.tsx';
import { Family } from './family.tsx';
import { Law } from './law.tsx';
import { Club } from './club.tsx';

export function Page() {
  const { table, closing } = STORIES;
  return (
    <>
      <Opening />
      <SituationFinder>
        <Practice />
        <Studio />
        <Family />
        <Law />
        <Club />
      </SituationFinder>
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
      <ClosingBand {...closing} />
    </>
  );
}
