import type { Consents } from '../../contract/api.ts';
import type { Config } from '../../config/config.ts';
import { NotConfiguredError } from '../../foundation/errors.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import { LIMITED_FULL, readingRoute, userRoute, type Route } from '../../http/route.ts';
import { signHelpCenterToken, signMessagingToken } from './zendesk-tokens.ts';

type Parts = {
  config: Pick<Config, 'messaging' | 'helpCenter'>;
  readConsents: (uid: string) => Promise<Consents>;
  now: () => Date;
};

/** Tokens for the help desk's widget and for its help center. */
export function createSupportRoutes({ config, readConsents, now }: Parts): Route[] {
  return [
    readingRoute(
      'GET /generate-zendesk-messaging-jwt',
      LIMITED_FULL,
      async (uid) => (config.messaging === null ? null : readConsents(uid)),
      async ({ user, read }) => {
        const consents = await read;
        if (config.messaging === null || consents === null)
          throw new NotConfiguredError('messaging');
        const { chatIdentity } = consents;
        return { body: { jwt: signMessagingToken(user, chatIdentity, config.messaging, now()) } };
      },
    ),

    userRoute('GET /generate-zendesk-jwt', LIMITED_FULL, async ({ user }) => {
      if (config.helpCenter === null) throw new NotConfiguredError('helpCenter');
      const email = requireVerifiedEmail(
        user,
        'Please confirm your e-mail address first: the help center recognises people by it.',
      );
      return { body: { jwt: signHelpCenterToken(user, email, config.helpCenter.key, now()) } };
    }),
  ];
}
