import { randomBytes, type KeyObject } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail, writeShared } from '../email/outbox.ts';
import { invitation, invitationsWait } from '../seats/email-kinds.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { Address, ReadAddress } from '../../adapters/read-address.ts';
import type { PlanPrice } from '../../config/config.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { SecurityEventKind } from '../../contract/api.ts';
import { INVITATION_DAYS, type OwnInvitation } from '../../contract/people.ts';
import { isAsleepInArrears, isInForce } from '../../contract/subscription.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { writeEvent } from '../audit/write-event.ts';
import { changeHousehold, type HouseholdRead } from './change-members.ts';
import type { PlanReader } from '../machines/reconcile.ts';
import { endInvitation } from '../seats/end-invitation.ts';
import type { Times } from '../seats/owner-members.ts';
import { isOver } from '../seats/membership-record.ts';
import type { PeopleSettled } from '../seats/allocate-seats.ts';
import { writeInvitation } from '../seats/write-invitation.ts';
import { checkMachines, checkUntil, isSameAccess, type AccessTerms } from './access-terms.ts';
import { confirmedAddress, readAccounts } from './read-accounts.ts';
import {
  idOf,
  invitationIn,
  isKey,
  isOpen,
  keyOf,
  mailOfInvitation,
  newNonce,
  secretOf,
  type Invitation,
} from '../seats/invitation-record.ts';
import { countInvitation } from './invitation-limits.ts';
import { toOwnInvitation } from './list-members.ts';
import { noRoom } from './seats-left.ts';

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  /** Null where billing is off. */
  plans: PlanReader | null;
  prices: readonly PlanPrice[];
  /** Null where no mail is sent. */
  linkKey: KeyObject | null;
  readAddress: ReadAddress;
  now: () => Date;
  planNow: PlanNow;
};

/** For an address that was invited so often that no more mails go there about each. */
const ONE_A_DAY = { about: 'invitations-wait', windowMs: DAY_MS };

/** `email`: in lower case. */
type Invited = AccessTerms & { email: string };

/** An owner's invitations: sending one, sending it again, and taking it back. */
export function createInvite(parts: Parts) {
  return {
    /**
     * Invites the holder of an address. An earlier invitation to them ends, and so does its link.
     * @throws {ApiError} `payment_required`, `invalid_input`, `exists`, `places`, `rate_limited`
     */
    invite: (owner: string, invited: Invited): Promise<OwnInvitation> =>
      send(
        parts,
        { owner, key: keyOf(owner, invited.email), kind: 'person_invited' },
        () => invited,
      ),

    /**
     * The same for one that is there, open or lapsed.
     * @throws {ApiError} `not_found` for one that is not the owner's, or was used or taken back
     */
    async resend(owner: string, key: string): Promise<OwnInvitation> {
      if (!isKey(key)) throw noSuchInvitation();
      return send(parts, { owner, key, kind: 'invitation_sent_again' }, (earlier) => {
        if (earlier === null) throw noSuchInvitation();
        return earlier;
      });
    },

    /** Repeated, it finds none any more. @throws {ApiError} `not_found` */
    async takeBack(owner: string, key: string): Promise<void> {
      if (!isKey(key)) throw noSuchInvitation();
      const { db, times, prices } = await begin(parts);
      const taken = await changeHousehold(
        db,
        { owner, prices, times },
        async ({ household }, transaction) => {
          const earlier = await findUnused(db, transaction, { owner, key });
          const [last] = earlier;
          if (last === undefined) throw noSuchInvitation();
          for (const one of earlier) endInvitation(db, transaction, one, 'taken_back');
          const kind = 'invitation_withdrawn';
          await writeEvent(db, transaction, { uid: owner, kind, about: last.email }, times.at);
          const { members } = household;
          return { members, invitations: without(household.invitations, last.email), result: true };
        },
      );
      if (taken === null) throw accountDeleted();
    },
  };
}

export type Invite = ReturnType<typeof createInvite>;

type Sending = {
  owner: string;
  key: string;
  kind: Extract<SecurityEventKind, 'person_invited' | 'invitation_sent_again'>;
};

