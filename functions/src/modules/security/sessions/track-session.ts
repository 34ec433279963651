import type { Firestore } from 'firebase-admin/firestore';
import { createOncePerKey } from '../../../concurrency/single-flight.ts';
import { admits, nameOf } from '../../../http/session-validity.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import type { NoteCall } from '../../../http/note-call.ts';
import { unauthenticated, type Caller } from '../../../http/require-user.ts';
import { writeEvent } from '../../audit/write-event.ts';
import {
  confirmedIn,
  endsHold,
  factsOf,
  hasNews,
  type AccountFacts,
} from '../../../http/auth-user-snapshot.ts';
import { changeGate } from '../update-account-security.ts';
import { deviceWords } from './device-label.ts';
import type { NoticeAccount } from './sync-auth-user.ts';
import { noteSession, seenIn, type SeenSession } from './sessions.ts';

type Parts = {
  db: () => Promise<Firestore>;
  noticeAccount: NoticeAccount;
  now: () => Date;
  log: Log;
};

/**
 * Notes sessions, browsers, and what happened to an account at the identity service. A call without news costs nothing: the
 * account and the gate were read to admit it.
 */
export function createNoteCall({ db: database, noticeAccount, now, log }: Parts): NoteCall {
  const once = createOncePerKey<void>();

  /** Of several calls at once, such as a page's first ones, only one writes. */
  async function write(
    caller: Caller,
    facts: AccountFacts,
    seen: SeenSession,
    at: Date,
  ): Promise<void> {
    const { uid } = caller;
    const db = await database();
    await changeGate(db, uid, async (gate, transaction) => {
      const nothing = { gate: null, result: undefined };
      if (!admits(gate, caller)) return nothing;
      const news = noteSession(gate, seen, at);
      if (news === null && gate.noted !== null) return nothing;
      if (news !== null && news.event !== null) {
        const event = { uid, kind: news.event, about: seen.device, to: confirmedIn(facts) };
        await writeEvent(db, transaction, event, at);
      }
      const next = news?.gate ?? gate;
      return { gate: { ...next, noted: next.noted ?? facts }, result: undefined };
    });
  }

  async function writeQuietly(caller: Caller, ...what: [AccountFacts, SeenSession, Date]) {
    const { uid } = caller;
    try {
      await once(`${uid} ${nameOf(caller)}`, () => write(caller, ...what));
      return true;
    } catch (error) {
      // The account is being deleted.
      if (error instanceof ApiError && error.code === 'conflict') return false;
      log('WARNING', 'session_not_noted', { uid, ...describeError(error) });
      return false;
    }
  }

  return async (caller, header) => {
    const { uid, session } = caller;
    const at = now();
    const facts = factsOf(await caller.readAccount());
    let { gate } = caller;
    const hasChanged = hasNews(gate, facts) || endsHold(gate, facts, session);
    if (hasChanged) {
      const noticed = await noticeAccount(uid, session);
      if (noticed === null) throw unauthenticated();
      gate = noticed;
    }
    const user = { ...caller, gate };
    const seen = seenIn(caller, deviceWords(header('User-Agent')));
    const news = admits(gate, user) ? noteSession(gate, seen, at) : null;
    if (news === null && gate.noted !== null) {
      return { user, hasChanged, noted: Promise.resolve(false) };
    }
    return {
      hasChanged,
      user: { ...user, gate: news?.gate ?? gate },
      noted: writeQuietly(caller, facts, seen, at),
    };
  };
}
