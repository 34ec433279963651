import type { ReactNode } from 'react';
import type { Machine } from '@contract/machines.ts';
import { formatBytes } from '@/lib/bytes.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { PATHS } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { whoMayOpen } from '../text/machine-people.ts';

/** Where a machine is, when it last answered, how full its disk is, and who may open it, as far as that is known. */
export function MachineFacts({ machine, locale }: { machine: Machine; locale: string }) {
  const { origin, region, lastSeenAt, diskUsedBytes, diskBytes, state, members } = machine;
  const seen = formatDayAndTime(lastSeenAt, locale);
  if (state === 'erased' || (origin === null && seen === null)) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 border-t border-accent/30 pt-4 text-sm">
      {origin !== null && (
        <Fact title="Address">
          <span className="font-mono text-xs wrap-anywhere">{hostOf(origin)}</span>
        </Fact>
      )}
      {region !== null && <Fact title="Place">{region}</Fact>}
      {seen !== null && <Fact title="Last answered">{seen}</Fact>}
      {diskUsedBytes !== null && diskBytes !== null && diskBytes > 0 && (
        <Fact title="Disk used">
          {`${formatBytes(diskUsedBytes, locale)} of ${formatBytes(diskBytes, locale)}`}
          <span
            aria-hidden="true"
            className="mt-1.5 block h-1.5 w-36 rounded-full bg-raised ring-1 ring-accent/30"
          >
            <span
              className="block h-full max-w-full min-w-1 rounded-full bg-accent"
              style={{ width: `${(diskUsedBytes / diskBytes) * 100}%` }}
            />
          </span>
        </Fact>
      )}
      {members.length > 0 && (
        <Fact title="Who may open it">
          <TextLink to={PATHS.people}>{whoMayOpen(machine)}</TextLink>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted">{title}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
