import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { MachinesFollowed } from '@/features/machines/follow/use-machines.ts';
import type { useServers } from '@/features/servers/use-servers.ts';
import {
  forgetOthers,
  keepLastKnown,
  machinesToKeep,
  ownServersToKeep,
  readLastKnown,
  watchLastKnown,
  type KeptAnswers,
  type LastKnown,
} from './last-known.ts';

/** What is kept of this person's account; null where nothing is. */
export function useLastKnown(uid: string): LastKnown | null {
  useEffect(() => {
    if (uid !== '') forgetOthers(uid);
  }, [uid]);
  return useSyncExternalStore(
    watchLastKnown,
    () => readLastKnown(uid),
    () => null,
  );
}

/** Keeps the servers that the dashboard shows, each time that they are confirmed. */
export function useKeptServers(
  uid: string,
  { news }: MachinesFollowed,
  { data }: ReturnType<typeof useServers>,
): void {
  const machines = news.kind === 'known' && news.isLive ? news.machines : undefined;
  const machinesKept = useMemo(() => machines && machinesToKeep(machines), [machines]);
  const ownServersKept = useMemo(() => data && ownServersToKeep(data), [data]);
  useKept(uid, 'machines', machinesKept);
  useKept(uid, 'ownServers', ownServersKept);
}

/** Keeps a fact each time that it is confirmed. `undefined` while it is not known. */
export function useKept<K extends keyof KeptAnswers>(
  uid: string,
  name: K,
  fact: KeptAnswers[K] | undefined,
): void {
  useEffect(() => {
    if (uid !== '' && fact !== undefined) keepLastKnown(uid, name, fact);
  }, [uid, name, fact]);
}
