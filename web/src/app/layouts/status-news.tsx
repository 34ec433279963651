import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Incident, StatusAnswer } from '@contract/status.ts';
import { useMachines } from '@/features/machines/follow/use-machines.ts';
import { useSharedMachines } from '@/features/machines/shared/use-shared-machines.ts';
import { readStatus } from '@/features/status/read-status.ts';
import { describeMaintenance, findConcerning } from '@/features/status/status-text.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

const STALE_MS = 5 * 60_000;

/** Says what is wrong or planned, to those whom it concerns. Otherwise it asks for one small file and is silent. */
export function StatusNews({ uid, locale }: { uid: string; locale: string }) {
  const { data } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => readStatus(signal),
    staleTime: STALE_MS,
  });
  if (data === undefined || !data.incidents.some(({ closedAt }) => closedAt === null)) return null;
  const isAboutSome = data.incidents.some(
    ({ closedAt, machines }) => closedAt === null && machines !== null,
  );
  if (!isAboutSome) return <News status={data} hashes={NONE} locale={locale} />;
  return <NewsOfMachines uid={uid} status={data} locale={locale} />;
}

function NewsOfMachines({ uid, ...rest }: { uid: string; status: StatusAnswer; locale: string }) {
  const { news: own } = useMachines(uid);
  const { news: shared } = useSharedMachines(uid);
  const hashes = useHashes([
    ...(own.kind === 'known' ? own.machines.map(({ id }) => id) : []),
    ...(shared.kind === 'known' ? shared.machines.map(({ machine }) => machine) : []),
  ]);
  return <News {...rest} hashes={hashes} />;
}

function News({ status, hashes, locale }: NewsProps) {
  return findConcerning(status, hashes).map((incident) => (
    <div key={incident.id} className="mb-8">
      <Banner
        tone={incident.maintenance === null ? 'warn' : 'info'}
        title={<span className="wrap-anywhere">{incident.title}</span>}
      >
        <span className="wrap-anywhere">{wordsOf(incident, locale)}</span>{' '}
        <TextLink to={PATHS.status}>Read more</TextLink>
      </Banner>
    </div>
  ));
}

/** When the work is, or the latest that was told. */
function wordsOf(incident: Incident, locale: string): string {
  const planned = describeMaintenance(incident, locale);
  if (planned !== null) return `Planned work: ${planned}.`;
  return incident.updates[0]?.text ?? 'We know of it, and are working on it.';
}

/** The public file names machines by these, so that it tells nothing to anyone else. */
function useHashes(ids: readonly string[]): ReadonlySet<string> {
  const [hashes, setHashes] = useState<ReadonlySet<string>>(NONE);
  const key = ids.join(' ');
  useEffect(() => {
    let isOver = false;
    const hash = async () => {
      const all = await Promise.all(key.split(' ').map(hashOf));
      if (!isOver) setHashes(new Set(all));
    };
    void hash();
    return () => {
      isOver = true;
    };
  }, [key]);
  return hashes;
}

async function hashOf(id: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const NONE: ReadonlySet<string> = new Set();

type NewsProps = { status: StatusAnswer; hashes: ReadonlySet<string>; locale: string };
