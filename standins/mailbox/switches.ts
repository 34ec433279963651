import { z } from 'zod';

/** What can happen to a mail on its way in. */
export const Mode = z.enum(['slow-answer', 'refuse-once', 'refuse', 'cut', 'lose-answer']);

export type Mode = z.infer<typeof Mode>;

/** A form sends every field as text, and empty ones too. */
const empty = z.literal('').transform(() => undefined);

/** To whom a switch applies, in small letters; to all when absent. */
const To = empty.or(z.string().trim().toLowerCase()).optional();

/** A number above 0. */
const count = empty.or(z.coerce.number().positive()).optional();

export const Recipient = z.object({ to: To });

export const MailSwitch = z
  .object({
    mode: Mode,
    to: To,
    /** How many mails it applies to; without it, all of them until cleared. */
    times: count,
    /** Of `slow-answer`, in milliseconds. */
    delayMs: count.transform((delay) => delay ?? 3000),
  })
  .transform((one) => ({
    ...one,
    times: one.times ?? (one.mode === 'refuse-once' ? 1 : undefined),
  }));

export type MailSwitch = z.infer<typeof MailSwitch>;

export type MailSwitches = ReturnType<typeof createSwitches>;

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
