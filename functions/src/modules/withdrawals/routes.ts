import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { readClientAddress } from '../../http/limits/client-address.ts';
import {
  LIMITED_FULL,
  pageRoute,
  publicBodyRoute,
  userRoute,
  type Incoming,
  type PublicRoute,
  type Route,
} from '../../http/route.ts';
import { readLink, receiptPathOf } from '../email/links.ts';
import type { VisitorLimits } from '../../http/limits/visitor-limits.ts';
import type { Cancellations } from './cancellations.ts';
import type { Declaring } from './declare.ts';
import { readReviewed, receiptPage, reviewPage, type FormName } from './forms.ts';
import {
  cancellationOf,
  LinkBody,
  NewCancellation,
  NewWithdrawal,
  withdrawalOf,
} from './schemas.ts';
import type { Declaration } from './withdrawal-record.ts';
import type { WithdrawalStore } from './withdrawal-store.ts';
import type { Withdrawals } from './withdrawals.ts';

type Parts = {
  withdrawals: Withdrawals;
  cancellations: Cancellations;
  store: Pick<WithdrawalStore, 'read'>;
  /** Of links. @throws {ApiError} `not_configured` where no mail is sent */
  key: () => KeyObject;
  /** Whether an account has an address. */
  isKnown: (email: string) => Promise<boolean>;
  limits: Pick<VisitorLimits, 'countSender' | 'countPerson' | 'countFlood' | 'takeReason'>;
  now: () => Date;
  planNow: () => Promise<Date>;
};

const RECEIPT_MS = DAY_MS;
const FORM_BYTES = 10 * 1024;

/** Withdrawal from a contract and its cancellation, with or without a session, and with or without script. */
export function createWithdrawalRoutes(parts: Parts): Route[] {
  const { withdrawals, cancellations, store, key, limits, now } = parts;
  const declaringRoute = createDeclaringRoute(parts);

  return [
    declaringRoute('withdrawals', async (incoming) =>
      withdrawalOf(await incoming.jsonBody(NewWithdrawal)),
    ),
    userRoute('GET /withdrawals/refund', LIMITED_FULL, async ({ user, query }) => ({
      body: await withdrawals.preview(user.uid, query('contract').join()),
    })),
    reviewRoute('withdrawals', parts),
    publicBodyRoute('POST /withdrawals/confirm', LinkBody, async ({ body, header }) => {
      await limits.countSender('withdrawals-confirm', readClientAddress(header));
      return { body: { received: true, ...(await withdrawals.confirm(body.link)) } };
    }),

    declaringRoute('cancellations', async (incoming, at) =>
      cancellationOf(await incoming.jsonBody(NewCancellation), at),
    ),
    reviewRoute('cancellations', parts),
    publicBodyRoute('POST /cancellations/confirm', LinkBody, async ({ body, header }) => {
      await limits.countSender('cancellations-confirm', readClientAddress(header));
      return { body: { received: true, ...(await cancellations.confirm(body.link)) } };
    }),

    pageRoute('GET /declarations/receipt', async ({ query }) => {
      const [id = '', until = '', sign = ''] = (['id', 'until', 'sign'] as const).map((name) =>
        query(name).join(),
      );
      const link = readLink('declaration-receipt', { id, until, sign }, { key: key(), now: now() });
      const declared = link === null ? null : await store.read(link.id);
      if (declared === null || link?.isOf(declared.declaredAt) !== true) throw receiptGone();
      return receiptPage(declared);
    }),
  ];
}

/** Declares: in JSON for our script, and for a browser without it as the form of the second step. */
function createDeclaringRoute(parts: Parts) {
  const { withdrawals, cancellations, key, limits, now, planNow } = parts;

  return (
    name: FormName,
    readJson: (incoming: Incoming, at: Date) => Promise<Declaration>,
  ): PublicRoute => ({
    key: `POST /${name}`,
    access: 'public',
    pages: 'form',
    async handle(incoming) {
      const { header, isFormPost: isForm } = incoming;
      const at = await planNow();
      const declaration = isForm
        ? readReviewed(name, await incoming.formBody(Fields, FORM_BYTES), {
            key: key(),
            now: now(),
            at,
          })
        : await readJson(incoming, at);
      const isSignedIn = !isForm && header('authorization') !== undefined;
      const uid = isSignedIn ? (await incoming.caller()).uid : null;
      if (uid === null && declaration.kind === 'withdrawal' && declaration.words !== '') {
        throw hasWords();
      }
      if (uid === null) await limits.countSender(name, readClientAddress(header));
      else await limits.countPerson(uid);
      await limits.countFlood(name);
      const declaring = { uid, isReasonQuoted: await quotesReason(declaration, uid, header) };
      const { id, ...received } =
        declaration.kind === 'withdrawal'
          ? await withdrawals.declare(declaration, declaring)
          : await cancellations.declare(declaration, declaring);
      const until = new Date(now().getTime() + RECEIPT_MS);
      const receipt = receiptPathOf({ id, generation: received.at, until }, key());
      if (isForm) return { seeOther: receipt };
      const body = { received: true, receipt, ...received } satisfies AnswerOf<'POST /withdrawals'>;
      return { status: 201, body };
    },
  });

  /** A reason is quoted as it was typed, perhaps by a stranger, to an address that they name. */
  async function quotesReason(
    { kind, email }: Declaration,
    uid: Declaring['uid'],
    header: Incoming['header'],
  ): Promise<boolean> {
    if (kind !== 'cause') return true;
    const isKnown = await parts.isKnown(email).catch(() => false);
    return limits.takeReason(uid ?? readClientAddress(header), isKnown);
  }
}

/** The second step for a browser without script. */
function reviewRoute(name: FormName, { key, limits, now, planNow }: Parts): PublicRoute {
  return {
    key: `POST /${name}/review`,
    access: 'public',
    pages: 'form',
    async handle({ header, isFormPost: isForm, formBody }) {
      if (!isForm)
        throw new ApiError('unsupported_media_type', 'The request must be sent as a form.');
      const typed = await formBody(Fields, FORM_BYTES);
      await limits.countSender(`${name}-review`, readClientAddress(header));
      return { page: reviewPage(name, typed, { key: key(), now: now(), at: await planNow() }) };
    },
  };
}

const Fields = z.record(z.string(), z.string());

/** A receipt repeats what was declared, and may go to someone who knows nothing of it. */
function hasWords(): ApiError {
  return new ApiError(
    'invalid_input',
    'Please leave out what you added: it is for people who are signed in. Your withdrawal counts without it.',
  );
}

function receiptGone(): ApiError {
  return new ApiError(
    'gone',
    'This receipt was shown for a day. It is also in the e-mail that we sent.',
  );
}
