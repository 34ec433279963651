import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Needs } from '../../../context.ts';
import { markContactDue } from '../../billing/customer-contact.ts';
import { writeMail } from '../../email/outbox.ts';
import { security } from '../../audit/email-kinds.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { createNextOncePerKey } from '../../../concurrency/single-flight.ts';
import {
  gateDoc,
  gateIn,
  isPasskeyRequired,
  nameOf,
  secondIn,
  type SessionGate,
} from '../../../http/session-validity.ts';
import { waitingFor } from '../../../concurrency/deadline.ts';
import { transact, type Transaction } from '../../../db/transaction.ts';
import { DAY_MS, SECOND_MS } from '../../../foundation/durations.ts';
import { idAt, writeEvent } from '../../audit/write-event.ts';
import { endSignIns } from '../../server-access/handoff-identities.ts';
import { removeOwnServers } from '../../server-access/server-entries.ts';
import {
  confirmedIn,
  endsHold,
  authUserSnapshot,
  hasNews,
  isFirstProof,
  isLater,
  isRenamed,
  type AuthUserSnapshot,
} from '../../../http/auth-user-snapshot.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { publishAllSessionsEnd, publishSessionEnd } from './publish-session-end.ts';
import { secondOf } from '../../../foundation/iso-time.ts';
import { endSessionsBefore } from './sessions.ts';

type Syncing = Needs<'auth' | 'db' | 'clock' | 'log' | 'state'>;

/**
 * Compares an account with what was recorded of it last, and does what follows from a change that happened between a browser and
 * the identity service.
 * @param session that asks, if one does
 * @returns how they sign in then; null if there is no such account
 * @throws {ApiError} `conflict` if it is being deleted
 */
export function syncAuthUser(
  ctx: Syncing,
  uid: string,
  session?: number,
): Promise<SessionGate | null> {
  return ctx.state(createSyncOnce)(`${uid} ${session ?? ''}`, async () => {
    try {
      return await sync(ctx, uid, session ?? null);
    } catch (error) {
      if (isUserMissing(error)) return null;
      throw error;
    }
  });
}

function createSyncOnce() {
  return createNextOncePerKey<SessionGate | null>();
}

async function sync(ctx: Syncing, uid: string, session: number | null): Promise<SessionGate> {
  const [auth, db] = await Promise.all([ctx.auth(), ctx.db()]);
  if (session !== null) await publishIfPasswordIsNew(auth, db, uid);
  const compare = (isNotified: boolean) =>
    updateAccountSecurity<Synced>(db, uid, async (gate, transaction) => {
      // Read after what is noted: of two that compare at once, the later one sees all that the other has seen.
      const account = await waitingFor('sign-in', auth.getUser(uid));
      const facts = authUserSnapshot(account);
      if (gate.noted === null) {
        const noted = { ...gate, noted: facts };
        return { gate: noted, result: { gate: noted, hasEnded: false, sessionsToNotify: [] } };
      }
      const change = { db, transaction, uid, noted: gate.noted, facts, at: ctx.clock() };
      if (!isNotified && isFirstProof(gate.noted, facts)) {
        const { ended } = afterProof(gate, change);
        if (ended.length > 0) {
          return { gate: null, result: { gate, hasEnded: false, sessionsToNotify: ended } };
        }
      }
      const news = hasNews(gate, facts) ? await follow(gate, change) : { gate, hasEnded: false };
      const next = releaseHold(news.gate, change, session);
      const result = { ...news, gate: next, sessionsToNotify: [] };
      return { gate: next === gate ? null : next, result };
    });
  let synced = await compare(false);
  if (synced.sessionsToNotify.length > 0) {
    await publishConfirmation(db, uid, synced.sessionsToNotify);
    synced = await compare(true);
  }
  if (synced.hasEnded) {
    await endSignIns(ctx, uid, null);
  }
  return synced.gate;
}

