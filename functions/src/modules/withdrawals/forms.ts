import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import { CANCELLATION_LENGTHS } from '../../contract/legal/cancellation.ts';
import { ANSWER_TIME } from '../../contract/messages.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import { HOUR_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Page, PageField } from '../../http/page.ts';
import { isSigned, signWords } from '../email/links.ts';
import { declaredFacts } from './emails/declared-facts.ts';
import { momentOf } from '../email/format-moment.ts';
import {
  cancellationOf,
  DAY_WORDS,
  NewCancellation,
  NewWithdrawal,
  withdrawalOf,
} from './schemas.ts';
import type { Declaration, Withdrawal } from './withdrawal-record.ts';

/** What a browser without script sends: everything that is typed in, in any state. */
type Values = Readonly<Record<string, string>>;
type Faults = Readonly<Record<string, string>>;
type Read = { declaration: Declaration } | { faults: Faults };

/** A form of the site that works without script. */
type Form = {
  /** Where it is declared; `${path}/review` shows it first. */
  path: string;
  names: readonly string[];
  /** A declaration, or what is wrong with each field. */
  read: (values: Values, at: Date) => Read;
  fields: (values: Values, faults: Faults) => PageField[];
  button: string;
};

/** For how long what was shown in the second step can be sent. */
const SIGNED_MS = HOUR_MS;

const NAME = { type: 'text', label: 'Name', max: 100, isRequired: true } as const;
const EMAIL = {
  type: 'email',
  label: 'E-mail address for the receipt',
  max: 254,
  isRequired: true,
} as const;
const CONTRACT = {
  type: 'text',
  label: 'Invoice number (optional)',
  hint: 'It says which contract you mean. Leave it empty for the plan of this address.',
  max: 60,
} as const;

const WRONG: Faults = {
  kind: 'Choose one.',
  name: 'Enter your name, in up to 100 ordinary characters.',
  email: 'Enter an e-mail address, such as ada@example.com.',
  contract: 'Enter the number as it stands on the invoice, in up to 60 characters.',
  on: DAY_WORDS,
  reason: `Say why it should end at once, in up to ${CANCELLATION_LENGTHS.reason.max} characters.`,
};

