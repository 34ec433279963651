import type { Machine } from '@contract/machines.ts';
import { formatBytes } from '@/lib/bytes.ts';
import { describeGlance } from '../text/glance-text.ts';
import { DiskBar } from './disk-bar.tsx';

/** What is backed up of a machine, who uses it and how full its disk is, once it was ready. */
export function MachineFacts({ machine, locale, now }: Props) {
  const { diskUsedBytes, diskBytes, state } = machine;
  const glance = describeGlance(machine, { locale, now });
  if (state === 'erased' || glance === null) return null;
  return (
    <div className="grid gap-3 border-t border-accent/30 pt-4 text-sm">
      <p className="font-semibold">{glance}</p>
      {diskUsedBytes !== null && diskBytes !== null && diskBytes > 0 && (
        <p className="tabular-nums">
          {`${formatBytes(diskUsedBytes, locale)} of ${formatBytes(diskBytes, locale)} used`}
          <DiskBar
            share={Math.min(1, diskUsedBytes / diskBytes)}
            className="mt-1.5 h-1.5 max-w-64"
          />
        </p>
      )}
    </div>
  );
}

type Props = { machine: Machine; locale: string; now: Date | null };
