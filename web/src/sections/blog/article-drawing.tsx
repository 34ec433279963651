import type { ReactNode } from 'react';
import type { DrawingName } from './article-types.ts';
import { BackupDays } from './drawings/backup-days.tsx';
import { DiskShares } from './drawings/disk-shares.tsx';
import { Doors } from './drawings/doors.tsx';
import { FourWays } from './drawings/four-ways.tsx';
import { HiddenLine } from './drawings/hidden-line.tsx';
import { LetterRoute } from './drawings/letter-route.tsx';
import { MemoryBars } from './drawings/memory-bars.tsx';
import { PowerDay } from './drawings/power-day.tsx';

/** A drawing of an article under its name, with its caption. */
export function ArticleDrawing({ name, caption }: { name: DrawingName; caption: string }) {
  return (
    <figure className="py-3">
      <div className="rounded-lg border border-line bg-raised p-4 md:p-7">{DRAWINGS[name]()}</div>
      <figcaption className="mt-3 max-w-measure text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}

const DRAWINGS: Record<DrawingName, () => ReactNode> = {
  'four-ways': () => <FourWays />,
  doors: () => <Doors />,
  'disk-shares': () => <DiskShares />,
  'backup-days': () => <BackupDays />,
  'memory-bars': () => <MemoryBars />,
  'hidden-line': () => <HiddenLine />,
  'letter-route': () => <LetterRoute />,
  'power-day': () => <PowerDay />,
};
