import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** True while the site cannot be reached. */
export function useIsConnectionLost(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
}

/** Calls back each time that the connection has been lost and is back. */
export function useReconnection(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(
    () =>
      connection.subscribe(() => {
        if (!connection.isLost()) tell();
      }),
    [],
  );
}