/** Someone who changes their password is here: their other tabs hear of it while they still can. */
async function publishIfPasswordIsNew(auth: Auth, db: Firestore, uid: string): Promise<void> {
  const [account, snapshot] = await Promise.all([
    waitingFor('sign-in', auth.getUser(uid)),
    gateDoc(db, uid).get(),
  ]);
  const { noted } = gateIn(snapshot);
  const facts = authUserSnapshot(account);
  if (noted !== null && isNewPassword(noted, facts)) {
    await publishAllSessionsEnd(db, uid, secondOf(facts.validSince));
  }
}

/** Tabs of sessions that end because the address is confirmed hear of it while they still can. */
async function publishConfirmation(
  db: Firestore,
  uid: string,
  ended: readonly number[],
): Promise<void> {
  const write = async (transaction: Transaction) => {
    await publishSessionEnd({ db, transaction, uid }, ended, 'confirmed');
    return {};
  };
  await transact(db, write, { unlessDeleted: uid });
}

function isNewPassword(noted: AuthUserSnapshot, facts: AuthUserSnapshot): boolean {
  return noted.email === facts.email && isLater(facts.validSince, noted.validSince);
}

type Change = {
  db: Firestore;
  transaction: Transaction;
  uid: string;
  /** As it was noted, and as it is. */
  noted: AuthUserSnapshot;
  facts: AuthUserSnapshot;
  at: Date;
};
type Followed = { gate: SessionGate; hasEnded: boolean };
/** `sessionsToNotify`: sessions to notify before they end; until then nothing was changed. */
type Synced = Followed & { sessionsToNotify: readonly number[] };

async function follow(gate: SessionGate, change: Change): Promise<Followed> {
  const { db, transaction, uid, noted, facts, at } = change;
  const isMoved = noted.email !== facts.email;
  const isAwaited = isMoved && isChangeOfOurs(gate, facts, at);
  // Who has shown a passkey has proved more than the address.
  const isPlanned = isAwaited && isPasskeyRequired(gate, at);
  const isConfirmed = isFirstProof(noted, facts);
  const hasNewPassword = isNewPassword(noted, facts);
  const wasConfirmed = !isMoved && noted.isConfirmed;
  const changingTo = isAwaited ? null : gate.changingTo;
  const next = {
    ...gate,
    changingTo,
    noted: { ...facts, isConfirmed: facts.isConfirmed || wasConfirmed },
  };
  await followContact(change, isMoved || isConfirmed);
  if (isMoved) await recordMove(change);
  if (isConfirmed) {
    const event = { uid, kind: 'address_confirmed', about: facts.email } as const;
    await writeEvent(db, transaction, event, at);
  }
  if (hasNewPassword && facts.validSince !== null) {
    const event = passwordChange(uid, facts.validSince);
    await writeEvent(db, transaction, { ...event, uid, to: confirmedIn(facts) }, event.at);
  }
  if (isPlanned) {
    const ended = endSessionsBefore(next, secondOf(facts.validSince), { now: at });
    return { gate: withFormer(ended, change), hasEnded: true };
  }
  if (isMoved) return { gate: withFormer(await startAfresh(next, change), change), hasEnded: true };
  if (isConfirmed) return { gate: await startAfresh(next, change), hasEnded: true };
  if (!hasNewPassword) return { gate: next, hasEnded: false };
  // The identity service has ended them; the rules do not ask it.
  const ended = endSessionsBefore(next, secondOf(facts.validSince), { now: at });
  return { gate: ended, hasEnded: true };
}

/** @param isOther whether there is another address, or a proof of it */
async function followContact(change: Change, isOther: boolean): Promise<void> {
  const { db, transaction, uid, noted, facts, at } = change;
  const isOtherName = isRenamed(noted, facts);
  if (!isOther && !isOtherName) return;
  const formerName = isOtherName ? (noted.name ?? null) : null;
  await markContactDue(db, transaction, { uid, formerName }, at);
}

