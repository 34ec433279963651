import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { EVENT_KINDS } from './mailgun.ts';

/** What can happen to a mail on its way in, and what can be reported of it afterwards. */
export const MODES = [
  'slow-connect',
  'slow-answer',
  'refuse-once',
  'refuse',
  'cut',
  'lose-answer',
  ...EVENT_KINDS,
] as const;

export type Mode = (typeof MODES)[number];

export type MailSwitch = {
  mode: Mode;
  /** The recipient whom it applies to; everyone when absent. */
  to: string | undefined;
  /** How many mails it applies to; without it, all of them until cleared. */
  times: number | undefined;
  /** Of the slow ones, in milliseconds. */
  delayMs: number;
};

export type MailSwitches = ReturnType<typeof createSwitches>;

const DELAY_BY_DEFAULT_MS = 3000;

export function createSwitches() {
  let all: MailSwitch[] = [];
  return {
    all: (): readonly MailSwitch[] => all,
    add: (one: MailSwitch): void => void all.push(one),
    /** @param to only those of this recipient; everything when absent */
    clear(to?: string): void {
      all = to === undefined ? [] : all.filter((one) => one.to !== to);
    },
    /** The switch that applies to this step of a mail to these recipients; it counts as used. */
    take(modes: readonly Mode[], to: readonly string[]): MailSwitch | undefined {
      const found = all.find(
        (one) => modes.includes(one.mode) && (one.to === undefined || to.includes(one.to)),
      );
      if (found?.times === undefined) return found;
      found.times -= 1;
      if (found.times <= 0) all = all.filter((one) => one !== found);
      return found;
    },
  };
}

/** @returns the switch, or what is wrong with it. A form sends every field as text, and empty ones too. */
export function parseSwitch(body: unknown): MailSwitch | string {
  const { mode, times, delayMs } = fieldsOf(body);
  const known = MODES.find((name) => name === mode);
  if (known === undefined) return `mode is one of ${MODES.join(', ')}`;
  const to = recipientIn(body);
  if (known === 'slow-connect' && to !== undefined) return 'a connection does not say to whom';
  const [count, delay] = [numberIn(times), numberIn(delayMs)];
  if (Number.isNaN(count) || Number.isNaN(delay)) return 'times and delayMs are numbers above 0';
  return {
    mode: known,
    to,
    times: count ?? (known === 'refuse-once' ? 1 : undefined),
    delayMs: delay ?? DELAY_BY_DEFAULT_MS,
  };
}

export function recipientIn(body: unknown): string | undefined {
  const { to } = fieldsOf(body);
  return typeof to === 'string' && to !== '' ? to.trim().toLowerCase() : undefined;
}

/** @returns NaN for what is no number above 0 */
function numberIn(value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined;
  return Number(value) > 0 ? Number(value) : NaN;
}
