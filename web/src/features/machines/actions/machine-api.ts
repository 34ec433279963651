import type { Machine } from '@contract/machines.ts';
import { api } from '@/platform/api-client.ts';

/**
 * Erases a machine for good. Needs a recent sign-in.
 * @throws {ApiError}
 */
export async function eraseMachine({ id, name }: Pick<Machine, 'id' | 'name'>): Promise<void> {
  await api('DELETE /machines/:id', { params: { id }, body: { name } });
}
