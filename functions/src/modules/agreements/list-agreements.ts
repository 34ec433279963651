import type { Needs } from '../../context.ts';
import { CURRENT_VERSIONS, type Agreement, type Agreements } from '../../contract/legal/papers.ts';
import type { Reply } from '../../http/route.ts';
import { agreementIn, readAgreements } from './stored-agreements.ts';

/** What was accepted for an account, newest first. */
export async function preload(ctx: Needs<'db'>, uid: string): Promise<Agreement[]> {
  const { docs } = await readAgreements(ctx, uid);
  return docs
    .map((doc) => agreementIn(doc.data()))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

export async function handle(
  _ctx: unknown,
  { preloaded }: { preloaded: ReturnType<typeof preload> },
): Promise<Reply<Agreements>> {
  return { body: { versions: CURRENT_VERSIONS, accepted: await preloaded } };
}
