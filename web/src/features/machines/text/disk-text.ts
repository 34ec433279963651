import type { Machine } from '@contract/machines.ts';
import { formatBytes } from '@/lib/bytes.ts';

/** How full a machine's disk is, and what its owner has to know; null while that is not known. */
export function describeDisk({ diskUsedBytes, diskBytes }: Disk, locale: string): DiskText | null {
  if (diskUsedBytes === null || diskBytes === null || diskBytes <= 0) return null;
  const share = diskUsedBytes / diskBytes;
  return {
    share: Math.min(share, 1),
    words: `${formatBytes(diskUsedBytes, locale)} of ${formatBytes(diskBytes, locale)}`,
    notice: share >= FULL ? NOTICES.full : share >= FILLING ? NOTICES.filling : null,
  };
}

/** From here on, its owner is told; the e-mails go out at the same marks. */
const FILLING = 0.8;
const FULL = 0.95;

const WHEN_FULL =
  'When it is full, everything stays and you can still ask; new files are added once there is room.';

const NOTICES = {
  filling: { tone: 'info', title: 'Four fifths of the disk are used', text: WHEN_FULL },
  full: { tone: 'warn', title: 'The disk is almost full', text: WHEN_FULL },
} as const;

type DiskText = {
  /** 0 … 1 */
  share: number;
  words: string;
  notice: (typeof NOTICES)[keyof typeof NOTICES] | null;
};

type Disk = Pick<Machine, 'diskUsedBytes' | 'diskBytes'>;
