import { z } from 'zod';
import {
  CANCELLATION_KINDS,
  CANCELLATION_LENGTHS,
  isDayAhead,
} from '../../contract/legal/cancellation.ts';
import { WITHDRAWAL_LENGTHS } from '../../contract/legal/withdrawal.ts';
import { isCleanName, isCleanText } from '../../contract/unseen.ts';
import { ApiError } from '../../foundation/errors.ts';
import { Email } from '../../http/email.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import type { Declaration } from './withdrawal-record.ts';

type Length = { min: number; max: number };

const line = ({ min, max }: Length) =>
  z.string().trim().min(min).max(max).refine(isCleanName, UNCLEAN);
const lines = ({ max }: Length) => z.string().trim().max(max).refine(isCleanText, UNCLEAN);

export const NewWithdrawal = z.strictObject({
  name: line(WITHDRAWAL_LENGTHS.name),
  email: Email,
  contract: line(WITHDRAWAL_LENGTHS.contract).default(''),
  words: lines(WITHDRAWAL_LENGTHS.words).default(''),
});

/** A reason is what one for cause is about, and there alone it is taken. */
export const NewCancellation = z
  .strictObject({
    kind: z.enum(CANCELLATION_KINDS),
    name: line(CANCELLATION_LENGTHS.name),
    email: Email,
    contract: line(CANCELLATION_LENGTHS.contract).default(''),
    on: z.iso.date().exactOptional(),
    reason: lines(CANCELLATION_LENGTHS.reason).default(''),
  })
  .refine(({ kind, reason }) => (kind === 'cause') === (reason !== ''), { path: ['reason'] });

/** What is wrong with a day that cannot be asked for. */
export const DAY_WORDS = 'Choose a day from today to two years ahead, or leave it empty.';

export const LinkBody = z.strictObject({ link: z.string().min(1).max(1024) });

export function withdrawalOf(body: z.infer<typeof NewWithdrawal>): Declaration {
  return { kind: 'withdrawal', on: null, ...body };
}

/** @throws {ApiError} `invalid_input` for a day that cannot be asked for */
export function cancellationOf(
  { reason: words, on: day, ...body }: z.infer<typeof NewCancellation>,
  at: Date,
): Declaration {
  const on = day ?? null;
  if (on !== null && !isDayAhead(on, at)) {
    throw new ApiError('invalid_input', DAY_WORDS);
  }
  return { ...body, words, on };
}