export const FORMS = {
  withdrawals: {
    path: '/api/withdrawals',
    names: ['name', 'email', 'contract'],
    read: (values) => readAs(NewWithdrawal, values, withdrawalOf),
    fields: (values, faults) => [
      field('name', NAME, values, faults),
      field('email', EMAIL, values, faults),
      field('contract', CONTRACT, values, faults),
    ],
    button: 'Confirm withdrawal',
  },
  cancellations: {
    path: '/api/cancellations',
    names: ['kind', 'name', 'email', 'contract', 'on', 'reason'],
    // Without script, a reason that was typed stays in the form when another kind is chosen.
    read: ({ reason = '', ...values }, at) =>
      readAs(NewCancellation, values['kind'] === 'cause' ? { ...values, reason } : values, (body) =>
        cancellationOf(body, at),
      ),
    fields: (values, faults) => [
      field('kind', KIND, values, faults),
      field('reason', REASON, values, faults),
      field('name', NAME, values, faults),
      field('email', EMAIL, values, faults),
      field('contract', CONTRACT, values, faults),
      field('on', ON, values, faults),
    ],
    button: 'Cancel now',
  },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

const KIND = {
  type: 'choice',
  label: 'How should it end?',
  options: [
    { value: 'ordinary', label: 'At the end of the period' },
    { value: 'cause', label: 'At once, for an important reason' },
  ],
} as const;
const REASON = {
  type: 'lines',
  label: 'Reason',
  hint: `Up to ${CANCELLATION_LENGTHS.reason.max} characters. It is needed if the contract should end at once.`,
  max: CANCELLATION_LENGTHS.reason.max,
} as const;
const ON = {
  type: 'date',
  label: 'End on (optional)',
  hint: 'Leave it empty for as soon as possible. Otherwise the plan ends with the period in which this day lies.',
} as const;

/**
 * The second step, or the first once more where a field is wrong or is to be changed. It stores nothing: the page carries what was
 * typed, signed for an hour.
 */
export function reviewPage(name: FormName, typed: Values, { key, now, at }: Parts): Page {
  const form: Form = FORMS[name];
  const values = only(form, typed);
  const review = `${form.path}/review`;
  const read = form.read(values, at);
  if ('faults' in read || typed['change'] !== undefined) {
    const faults = 'faults' in read ? read.faults : {};
    const isWrong = Object.keys(faults).length > 0;
    return {
      status: isWrong ? 400 : 200,
      title: isWrong ? 'Please check what you entered' : 'Change what you entered',
      paragraphs: ['You confirm it in the next step; until then, nothing is declared.'],
      form: { action: review, fields: form.fields(values, faults), button: 'Continue' },
    };
  }
  const { declaration } = read;
  const signature = signWords(signedWords(form, values), new Date(now.getTime() + SIGNED_MS), key);
  const hidden = Object.entries({ ...values, ...signature });
  return {
    title: 'You are about to declare',
    paragraphs: [
      declaration.kind === 'withdrawal'
        ? 'I withdraw from this contract with Alcove.'
        : 'I cancel this contract with Alcove.',
    ],
    facts: declaredFacts(declaration),
    form: {
      action: form.path,
      fields: hidden.map(([of, value]) => ({ type: 'hidden', name: of, value })),
      button: form.button,
      other: { action: review, button: 'Change it' },
    },
  };
}

/**
 * What was shown in the second step, and is declared now.
 * @throws {ApiError} `gone` if it was not shown, or too long ago; `invalid_input`
 */
export function readReviewed(name: FormName, typed: Values, { key, now, at }: Parts): Declaration {
  const form: Form = FORMS[name];
  const values = only(form, typed);
  const { until = '', sign = '' } = typed;
  if (!isSigned(signedWords(form, values), { until, sign }, { key, now })) {
    throw new ApiError(
      'gone',
      'This page is more than an hour old. Please fill in the form again.',
    );
  }
  const read = form.read(values, at);
  if ('faults' in read) throw new ApiError('invalid_input', Object.values(read.faults).join(' '));
  return read.declaration;
}

/** What was declared, and when: the same for everyone, whether or not there is a plan. */
export function receiptPage(declared: Withdrawal): Page {
  const { day, time } = momentOf(declared.declaredAt);
  const isWithdrawal = declared.kind === 'withdrawal';
  return {
    title: `We have received your ${isWithdrawal ? 'withdrawal' : 'cancellation'}`,
    paragraphs: [
      `It reached us on ${day}, at ${time} UTC. That moment counts. A receipt goes to ${declared.email}. Save this page if you want to keep it: its address works for a day.`,
      isWithdrawal
        ? 'If this address or number belongs to a plan, a link to confirm goes to the account’s own address. Its button ends the plan and starts the refund.'
        : `${declared.kind === 'cause' ? `Our staff read the reason and decide within ${ANSWER_TIME.promised}. If they accept it, the contract ends at once; otherwise it ends` : 'The contract ends'} at the end of the period that is running, or of the one in which your day lies. We send that day to the account’s own address, with a link to confirm where this was declared signed out.`,
    ],
    facts: declaredFacts(declared),
    link: { label: 'Back to the site', path: SITE_PATHS.canceling },
  };
}

type Parts = { key: KeyObject; now: Date; /** The time by which plans live. */ at: Date };

function readAs<T>(
  schema: z.ZodType<T>,
  values: Values,
  declarationOf: (body: T) => Declaration,
): Read {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => String(path[0]));
    return { faults: Object.fromEntries(names.map((name) => [name, WRONG[name] ?? ''])) };
  }
  try {
    return { declaration: declarationOf(parsed.data) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { faults: { on: WRONG['on'] ?? '' } };
  }
}

function only({ names }: Form, typed: Values): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, typed[name] ?? '']));
}

function signedWords({ path, names }: Form, values: Values): string {
  return JSON.stringify([path, ...names.map((name) => values[name])]);
}

type Look<F = PageField> = F extends PageField ? Omit<F, 'name' | 'value' | 'fault'> : never;

function field(name: string, look: Look, values: Values, faults: Faults): PageField {
  const fault = faults[name];
  return { name, value: values[name] ?? '', ...look, ...(fault !== undefined && { fault }) };
}
