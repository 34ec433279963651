import type { Server } from '../../contract/api.ts';
import type { Reply } from '../../http/route.ts';

export { listServers as preload } from '../server-access/server-store.ts';

export async function handle(
  _ctx: unknown,
  { preloaded }: { preloaded: Promise<Server[]> },
): Promise<Reply<{ servers: Server[] }>> {
  return { body: { servers: await preloaded } };
}