/** @param termsOf what is sent, given the invitation to this address that is there */
async function send(
  parts: Parts,
  { owner, key, kind }: Sending,
  termsOf: (earlier: Invitation | null) => Invited,
): Promise<OwnInvitation> {
  if (parts.plans === null) throw noPlan();
  await parts.plans.ensure(owner);
  const [{ db, times, prices }, address] = await Promise.all([
    begin(parts),
    parts.readAddress(owner),
  ]);
  const { now, at } = times;
  const link = newLink(parts.linkKey);
  const change = async (read: HouseholdRead, transaction: Transaction) => {
    requirePlan(read, now);
    const { members, invitations } = read.household;
    const earlier = await findUnused(db, transaction, { owner, key });
    const [last = null] = earlier;
    const { email, machines, until } = termsOf(last);
    if (last !== null && isRepeated(last, { machines, until }, now)) {
      return { members, invitations, result: toOwnInvitation(last) };
    }
    checkMachines(machines, read.machines);
    checkUntil(until, now);
    await refuseMember(parts, read, email, now);
    const isMailed = await countInvitation(db, transaction, { owner, email }, at);
    for (const one of earlier) endInvitation(db, transaction, one, 'replaced');
    const made = newInvitation({ key, owner, email, machines, until }, now);
    const { sentAt, lapsesAt } = made;
    writeInvitation(db, transaction, link.id, made);
    if (link.nonce !== null && isMailed) {
      const facts = { invitation: link.id, nonce: link.nonce };
      const mail = { ...invitation.of(facts), to: email };
      await writeMail(db, transaction, mailOfInvitation(link.id), mail, at);
    } else if (link.nonce !== null) {
      const mail = { ...invitationsWait.of({}), to: email };
      await writeShared(db, transaction, ONE_A_DAY, mail, at);
    }
    await writeEvent(db, transaction, { uid: owner, kind, about: email, ...toWhom(address) }, at);
    const added = { id: link.id, email, sentAt, lapsesAt, cameBack: false };
    return {
      members,
      invitations: [...without(invitations, email), added],
      result: toOwnInvitation(made),
    };
  };
  const made = await changeHousehold(db, { owner, prices, times }, change, refuseIfFull);
  if (made === null) throw accountDeleted();
  return made;
}

async function begin({ db, prices, now, planNow }: Parts) {
  const [database, plan] = await Promise.all([db(), planNow()]);
  const times: Times = { now: plan, at: now() };
  return { db: database, prices, times };
}

/** Without a key there is no mail, and no one knows the secret: such an invitation is found by its address only. */
function newLink(linkKey: KeyObject | null): { id: string; nonce: string | null } {
  if (linkKey === null) return { id: randomBytes(32).toString('hex'), nonce: null };
  const nonce = newNonce();
  return { id: idOf(secretOf(nonce, linkKey)), nonce };
}

function newInvitation(
  facts: Pick<Invitation, 'key' | 'owner' | 'email' | 'machines' | 'until'>,
  now: Date,
) {
  const { key, owner, email, machines, until } = facts;
  const lapsesAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  return {
    key,
    owner,
    email,
    machines,
    until,
    state: 'open' as const,
    member: null,
    sentAt: now.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
    expireAt: lapsesAt,
  };
}

/** The invitations to one address that no one has used, open or lapsed, the latest first. */
async function findUnused(
  db: Firestore,
  transaction: Transaction,
  { owner, key }: Pick<Sending, 'owner' | 'key'>,
): Promise<Invitation[]> {
  const { docs } = await db.collection('invitations').where('key', '==', key).get();
  const found = await Promise.all(docs.map(({ ref }) => transaction.get(ref)));
  return found
    .map(invitationIn)
    .filter((one) => one !== null)
    .filter((one) => one.owner === owner && one.state === 'open')
    .toSorted((a, b) => (a.sentAt > b.sentAt ? -1 : 1));
}

/** Whether this was sent a moment ago: a second press of a button, or a call that was sent twice. */
function isRepeated(last: Invitation, wanted: AccessTerms, now: Date): boolean {
  const age = now.getTime() - Date.parse(last.sentAt);
  const isOnItsWay = isOpen(last, now) && last.bouncedAt === undefined;
  return isOnItsWay && age < MINUTE_MS && isSameAccess(last, wanted);
}

function without<T extends { email: string }>(invitations: readonly T[], email: string): T[] {
  return invitations.filter((one) => one.email !== email);
}

/** The mail about it goes where its owner was reached when it happened. */
function toWhom(address: Address): { to?: string | null } {
  switch (address.kind) {
    case 'known':
      return { to: address.email };
    case 'none':
      return { to: null };
    case 'unread':
      return {};
  }
}

function requirePlan({ subscription, plan }: HouseholdRead, now: Date): void {
  const isRunning = isInForce(subscription.status) && !isAsleepInArrears(subscription, now);
  if (!isRunning || plan === null) throw noPlan();
}

/** Only the accounts of members are looked up: the owner sees their addresses anyway. */
async function refuseMember(
  { auth }: Parts,
  { household }: HouseholdRead,
  email: string,
  now: Date,
): Promise<void> {
  const members = household.members.filter((one) => !isOver(one, now));
  const accounts = await readAccounts(
    auth,
    members.map(({ member }) => member),
  );
  if (members.every(({ member }) => confirmedAddress(accounts.get(member)) !== email)) return;
  throw new ApiError(
    'exists',
    'Someone with this address is among your people already. Change what they may open instead.',
  );
}

/** There is no order among those who have no place: any that would lapse is one too many. */
function refuseIfFull({ lapsed }: PeopleSettled, { plan }: HouseholdRead): void {
  if (lapsed.length > 0) throw noRoom(plan);
}

function noPlan(): ApiError {
  return new ApiError(
    'payment_required',
    'Inviting someone needs a running plan. Please choose a plan, or resume yours, first.',
  );
}

function noSuchInvitation(): ApiError {
  return new ApiError('not_found', 'This invitation is not open any more. Reload the page.');
}
