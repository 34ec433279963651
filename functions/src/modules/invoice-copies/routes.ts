import { z } from 'zod';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { readClientAddress, type ClientAddress } from '../../http/limits/client-address.ts';
import { Email } from '../../http/email.ts';
import { requireProof } from '../../http/require-proof.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import {
  bodyRoute,
  LIMITED_FULL,
  publicBodyRoute,
  userRoute,
  type Route,
} from '../../http/route.ts';
import type { FollowedLink, InvoiceCopies } from './invoice-copies.ts';

type Parts = {
  copies: Pick<InvoiceCopies, 'list' | 'add' | 'remove' | 'confirm'>;
  /** A link to confirm: null if it is not ours, or too old. Null itself where no mail is sent. */
  readLink: ((text: string) => FollowedLink | null) | null;
  countSender: (form: string, from: ClientAddress) => Promise<void>;
  now: () => Date;
};

/** Who else gets a person's invoices, and the consent of the owners of these addresses. */
export function createInvoiceCopyRoutes({ copies, readLink, countSender, now }: Parts): Route[] {
  return [
    userRoute('GET /invoice-copies', LIMITED_FULL, async ({ user }) => ({
      body: { copies: await copies.list(user.uid) },
    })),

    bodyRoute('POST /invoice-copies', { ...LIMITED_FULL, schema: CopyBody }, async (call) => {
      if (readLink === null) throw new NotConfiguredError('mail');
      const { user, body } = call;
      requireProof(user, now());
      const own = requireVerifiedEmail(
        user,
        'Please confirm your own e-mail address first: the other address is told who asks.',
      );
      if (body.email === own) throw isOwn();
      return { status: 201, body: await copies.add(user.uid, body.email, own) };
    }),

    // Before the path that any id fits.
    publicBodyRoute('POST /invoice-copies/confirm', LinkBody, async ({ body, header }) => {
      if (readLink === null) throw new NotConfiguredError('mail');
      await countSender('invoice-copies-confirm', readClientAddress(header));
      const link = readLink(body.link);
      const email = link === null ? null : await copies.confirm(link);
      if (email === null) throw isGone();
      return { body: { email } };
    }),

    userRoute('DELETE /invoice-copies/:id', LIMITED_FULL, async ({ user, param }) => {
      await copies.remove(user.uid, param('id'));
      return { body: { deleted: true } };
    }),
  ];
}

const CopyBody = z.strictObject({ email: Email });
const LinkBody = z.strictObject({ link: z.string().min(1).max(1024) });

function isOwn(): ApiError {
  return new ApiError('invalid_input', 'Your invoices come to this address already.');
}

function isGone(): ApiError {
  return new ApiError(
    'gone',
    'This link does not work any more. It works for 14 days, and as long as the address is on the list.',
  );
}
