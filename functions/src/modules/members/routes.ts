import { z } from 'zod';
import { sameForm } from '../../contract/email.ts';
import { MOST_SHARED } from '../../contract/people.ts';
import { ApiError } from '../../foundation/errors.ts';
import { Email } from '../../http/email.ts';
import { requireProof } from '../../http/require-proof.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import { bodyRoute, LIMITED_FULL, readingRoute, userRoute, type Route } from '../../http/route.ts';
import type { ChangeMember } from './change-member.ts';
import type { Invite } from './invite.ts';
import type { PeopleList } from './list-members.ts';

type Parts = {
  list: PeopleList;
  invitations: Invite;
  members: ChangeMember;
  now: () => Date;
};

/** The people who may open someone's machines, for the owner of these. */
export function createPeopleRoutes({ list, invitations, members, now }: Parts): Route[] {
  return [
    readingRoute(
      'GET /people',
      { access: 'full' },
      (uid) => list.read(uid),
      async ({ read }) => ({ body: await list.describe(await read) }),
    ),

    bodyRoute(
      'POST /people/invitations',
      { ...LIMITED_FULL, schema: InvitationBody },
      async (call) => {
        const { user, body } = call;
        requireProof(user, now());
        requireVerifiedEmail(user, 'Please confirm your e-mail address before you invite someone.');
        const { email: own } = await user.readAccount();
        if (own !== undefined && body.email === sameForm(own)) throw ownAddress();
        const { email, machines, until = null } = body;
        return {
          status: 201,
          body: await invitations.invite(user.uid, { email, machines, until }),
        };
      },
    ),

    userRoute('POST /people/invitations/:id/resend', LIMITED_FULL, async ({ user, param }) => {
      requireProof(user, now());
      return { body: await invitations.resend(user.uid, param('id')) };
    }),

    userRoute('DELETE /people/invitations/:id', LIMITED_FULL, async ({ user, param }) => {
      await invitations.takeBack(user.uid, param('id'));
      return { body: { deleted: true } };
    }),

    bodyRoute('PATCH /people/:id', { ...LIMITED_FULL, schema: MemberBody }, async (call) => {
      const { user, param, body } = call;
      const prove = () => requireProof(user, now());
      return { body: await members.change(user.uid, param('id'), body, prove) };
    }),

    userRoute('DELETE /people/:id', LIMITED_FULL, async ({ user, param }) => {
      await members.remove(user.uid, param('id'));
      return { body: { deleted: true } };
    }),
  ];
}

const access = z.union([
  z.literal('all'),
  z
    .array(z.string().min(1).max(128))
    .min(1)
    .max(MOST_SHARED)
    .transform((ids) => [...new Set(ids)]),
]);
/** As it is compared: times of one form sort as they follow each other. */
const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());
const InvitationBody = z.strictObject({
  email: Email,
  machines: access,
  until: moment.exactOptional(),
});
const MemberBody = z.strictObject({
  machines: access.exactOptional(),
  until: moment.nullable().exactOptional(),
  stays: z.boolean().exactOptional(),
});

function ownAddress(): ApiError {
  return new ApiError(
    'invalid_input',
    'This is your own e-mail address. You have a place already: invite someone else.',
  );
}
