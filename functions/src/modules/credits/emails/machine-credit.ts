import { monthInWords } from '../../../foundation/iso-time.ts';
import type { FactsOf } from '../../email/email-kind.ts';
import type { Letter } from '../../email/template.ts';
import { machineEmail } from '../../machines/emails/machine.ts';
import { machineCredit } from '../email-kinds.ts';

export const machineCreditEmail = machineEmail(machineCredit, credit, () => true);

/** @throws {RangeError} for a currency that is none */
function credit({
  name,
  month,
  hours,
  amount,
  currency,
  ...how
}: FactsOf<typeof machineCredit>): Pick<Letter, 'subject' | 'parts'> {
  const sum = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
  const when = monthInWords(month);
  if (how.isMoved) {
    return {
      subject: `Your ${sum} for ${name} in ${when}`,
      parts: [
        `We wrote to you that ${sum} for ${name} in ${when} would come off your next invoice. That invoice will not be paid any more, so you get the money another way.`,
        CREDIT_WORDS[how.way],
      ],
    };
  }
  const short = hours === 1 ? 'one full hour' : `${hours} full hours`;
  return {
    subject: `You get back ${sum} for ${name}`,
    parts: [
      `In ${when}, ${name} fell short of the availability that we aim for by ${short}. Our terms say what that is worth: you get back ${sum}. There is nothing for you to do.`,
      CREDIT_WORDS[how.way],
    ],
  };
}

const CREDIT_WORDS: Readonly<Record<FactsOf<typeof machineCredit>['way'], string>> = {
  invoice: 'It is taken off your next invoice, on a line of its own.',
  refund: 'It goes back to the card that paid, which takes a few working days.',
  balance:
    'It is on your account as credit, and comes off your next invoice. If you would rather have it paid out, write to us.',
  staff: 'We will write to you about how it reaches you.',
};