/** A change of address that we are making ourselves. */
function isChangeOfOurs(
  { changingTo }: SessionGate,
  { email }: AuthUserSnapshot,
  at: Date,
): boolean {
  return changingTo !== null && changingTo.email === email && changingTo.until > at.toISOString();
}

/** A new password, or a reset: the identity service does not say which. Its moment tells it from all others. */
export function passwordChange(uid: string, validSince: string) {
  const at = new Date(validSince);
  const id = idAt(at, JSON.stringify(['password_changed', uid, at.getTime()]));
  return { id, kind: 'password_changed', about: null, at } as const;
}

async function recordMove({ db, transaction, uid, noted, facts, at }: Change): Promise<void> {
  const id = idAt(at);
  const event = { id, uid, kind: 'address_changed', about: facts.email } as const;
  await writeEvent(db, transaction, { ...event, to: confirmedIn(facts) }, at);
  if (noted.email === null) return;
  const told = { event: 'address_changed', at: at.toISOString() } as const;
  // Whether or not the old address was theirs, it does not learn of the new one; without a proof, it cannot undo anything.
  const former = { ...told, about: null, id: noted.isConfirmed ? id : null };
  const mail = { ...security.of(former), to: noted.email, uid };
  await writeMail(db, transaction, `security-address_changed_${id}_before`, mail, at);
}

const FORMER_MS = 30 * DAY_MS;

/** Notes the address that it had, if that was proved to be the person's. */
function withFormer(gate: SessionGate, { noted, at }: Change): SessionGate {
  const email = confirmedIn(noted);
  const since = new Date(at.getTime() - FORMER_MS).toISOString();
  const still = gate.formerAddresses.filter(
    (former) => former.until > since && former.email !== email,
  );
  const until = at.toISOString();
  return { ...gate, formerAddresses: email === null ? still : [...still, { email, until }] };
}

/**
 * Removes what was there before the address was proved to be the person's: someone else may have opened the account in their
 * name. The session in which they confirmed it goes on.
 */
async function startAfresh(gate: SessionGate, change: Change): Promise<SessionGate> {
  const { db, transaction, uid, at } = change;
  for (const about of await removeOwnServers(db, transaction, uid)) {
    await writeEvent(db, transaction, { uid, kind: 'server_removed', about }, at);
  }
  for (const { name } of gate.passkeys) {
    const event = { uid, kind: 'passkey_removed', about: name } as const;
    await writeEvent(db, transaction, event, at);
  }
  const { next, own } = afterProof(gate, change);
  return {
    ...next,
    browsers: Object.fromEntries(
      Object.entries(gate.browsers).filter(([hash]) => hash === own?.browser),
    ),
    passkeys: [],
    proofs: [],
    codes: [],
    codesAt: null,
    removal: null,
    confirming: null,
  };
}

/**
 * Which sessions are left once an address is proved to be the person's.
 * @returns also which end, and the one that goes on
 */
function afterProof(gate: SessionGate, { noted, facts, at }: Change) {
  const { confirming } = gate;
  const own = confirming !== null && confirming.until > at.toISOString() ? confirming : null;
  const kept = own === null ? [] : [nameOf(own)];
  // Where it is known, the moment since which sessions count at the identity service; a session may have begun since.
  const second = isLater(facts.validSince, noted.validSince)
    ? secondOf(facts.validSince)
    : Math.floor(Date.now() / SECOND_MS);
  const next = endSessionsBefore(gate, second, { kept, now: at });
  const sessions = Object.keys(gate.sessions);
  const ended = sessions.filter((name) => !(name in next.sessions)).map(secondIn);
  return { next, ended, own };
}

/** Servers open again once someone signs in after a new password was set. */
function releaseHold(
  gate: SessionGate,
  { db, transaction, uid, facts }: Change,
  session: number | null,
): SessionGate {
  if (session === null || !endsHold(gate, facts, session)) return gate;
  transaction.set(db.collection('users').doc(uid), { handoffsHeldAt: null }, { merge: true });
  return { ...gate, held: null };
}
