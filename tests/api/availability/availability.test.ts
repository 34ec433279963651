/** What the owner of a machine reads of how it answered. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, firestore, startApi, withPerson, type Api } from '../api.ts';
import { putMachine } from '../machine-documents.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;

// R-TRU-04
it('is the last 90 days, oldest first, of this machine alone, and for its owner alone', () =>
  withPerson({}, (owner) =>
    withPerson({}, async (stranger) => {
      const { id } = await putMachine(owner.uid, { members: [stranger.uid] });
      const other = await putMachine(owner.uid);
      const today = Date.now();
      await putDay(owner.uid, other.id, today, 1);
      for (const back of [0, 1, 89, 90, 399]) {
        await putDay(owner.uid, id, today - back * DAY_MS, 1000 + back);
      }
      const path = `/api/machines/${id}/availability`;
      const { status, body } = await call(api, path, { token: owner.idToken });
      expect(status).toBe(200);
      expect(body).toEqual({
        days: [89, 1, 0].map((back) => ({
          day: dayAt(today - back * DAY_MS),
          observedSeconds: 1000 + back,
          silentSeconds: 3,
          maintenanceSeconds: 2,
        })),
        credits: [],
      });
      const refused = await call(api, path, { token: stranger.idToken });
      expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    }),
  ));

function dayAt(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

async function putDay(uid: string, machine: string, at: number, observedSeconds: number) {
  const day = dayAt(at);
  await firestore()
    .doc(`machineDays/${machine}_${day}`)
    .set({
      uid,
      machine,
      day,
      plan: 'household',
      observedSeconds,
      silentSeconds: 3,
      maintenanceSeconds: 2,
      observed: [],
      silent: [],
      countedUntil: new Date(at).toISOString(),
      standing: 'answering',
      dueAt: null,
      expireAt: new Date(at + 400 * DAY_MS),
    });
}
