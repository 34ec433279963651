import type { ReactNode } from 'react';
import type { DrawingName } from '@/catalogue/article-types.ts';
import { BackupDays } from './backup-days.tsx';
import { DiskShares } from './disk-shares.tsx';
import { Doors } from './doors.tsx';
import { FourWays } from './four-ways.tsx';
import { HiddenLine } from './hidden-line.tsx';
import { LetterRoute } from './letter-route.tsx';
import { MemoryBars } from './memory-bars.tsx';
import { PowerDay } from './power-day.tsx';

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
