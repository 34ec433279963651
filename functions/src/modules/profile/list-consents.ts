import type { Reply } from '../../http/route.ts';
import { readConsents, type Permissions } from './stored-consents.ts';

export const preload = readConsents;

export async function handle(
  _ctx: unknown,
  { preloaded }: { preloaded: Promise<Permissions> },
): Promise<Reply<Permissions>> {
  return { body: await preloaded };
}
