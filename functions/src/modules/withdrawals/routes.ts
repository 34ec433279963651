import { z } from 'zod';
import { WITHDRAWAL_LENGTHS } from '../../contract/legal/withdrawal.ts';
import { isCleanName, isCleanText } from '../../contract/unseen.ts';
import { ApiError } from '../../foundation/errors.ts';
import { readClientAddress, type ClientAddress } from '../../http/client-address.ts';
import { Email } from '../../http/email.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import { publicBodyRoute, type Route } from '../../http/route.ts';
import type { Withdrawals } from './withdrawals.ts';

type Parts = {
  withdrawals: Withdrawals;
  limits: {
    countSender: (form: string, from: ClientAddress) => Promise<void>;
    countPerson: (uid: string) => Promise<void>;
    countFlood: (form: string) => Promise<{ isSuspected: boolean }>;
  };
};

/** Withdrawal from a contract, with or without a session. The form asks twice, so it needs script; without it, an e-mail does as well. */
export function createWithdrawalRoutes({ withdrawals, limits }: Parts): Route[] {
  return [
    publicBodyRoute('POST /withdrawals', NewWithdrawal, async ({ body, header, caller }) => {
      const isSignedIn = header('authorization') !== undefined;
      const uid = isSignedIn ? (await caller()).uid : null;
      if (uid === null && body.words !== '') throw hasWords();
      if (uid === null) await limits.countSender('withdrawals', readClientAddress(header));
      else await limits.countPerson(uid);
      const { isSuspected } = await limits.countFlood('withdrawals');
      const received = await withdrawals.declare(body, { uid, isSuspected });
      return { status: 201, body: { received: true, ...received } };
    }),

    publicBodyRoute('POST /withdrawals/confirm', LinkBody, async ({ body, header }) => {
      await limits.countSender('withdrawals-confirm', readClientAddress(header));
      return { body: { received: true, ...(await withdrawals.confirm(body.link)) } };
    }),
  ];
}

const line = ({ min, max }: { min: number; max: number }) =>
  z.string().trim().min(min).max(max).refine(isCleanName, UNCLEAN);

const NewWithdrawal = z.strictObject({
  name: line(WITHDRAWAL_LENGTHS.name),
  email: Email,
  contract: line(WITHDRAWAL_LENGTHS.contract).default(''),
  words: z
    .string()
    .trim()
    .max(WITHDRAWAL_LENGTHS.words.max)
    .refine(isCleanText, UNCLEAN)
    .default(''),
});

/** A receipt repeats what was declared, and may go to someone who knows nothing of it. */
function hasWords(): ApiError {
  return new ApiError(
    'invalid_input',
    'Please leave out what you added: it is for people who are signed in. Your withdrawal counts without it.',
  );
}

const LinkBody = z.strictObject({ link: z.string().min(1).max(1024) });
