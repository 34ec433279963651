import type { Needs } from '../../context.ts';

/** Whose profiles there are, in their order, after one of them. */
export async function listProfiles(
  ctx: Needs<'db'>,
  after: string | null,
  size: number,
): Promise<string[]> {
  const all = (await ctx.db()).collection('users').orderBy('__name__').select().limit(size);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  return docs.map(({ id }) => id);
}
