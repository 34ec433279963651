import { NotConfiguredError } from '../../foundation/errors.ts';
import { LIMITED_FULL, publicRoute, userRoute, type Route } from '../../http/route.ts';
import type { ConfirmAddress } from './confirm-address.ts';
import { MAIL_EVENT_LIMIT_BYTES, type ReceiveMailEvent } from './mail-events.ts';

/** Null where no mail is sent. */
type Parts = { receiveEvent: ReceiveMailEvent; confirmAddress: ConfirmAddress } | null;

/** What follows when a mail comes back: the provider's reports, and a new attempt that its recipient asks for. */
export function createMailEventRoutes(parts: Parts): Route[] {
  return [
    publicRoute('POST /mail-events', async (call) => {
      const { receiveEvent } = needed(parts);
      const body = await call.rawBody(MAIL_EVENT_LIMIT_BYTES);
      await receiveEvent(body, call.header('mail-signature'));
      return { body: { received: true } };
    }),

    userRoute('POST /address-confirmations', LIMITED_FULL, async ({ user }) => {
      await needed(parts).confirmAddress(user);
      return { body: { sent: true } };
    }),
  ];
}

function needed(parts: Parts): NonNullable<Parts> {
  if (parts === null) throw new NotConfiguredError('mail');
  return parts;
}
