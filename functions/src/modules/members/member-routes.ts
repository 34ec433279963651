import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { InvitationKey } from '../../contract/people.ts';
import { ApiError } from '../../foundation/errors.ts';
import { readClientAddress, type ClientAddress } from '../../http/limits/client-address.ts';
import { bodyRoute, LIMITED_FULL, readingRoute, userRoute, type Route } from '../../http/route.ts';
import { unauthenticated, type Caller } from '../../http/require-user.ts';
import type { MembershipStore } from '../seats/membership-store.ts';
import type { InvitationActions } from './accept.ts';
import {
  readerOf,
  readStanding,
  type FindInvitation,
  type Found,
  type Reader,
} from './find-invitation.ts';
import type { Leaving } from './leave.ts';
import type { MyMemberships } from './my-memberships.ts';

type Parts = {
  findInvitation: FindInvitation;
  invitations: InvitationActions;
  mine: MyMemberships;
  memberships: MembershipStore;
  leaving: Leaving;
  db: () => Promise<Firestore>;
  /** Counts what anyone asks of a mailed link. @throws {ApiError} `rate_limited` */
  countMailedCode: (from: ClientAddress) => Promise<void>;
  planNow: PlanNow;
};

/** What an invited person does, and a member. */
export function createMemberRoutes(parts: Parts): Route[] {
  const { findInvitation, invitations, mine, memberships, leaving, planNow } = parts;
  const { db, countMailedCode } = parts;

  async function found(user: Caller, key: InvitationKey): Promise<[Reader, Found]> {
    const [reader, now] = await Promise.all([readerOf(user), planNow()]);
    return [reader, await findInvitation(reader, key, now)];
  }

  return [
    bodyRoute(
      'POST /invitations/preview',
      {
        ...LIMITED_FULL,
        schema: KeyBody,
        async signedOut({ body, header }) {
          if (!('secret' in body)) throw unauthenticated();
          await countMailedCode(readClientAddress(header));
          return { body: await readStanding(await db(), body.secret, await planNow()) };
        },
      },
      async ({ user, body }) => ({
        body: await invitations.preview(...(await found(user, body))),
      }),
    ),

    bodyRoute('POST /invitations/accept', { ...LIMITED_FULL, schema: KeyBody }, async (call) => ({
      body: await invitations.accept(...(await found(call.user, call.body))),
    })),

    bodyRoute('POST /invitations/decline', { ...LIMITED_FULL, schema: KeyBody }, async (call) => {
      await invitations.decline(...(await found(call.user, call.body)));
      return { body: { declined: true } };
    }),

    readingRoute(
      'GET /memberships',
      LIMITED_FULL,
      (uid) => mine.readAhead(uid),
      async ({ user, read }) => ({ body: await mine.describe(await readerOf(user), await read) }),
    ),

    userRoute('DELETE /memberships/:id', LIMITED_FULL, async ({ user, param }) => {
      const membership = await memberships.find(param('id'));
      if (membership?.member !== user.uid) throw noSuchMembership();
      await leaving.leave(membership, 'left');
      return { body: { deleted: true } };
    }),
  ];
}

const word = z.string().min(1).max(100);
const KeyBody = z.union([z.strictObject({ secret: word }), z.strictObject({ id: word })]);

function noSuchMembership(): ApiError {
  return new ApiError('not_found', 'You are not a member there, or no longer. Reload the page.');
}
