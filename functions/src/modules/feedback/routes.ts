import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Consents } from '../../contract/api.ts';
import { shownName } from '../../contract/names/shown-name.ts';
import type { Config } from '../../config/config.ts';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import type { Caller } from '../../http/require-user.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import { LIMITED_FULL, readingRoute, type Route } from '../../http/route.ts';

const TOKEN_SECONDS = 10 * 60;

type Parts = {
  config: Pick<Config, 'feedback'>;
  readConsents: (uid: string) => Promise<Consents>;
  now: () => Date;
};

/** The token that signs a person in to the feedback board. */
export function createFeedbackRoutes({ config, readConsents, now }: Parts): Route[] {
  return [
    readingRoute(
      'GET /generate-canny-jwt',
      LIMITED_FULL,
      async (uid) => (config.feedback === null ? null : readConsents(uid)),
      async ({ user, read }) => {
        if (config.feedback === null) throw new NotConfiguredError('feedback');
        const email = requireVerifiedEmail(
          user,
          'Please confirm your e-mail address first: the feedback board recognises people by it.',
        );
        if ((await read)?.feedbackBoard !== true) {
          throw new ApiError(
            'forbidden',
            'You chose not to use the feedback board. You can change that on the Permissions page of your account.',
          );
        }
        return { body: { ssoToken: signBoardToken(user, email, config.feedback.key, now()) } };
      },
    ),
  ];
}

/** Everyone on the board sees the name, so it never falls back to the e-mail address (Canny, "Single sign-on"). */
function signBoardToken({ uid, name }: Caller, email: string, key: KeyObject, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  return jwt.sign(
    { id: uid, email, name: shownName(name, 'Alcove customer'), iat, exp: iat + TOKEN_SECONDS },
    key,
    { algorithm: 'HS256' },
  );
}
