/** Machines written into the database by hand, for screens in states that take days to come about. */
import type { Page } from '@playwright/test';
import { PLAN_TIME_HEADER } from '@contract/api.ts';
import type { MachineAvailability } from '@contract/availability.ts';
import type { Backup, Machine } from '@contract/machines.ts';
import { readyMachine } from '../../functions/src/modules/machines/record/machine-record.fixture.ts';
import type { MachineRecord } from '../../functions/src/modules/machines/record/machine-record.ts';
import { firestore } from './emulators.ts';

/** A machine that is ready, but for what the test changes; `id` is another one for each of a person's machines. */
export async function putMachine(uid: string, change: Partial<Machine> = {}): Promise<Machine> {
  const now = new Date().toISOString();
  const machine: MachineRecord = {
    ...readyMachine(now),
    // Its host was not asked yet, and its owner knows of it.
    hostState: null,
    hostPlan: null,
    isReadyTold: true,
    id: `${uid}-1`,
    uid,
    subscriptionId: 'sub_by_hand',
    plan: 'household',
    origin: 'https://cedar.machines.example',
    diskUsedBytes: 41_000_000_000,
    diskBytes: 500_000_000_000,
    ...change,
  };
  await firestore().doc(`machines/${machine.id}`).set(machine);
  return machine;
}

export async function removeMachine(id: string): Promise<void> {
  await firestore().doc(`machines/${id}`).delete();
}

/** Answers in place of the API: the host does not know machines that are written by hand. */
export async function answerBackups(page: Page, backups: Backup[] = []): Promise<void> {
  await page.route('**/api/machines/*/backups', (route) =>
    route.fulfill({ json: { backups }, headers: timeNow() }),
  );
}

export async function answerAvailability(page: Page, answer = NOTHING_MEASURED): Promise<void> {
  await page.route('**/api/machines/*/availability', (route) =>
    route.fulfill({ json: answer, headers: timeNow() }),
  );
}

/** Every answer tells the time. */
const timeNow = () => ({ [PLAN_TIME_HEADER]: new Date().toISOString() });

const NOTHING_MEASURED: MachineAvailability = { days: [], credits: [] };
