import { z } from 'zod';
import { PASSWORD_LENGTHS } from '../../../contract/sign-in.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { readBearerToken } from '../../../http/bearer-token.ts';
import { readClientAddress, type ClientAddress } from '../../../http/limits/client-address.ts';
import { Email } from '../../../http/email.ts';
import { bodyRoute, LIMITED_FULL, publicBodyRoute, type Route } from '../../../http/route.ts';
import type { AskForLink } from './ask-for-link.ts';
import type { Confirming, UseCodes } from './use-codes.ts';

type Parts = {
  askForLink: AskForLink;
  useCodes: UseCodes;
  /** @throws {ApiError} `rate_limited` */
  countMailedCode: (from: ClientAddress) => Promise<void>;
};

/** Links that confirm an address or bring a new password: asking for one, and the button on its page. */
export function createMailedCodeRoutes({ askForLink, useCodes, countMailedCode }: Parts): Route[] {
  return [
    publicBodyRoute('POST /password-resets', EmailBody, async ({ body, header }) => {
      await askForLink.reset(body.email, readClientAddress(header));
      return ACCEPTED;
    }),

    publicBodyRoute('POST /password-resets/confirm', ResetBody, async ({ body, header }) => {
      await countMailedCode(readClientAddress(header));
      return { body: await useCodes.reset(body.code, body.password) };
    }),

    bodyRoute('POST /confirmations', { ...LIMITED_FULL, schema: PathBody }, async (call) => {
      const idToken = readBearerToken([call.header('authorization') ?? '']) ?? '';
      await askForLink.confirmation(call.user, { path: call.body.path, idToken });
      return ACCEPTED;
    }),

    publicBodyRoute('POST /confirmations/confirm', ConfirmBody, async (call) => {
      const { body, header, caller } = call;
      await countMailedCode(readClientAddress(header));
      let by: Confirming | null = null;
      if (header('authorization') !== undefined) {
        by = { caller: await caller() };
      } else if (body.password !== undefined) by = { password: body.password };
      return { body: await useCodes.confirm(body.code, by) };
    }),

    publicBodyRoute('POST /mailed-codes/preview', CodeBody, async ({ body, header }) => {
      await countMailedCode(readClientAddress(header));
      return { body: await useCodes.preview(body.code) };
    }),
  ];
}

const ACCEPTED = { status: 202, body: { accepted: true } } as const;

const code = z.string().min(1).max(512);
const password = z.string().min(PASSWORD_LENGTHS.min).max(PASSWORD_LENGTHS.max);

/** A path of the site, which a link leads on to. */
const path = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])/);

const EmailBody = z.strictObject({ email: Email });
const ResetBody = z.strictObject({ code, password });
const PathBody = z.strictObject({ path: path.default(SITE_PATHS.dashboard) });
const ConfirmBody = z.strictObject({ code, password: password.exactOptional() });
const CodeBody = z.strictObject({ code });
