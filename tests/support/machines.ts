/** Machines written into the database by hand, for screens in states that take days to come about. */
import type { Machine } from '@contract/machines.ts';
import { readEnv } from './env.ts';

/** A machine that is ready, but for what the test changes; `id` is another one for each of a person's machines. */
export async function putMachine(uid: string, change: Partial<Machine> = {}): Promise<Machine> {
  const now = new Date().toISOString();
  const machine: Machine = {
    id: `${uid}-1`,
    uid,
    subscriptionId: 'sub_by_hand',
    plan: 'household',
    name: 'Cedar',
    hostName: 'cedar',
    origin: 'https://cedar.machines.example',
    state: 'ready',
    since: now,
    step: null,
    orderedAt: now,
    readyAt: now,
    lastSeenAt: now,
    diskUsedBytes: 41_000_000_000,
    diskBytes: 500_000_000_000,
    desired: 'ready',
    keepUntil: null,
    why: null,
    readAt: now,
    ...change,
  };
  await request(machine.id, {
    method: 'PATCH',
    body: JSON.stringify({ fields: fieldsOf(machine) }),
  });
  return machine;
}

export async function removeMachine(id: string): Promise<void> {
  await request(id, { method: 'DELETE' });
}

async function request(id: string, init: RequestInit): Promise<void> {
  const project = readEnv('FIREBASE_PROJECT_ID');
  const documents = `http://${readEnv('FIRESTORE_EMULATOR_HOST')}/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/machines/${id}`, {
    ...init,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`the machine ${id}: ${await answer.text()}`);
}

function fieldsOf(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toValue(value)]));
}

function toValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  throw new Error(`a machine holds no ${typeof value}`);
}
