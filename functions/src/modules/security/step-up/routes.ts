import { z } from 'zod';
import { Email } from '../../../http/email.ts';
import {
  bodyRoute,
  LIMITED_FULL,
  publicBodyRoute,
  userRoute,
  type Route,
} from '../../../http/route.ts';
import type { EmailChange } from './email-change.ts';
import type { Opening } from './requirement.ts';
import type { Removal } from './cooling-off.ts';

type Parts = { opening: Opening; removal: Removal; emailChange: EmailChange };

/** Whether a passkey is asked for before a server opens, and what helps those who have lost theirs. */
export function createOpeningRoutes({ opening, removal, emailChange }: Parts): Route[] {
  return [
    bodyRoute(
      'PUT /passkey-before-opening',
      { ...LIMITED_FULL, schema: SwitchBody },
      async (call) => {
        const { isRequired } = call.body;
        await opening.require(call.user, isRequired);
        return { body: { isRequired } };
      },
    ),

    userRoute('POST /recovery-codes', LIMITED_FULL, async ({ user }) => ({
      body: { codes: await opening.makeCodes(user) },
    })),

    userRoute('POST /passkey-before-opening/removal', LIMITED_FULL, async ({ user }) => ({
      body: { at: await removal.ask(user) },
    })),

    publicBodyRoute('POST /passkey-before-opening/removal/stop', LinkBody, async ({ body }) => {
      await removal.stop(body.link);
      return { body: { stopped: true } };
    }),

    bodyRoute('POST /email-change', { ...LIMITED_FULL, schema: AddressBody }, async (call) => {
      await emailChange.ask(call.user, call.body.email);
      return { status: 202, body: { accepted: true } };
    }),

    bodyRoute(
      'POST /email-change/confirm',
      { ...LIMITED_FULL, schema: LinkBody },
      async (call) => ({
        body: await emailChange.confirm(call.user, call.body.link),
      }),
    ),
  ];
}

const SwitchBody = z.strictObject({ isRequired: z.boolean() });
const LinkBody = z.strictObject({ link: z.string().min(1).max(1000) });
const AddressBody = z.strictObject({ email: Email });
