import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '../../functions/src/foundation/durations.ts';
import { readPeople, seedMachines } from '../../standins/seed-people.ts';
import { datesOf, originOfSeed } from './people/seed-machines.ts';
import { seedInvitations, seedMembers } from './people/seed-members.ts';
import { originClaimOf, pictureOf } from './seed-documents.ts';

/**
 * Gives the seed people's documents what is of this start alone: its ports, and dates that agree with what the stand-in for
 * Stripe says of their plans. The export has the default ports, and dates of long ago.
 * @param start `storage`: the emulator's origin
 * @throws Error with the emulator's words when a document is not there
 */
export async function placeSeed(
  db: Firestore,
  start: { storage: string; aiServerPort: number },
): Promise<void> {
  const batch = db.batch();
  const now = new Date();
  const at = now.toISOString();
  for (const person of readPeople()) {
    const picture = pictureOf(person, start.storage);
    if (picture) batch.update(db.doc(`users/${person.uid}`), { 'picture.url': picture.url });
    // It is looked at as soon as the clock is moved.
    if (person.billing) batch.update(db.doc(`subscriptions/${person.uid}`), { dueAt: at });
  }
  for (const machine of seedMachines()) {
    const { id } = machine;
    const origin = originOfSeed(machine, start.aiServerPort);
    const dates = datesOf(machine, now);
    batch.update(db.doc(`servers/${id}`), { origin });
    batch.update(db.doc(`machines/${id}`), { origin, readAt: at, dueAt: at, ...dates });
    batch.set(originClaimOf(db, origin), { machine: id, at });
  }
  for (const [index, { id, member, machines }] of seedMembers().entries()) {
    for (const machine of machines) {
      const { readyAt, since } = datesOf(machine, now);
      const origin = originOfSeed(machine, start.aiServerPort);
      const joinedAt = new Date(Date.parse(readyAt) + (index + 1) * DAY_MS).toISOString();
      batch.update(db.doc(`memberships/${id}`), { joinedAt });
      batch.update(db.doc(`sharedMachines/${member.uid}_${machine.id}`), { origin, since });
    }
  }
  for (const { id, sentAt, lapsesAt, expireAt } of seedInvitations(now)) {
    batch.update(db.doc(`invitations/${id}`), { sentAt, lapsesAt, expireAt });
  }
  await batch.commit();
}

/**
 * Leaves of the seed people's documents only their profiles, so that each can buy: their plans are at the stand-in for Stripe
 * alone, and the rest comes with a plan.
 */
export async function forgetSeedPlans(db: Firestore): Promise<void> {
  for (const collection of await db.listCollections()) {
    if (collection.id !== 'users') await db.recursiveDelete(collection);
  }
  const users = readPeople().map(({ uid }) => db.doc(`users/${uid}`));
  await Promise.all(users.map((user) => user.update({ customerId: FieldValue.delete() })));
}
