import type { Ref } from 'react';
import type { WithdrawalReceived } from '@contract/legal/withdrawal.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { describeReceived, type Reader } from './withdrawal-text.ts';

/** What was received and when, and what follows. */
export function ReceivedNote({ ref, received, reader }: Props) {
  const { title, paragraphs, next } = describeReceived(received, reader);
  return (
    <div className="grid gap-5 rounded-md bg-accent-tint px-5 py-6">
      <h2 ref={ref} tabIndex={-1} className="font-display text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-measure wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {next !== null && (
        <div>
          <ButtonLink variant="secondary" to={next === 'plan' ? PATHS.invoices : PATHS.canceling}>
            {next === 'plan' ? 'See your plan' : 'Cancel your plan'}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type Props = {
  ref: Ref<HTMLHeadingElement>;
  received: WithdrawalReceived;
  reader: Reader;
};
