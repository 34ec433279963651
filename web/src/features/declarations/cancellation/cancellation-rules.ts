import {
  CANCELLATION_DAYS_AHEAD,
  CANCELLATION_LENGTHS,
  isDayAhead,
  type NewCancellation,
} from '@contract/legal/cancellation.ts';
import { toDateText } from '@/lib/date-text.ts';
import { planClock } from '@/platform/plan-clock.ts';
import { z } from '@/platform/zod.ts';
import { EMAIL, line, name, text } from '../common/field-rules.ts';

/** What a person fills in. `on`: as a date field writes it. The reason counts for `cause`. */
export const cancellationSchema = z
  .object({
    kind: z.string(),
    name: name(CANCELLATION_LENGTHS.name),
    email: EMAIL,
    contract: line(CANCELLATION_LENGTHS.contract),
    on: z
      .string()
      .check(
        z.refine(
          (on) => on === '' || isChoosable(on, planClock.now()),
          `Choose a whole day from today on, at most ${CANCELLATION_DAYS_AHEAD / 365} years from now, or leave it empty.`,
        ),
      ),
    reason: z.string().check(z.trim()),
  })
  .check(
    z.superRefine(({ kind, reason }, context) => {
      const faults = kind === 'cause' ? REASON.safeParse(reason).error?.issues : undefined;
      for (const { message } of faults ?? []) {
        context.addIssue({ code: 'custom', path: ['reason'], message });
      }
    }),
  );

const REASON = text(CANCELLATION_LENGTHS.reason).check(z.minLength(1, 'Tell us the reason.'));

export type CancellationFields = z.infer<typeof cancellationSchema>;

export const FIELDS = ['kind', 'name', 'email', 'contract', 'on', 'reason'] as const;

/** `kind`: empty until it is chosen, which stands for `ordinary`. */
export const NO_FIELDS: CancellationFields = {
  kind: '',
  name: '',
  email: '',
  contract: '',
  on: '',
  reason: '',
};

/** As the API takes it: what was left empty is left out, and so is the reason of an ordinary one. */
export function toCancellation(fields: CancellationFields): NewCancellation {
  const { name: who, email, contract, on, reason } = fields;
  const body = { name: who, email, ...(contract !== '' && { contract }), ...(on !== '' && { on }) };
  return fields.kind === 'cause'
    ? { kind: 'cause', ...body, reason }
    : { kind: 'ordinary', ...body };
}

/**
 * Whether a day is whole, and lies ahead but not too far. The person's own clock is not asked, since it may be years off: until an
 * answer of the API has told the time, the API alone decides.
 */
function isChoosable(on: string, now: Date | null): boolean {
  if (now === null) return !Number.isNaN(Date.parse(on));
  return on >= toDateText(now) && isDayAhead(on, now);
}
