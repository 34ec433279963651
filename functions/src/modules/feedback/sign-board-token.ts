import jwt from 'jsonwebtoken';
import type { Needs } from '../../context.ts';
import { shownName } from '../../contract/names/shown-name.ts';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { readConsents } from '../profile/stored-consents.ts';

const TOKEN_SECONDS = 10 * 60;

/** Whether the person uses the board; null where there is none. */
export async function preload(ctx: Needs<'config' | 'db'>, uid: string): Promise<boolean | null> {
  if (ctx.config.feedback === null) return null;
  const { consents } = await readConsents(ctx, uid);
  return consents.feedbackBoard;
}

type Signing = UserCall<'GET /generate-canny-jwt'> & { preloaded: ReturnType<typeof preload> };

/** Signs the token by which the feedback board knows a person. */
export async function handle(
  ctx: Needs<'config' | 'clock'>,
  { user, preloaded }: Signing,
): Promise<Reply<{ ssoToken: string }>> {
  const { feedback } = ctx.config;
  if (feedback === null) throw new NotConfiguredError('feedback');
  const email = requireVerifiedEmail(
    user,
    'Please confirm your e-mail address first: the feedback board recognises people by it.',
  );
  if ((await preloaded) !== true) {
    throw new ApiError(
      'forbidden',
      'You chose not to use the feedback board. You can change that on the Permissions page of your account.',
    );
  }
  const iat = Math.floor(ctx.clock().getTime() / 1000);
  // Everyone on the board sees the name, so it never falls back to the e-mail address (Canny, "Single sign-on").
  const name = shownName(user.name, 'Alcove customer');
  const claims = { id: user.uid, email, name, iat, exp: iat + TOKEN_SECONDS };
  return { body: { ssoToken: jwt.sign(claims, feedback.key, { algorithm: 'HS256' }) } };
}
