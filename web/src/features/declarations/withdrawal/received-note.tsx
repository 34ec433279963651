import type { Ref } from 'react';
import type { WithdrawalReceived } from '@contract/legal/withdrawal.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { ReceivedFrame } from '../common/received-frame.tsx';
import { SaveReceipt } from '../common/save-receipt.tsx';
import { describeReceived, type Reader } from './withdrawal-text.ts';

/** What was received and when, and what follows. */
export function ReceivedNote({ ref, received, reader }: Props) {
  const { title, paragraphs, next } = describeReceived(received, reader);
  return (
    <ReceivedFrame ref={ref} title={title} paragraphs={paragraphs}>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {received.receipt !== undefined && (
          <SaveReceipt receipt={received.receipt} at={received.at} />
        )}
        {next !== null && (
          <ButtonLink variant="secondary" to={next === 'plan' ? PATHS.invoices : PATHS.canceling}>
            {next === 'plan' ? 'See your plan' : 'Cancel your plan'}
          </ButtonLink>
        )}
      </div>
    </ReceivedFrame>
  );
}

type Props = {
  ref: Ref<HTMLHeadingElement>;
  received: WithdrawalReceived;
  reader: Reader;
};
