import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { SECURITY_EVENT_ID } from '../../../contract/api.ts';
import type { OwnSession } from '../../../contract/sign-in.ts';
import { secondIn } from '../../../http/session-validity.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { requireAnyProof } from '../../../http/require-proof.ts';
import {
  bodyRoute,
  LIMITED_FULL,
  readingRoute,
  userRoute,
  type Route,
} from '../../../http/route.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { toIsoTime } from '../../../foundation/iso-time.ts';
import { confirmedIn, factsOf } from '../../../http/auth-user-snapshot.ts';
import { changeGate } from '../update-account-security.ts';
import { passwordChange } from './sync-auth-user.ts';
import { sayEnded } from './publish-session-end.ts';
import type { EndAllSessions } from './session-revocation.ts';
import { endSession, listSessions } from './sessions.ts';

type Parts = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  audit: Pick<AuditLog, 'page'>;
  endAllSessions: EndAllSessions;
  /** When tokens without an address were signed, the first and the last. */
  readNameless: (person: UserRecord) => Promise<{ since: string; lastAt: string } | null>;
  now: () => Date;
};

/** Where a person is signed in, and what has happened to their account. */
export function createSessionRoutes(parts: Parts): Route[] {
  // The path of all sessions before the pattern of one.
  return [...revokingRoutes(parts), ...listRoutes(parts)];
}

function revokingRoutes({ audit, endAllSessions, db, now }: Parts): Route[] {
  return [
    readingRoute(
      'GET /security',
      { access: 'full' },
      async (uid, { query }) => {
        const startingAfter = readCursor(query('startingAfter'));
        return audit.page(uid, EVENTS_SHOWN, startingAfter);
      },
      async ({ user, query, read, noted }) => {
        // The first call of a session lists that sign-in.
        const { events, hasMore } = (await noted)
          ? await audit.page(user.uid, EVENTS_SHOWN, readCursor(query('startingAfter')))
          : await read;
        const { metadata } = await user.readAccount();
        return {
          body: {
            createdAt: toIsoTime(metadata.creationTime),
            lastSignInAt: toIsoTime(metadata.lastSignInTime),
            events,
            hasMore,
          },
        };
      },
    ),

    bodyRoute(
      'POST /sessions/revoke',
      { ...LIMITED_FULL, schema: RevokeBody, isBodyOptional: true },
      async ({ user, body }) => {
        requireAnyProof(user, now());
        const { uid } = user;
        const store = await db();
        const revokedAt = await endAllSessions(uid, {
          async change(gate, transaction, account) {
            const event = revokeEvent(account, body.because, now());
            await writeEvent(store, transaction, event, event.at);
            return gate;
          },
        });
        return { body: { revokedAt } };
      },
    ),
  ];
}

function listRoutes({ db, readNameless, now }: Parts): Route[] {
  return [
    userRoute('GET /sessions', LIMITED_FULL, async ({ user }) => {
      const nameless = await readNameless(await user.readAccount());
      return { body: { sessions: [...listSessions(user.gate, user), ...asSession(nameless)] } };
    }),

    userRoute('DELETE /sessions/:id', LIMITED_FULL, async ({ user: { uid }, param }) => {
      const store = await db();
      const at = now();
      const id = param('id');
      const isEnded = await changeGate(store, uid, async (gate, transaction) => {
        const done = endSession(gate, id);
        if (done === null) return { gate: null, result: false };
        await sayEnded({ db: store, transaction, uid }, [secondIn(id)], 'ended');
        const event = { uid, kind: 'session_ended', about: done.ended.device } as const;
        await writeEvent(store, transaction, event, at);
        return { gate: done.gate, result: true };
      });
      if (!isEnded) throw new ApiError('not_found', 'This session has ended already.');
      return { body: { deleted: true } };
    }),
  ];
}

/** It ends with all others, and not alone: the next token without an address would bring it back. */
function asSession(nameless: Awaited<ReturnType<Parts['readNameless']>>): OwnSession[] {
  if (nameless === null) return [];
  const { since, lastAt } = nameless;
  const words = { id: 'no-address', device: 'A sign-in without an address', how: 'token' } as const;
  return [{ ...words, since, lastSeenAt: lastAt, isThis: false }];
}

const EVENTS_SHOWN = 50;

/** If it is sent twice, the last one counts. */
function readCursor(values: readonly string[]): string | null {
  const id = values.at(-1) ?? null;
  if (id === null || SECURITY_EVENT_ID.test(id)) return id;
  throw new ApiError('invalid_input', 'This page of events is unknown. Reload the list.');
}

/** A new password may have been noticed already by the call that says so: it is recorded once. */
function revokeEvent(account: UserRecord, because: 'asked' | 'password_changed', now: Date) {
  const { uid, tokensValidAfterTime: since } = account;
  const event = { uid, about: null, to: confirmedIn(factsOf(account)) };
  const isChanged = because === 'password_changed' && since !== undefined && isRecent(since);
  if (!isChanged) return { ...event, kind: 'signed_out_everywhere', at: now } as const;
  return { ...event, ...passwordChange(uid, since) };
}

/** It changes no later than the next call. */
function isRecent(moment: string): boolean {
  return Date.now() - Date.parse(moment) <= 5 * MINUTE_MS;
}

const RevokeBody = z.strictObject({
  because: z.enum(['asked', 'password_changed']).default('asked'),
});
