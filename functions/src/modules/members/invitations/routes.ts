import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { sameForm } from '../../../contract/email.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { Email } from '../../../http/email.ts';
import { requireProof } from '../../../http/require-proof.ts';
import { requireVerifiedEmail } from '../../../http/require-verified-email.ts';
import { bodyRoute, LIMITED_FULL, userRoute, type Route } from '../../../http/route.ts';
import { accessInput, momentInput } from '../access-terms.ts';
import { resendInvitation, sendInvitation, type Plans } from './send-invitation.ts';

/** What an owner's invitations need of their plan is composed: these two are no rows of the module yet. */
export function createInvitationRoutes(ctx: Context, plans: Plans): Route[] {
  return [
    bodyRoute(
      'POST /people/invitations',
      { ...LIMITED_FULL, schema: InvitationBody },
      async (call) => {
        const { user, body } = call;
        requireProof(user, ctx.clock());
        requireVerifiedEmail(user, 'Please confirm your e-mail address before you invite someone.');
        const { email: own } = await user.readAccount();
        if (own !== undefined && body.email === sameForm(own)) throw ownAddress();
        const { email, machines, until = null } = body;
        return {
          status: 201,
          body: await sendInvitation(ctx, plans, user.uid, { email, machines, until }),
        };
      },
    ),

    userRoute('POST /people/invitations/:id/resend', LIMITED_FULL, async ({ user, param }) => {
      requireProof(user, ctx.clock());
      return { body: await resendInvitation(ctx, plans, user.uid, param('id')) };
    }),
  ];
}

const InvitationBody = z.strictObject({
  email: Email,
  machines: accessInput,
  until: momentInput.exactOptional(),
});

function ownAddress(): ApiError {
  return new ApiError(
    'invalid_input',
    'This is your own e-mail address. You have a place already: invite someone else.',
  );
}
