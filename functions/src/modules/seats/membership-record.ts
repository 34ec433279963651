import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { DOCUMENTS } from './documents.ts';
import type { Access } from '../../contract/people.ts';
import { shownName } from '../../contract/names/shown-name.ts';

/** A membership as it is stored. Times are ISO 8601, by the clock of plans. */
export type Membership = z.infer<typeof DOCUMENTS.memberships.fields> & { id: string };

/** What places are counted by: an invitation that is still open holds one, unless its mail has come back. */
export type OpenInvitation = {
  id: string;
  email: string;
  sentAt: string;
  lapsesAt: string;
  cameBack: boolean;
};

export function membershipId(owner: string, member: string): string {
  return hashOf(owner, member);
}

/** Null if there is none. Names are filtered when they are stored, and here for those that were stored under an earlier rule. */
export function membershipIn(snapshot: DocumentSnapshot): Membership | null {
  if (!snapshot.exists) return null;
  const stored = DOCUMENTS.memberships.fields.parse(snapshot.data());
  const ownerName = shownName(stored.ownerName, null);
  return { ...stored, ownerName, name: shownName(stored.name, null), id: snapshot.id };
}

/** Whether the machines that someone may open include this one. */
export function includes(machines: Access, id: string): boolean {
  return machines === 'all' || machines.includes(id);
}

/** Whether a guest's last day is over. */
export function isOver({ until }: Pick<Membership, 'until'>, now: Date): boolean {
  return until !== null && until <= now.toISOString();
}

/** Whether a member may open a machine of the owner's now. */
export function mayOpen(membership: Membership, machine: string, now: Date): boolean {
  return (
    membership.state === 'active' &&
    !isOver(membership, now) &&
    includes(membership.machines, machine)
  );
}

/** The same for the same words, on every instance. */
export function hashOf(...words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 40);
}
