import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  createMachineStore,
  originClaim,
} from '../../functions/src/modules/machines/machine-store.ts';
import people from '../../emulator-data/seed/people.json' with { type: 'json' };
import { readEnv } from '../support/env.ts';
import { firestore } from './api.ts';

const machines = people.flatMap(({ uid, machines: own = [] }) =>
  own.map((machine, index) => ({ ...machine, uid, id: `seed-${uid}-${index + 1}` })),
);
const { port } = new URL(readEnv('ALCOVE_AI_SERVER_URL'));

// R-MAC-01
test.each(machines)(
  '$uid’s machine $hostName is known, by all that names it, where this stack has it',
  async ({ uid, id, hostName, name, state }) => {
    const db = firestore();
    const origin = `http://${hostName}.localhost:${port}`;
    const store = createMachineStore(() => Promise.resolve(db));
    expect(await store.read(uid, id)).toMatchObject({ origin, name, state, hostState: state });
    const server = await db.doc(`servers/${id}`).get();
    expect(server.data()).toMatchObject({ uid, kind: 'hosted', name, origin });
    expect((await originClaim(db, origin).get()).get('machine')).toBe(id);
    expect((await db.doc(`machineNames/${hostName}`).get()).get('machine')).toBe(id);
  },
);

const pictures = people.flatMap(({ uid, picture }) => (picture ? { uid, ...picture } : []));

// R-FIL-03
test.each(pictures)('$uid’s picture is where the profile of this stack says', async (person) => {
  const profile = await firestore().doc(`users/${person.uid}`).get();
  const { id, url, changedAt } = profile.get('picture');
  const answer = await fetch(url);
  expect({ id, day: changedAt.slice(0, 10) }).toEqual({ id: person.id, day: '2024-10-01' });
  expect(new URL(url).port).toBe(readEnv('FIREBASE_STORAGE_EMULATOR_HOST').split(':')[1]);
  expect(url).toContain(`/b/${readEnv('STORAGE_BUCKET')}/`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(
    readFileSync(new URL(`../../emulator-data/seed/${person.file}`, import.meta.url)),
  );
});
