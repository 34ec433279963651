import { sameForm } from '@contract/email.ts';
import type { WithdrawalReceived } from '@contract/legal/withdrawal.ts';
import type { ReviewStep } from '../common/declaration.tsx';
import { ReviewFrame } from '../common/review-frame.tsx';
import type { Person } from '../common/steps.ts';
import { sendWithdrawal } from './send-withdrawal.ts';
import { useRefund } from './use-refund.ts';
import { refundAhead } from './withdrawal-text.ts';
import type { WithdrawalFields } from './withdrawal-rules.ts';

export function WithdrawalReview({ fields, visitor, locale, ...step }: Props) {
  const known = visitor === 'unknown' ? null : visitor;
  const refund = useRefund(known?.uid ?? null, fields.contract);
  return (
    <ReviewFrame
      {...step}
      what="withdrawal"
      statement={declarationOf(fields, known)}
      facts={[
        { title: 'Name', text: fields.name },
        { title: 'Receipt to', text: sameForm(fields.email) },
        { title: 'You add', text: known === null ? '' : fields.words },
      ]}
      label="Confirm withdrawal"
      isKnown={visitor !== 'unknown'}
      send={() => sendWithdrawal(fields, known !== null)}
    >
      <span>
        {known === null
          ? 'It counts from the moment you confirm. We then send a link to the address of the account, whose button ends the plan.'
          : 'It counts from the moment you confirm. The plan ends at once, and the servers that we host for you go to sleep.'}
      </span>
      {known !== null && (
        <output className="mt-3 block font-medium">{refundAhead(refund, locale)}</output>
      )}
    </ReviewFrame>
  );
}

function declarationOf({ contract, email }: WithdrawalFields, visitor: Person | null): string {
  return contract === ''
    ? `I withdraw from the contract for the plan of ${visitor?.email ?? sameForm(email)}.`
    : `I withdraw from the contract for which I got the invoice ${contract}.`;
}

type Props = ReviewStep<WithdrawalFields, WithdrawalReceived> & { locale: string };
