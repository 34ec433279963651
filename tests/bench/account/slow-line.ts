// The network between a person and everything that their browser speaks to. Each connection goes through a line that holds
// every piece for half a round trip in each direction: documents, chunks, the API, Auth, and Firestore's listener alike. The
// delays of the browser's own tools act on requests and leave a listener's later messages untouched.
import { startTcpProxy } from '../../support/proxies/tcp-proxy.ts';

/** In milliseconds. */
export const ROUND_TRIP_MS = 40;

/**
 * @param target an address or a port of this machine
 * @returns `host` is what a browser calls it
 */
export async function startSlowLine(target: string | number) {
  const port = typeof target === 'number' ? target : new URL(target).port;
  const proxy = await startTcpProxy(`127.0.0.1:${port}`, ROUND_TRIP_MS / 2);
  await proxy.set('slow');
  return { host: proxy.address.replace('127.0.0.1', 'localhost'), stop: proxy.stop };
}
