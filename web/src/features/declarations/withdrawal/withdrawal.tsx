import type { ReactNode } from 'react';
import { sameForm } from '@contract/email.ts';
import type { WithdrawalReceived } from '@contract/legal/withdrawal.ts';
import { Declaration } from '../common/declaration.tsx';
import { createSteps, type Visitor } from '../common/steps.ts';
import { ReceivedNote } from './received-note.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';
import { NO_FIELDS, type WithdrawalFields } from './withdrawal-rules.ts';

/** A withdrawal from a contract. */
export function Withdrawal({ visitor, locale, privacy }: Props) {
  return (
    <Declaration
      steps={STEPS}
      visitor={visitor}
      renderForm={(step) => <WithdrawalForm {...step} privacy={privacy} />}
      renderReview={(step) => <WithdrawalReview {...step} locale={locale} />}
      renderReceived={({ ref, received, fields, isOwner }) => (
        <ReceivedNote
          ref={ref}
          received={received}
          reader={{ email: sameForm(fields.email), isOwner, locale }}
        />
      )}
    />
  );
}

const STEPS = createSteps<WithdrawalFields, WithdrawalReceived>('withdrawal', NO_FIELDS);

type Props = {
  visitor: Visitor;
  locale: string;
  /** What happens to what is sent. */
  privacy: ReactNode;
};
