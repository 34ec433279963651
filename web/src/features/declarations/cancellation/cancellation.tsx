import type { ReactNode } from 'react';
import { sameForm } from '@contract/email.ts';
import type { CancellationReceived } from '@contract/legal/cancellation.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Declaration, type ReceivedStep } from '../common/declaration.tsx';
import { Facts } from '../common/facts.tsx';
import { ReceivedFrame } from '../common/received-frame.tsx';
import { SaveReceipt } from '../common/save-receipt.tsx';
import { createSteps, type Visitor } from '../common/steps.ts';
import { CancellationForm } from './cancellation-form.tsx';
import { CancellationReview } from './cancellation-review.tsx';
import { NO_FIELDS, toCancellation, type CancellationFields } from './cancellation-rules.ts';
import { describeDeclaration, describeReceived } from './cancellation-text.ts';

/** The cancellation of a contract. */
export function Cancellation({ visitor, locale, privacy }: Props) {
  return (
    <Declaration
      steps={STEPS}
      visitor={visitor}
      renderForm={(step) => <CancellationForm {...step} privacy={privacy} />}
      renderReview={(step) => <CancellationReview {...step} locale={locale} />}
      renderReceived={(step) => <ReceivedNote {...step} locale={locale} />}
    />
  );
}

const STEPS = createSteps<CancellationFields, CancellationReceived>('cancellation', NO_FIELDS);

function ReceivedNote({ ref, received, fields, isOwner, visitor, locale }: NoteProps) {
  const { title, paragraphs } = describeReceived(received, fields, { isOwner, locale });
  const own = visitor === 'unknown' || !isOwner ? null : visitor;
  return (
    <ReceivedFrame ref={ref} title={title} paragraphs={paragraphs}>
      <div className="grid gap-4 rounded-md bg-raised px-5 py-5">
        <p className="wrap-anywhere">
          {describeDeclaration(fields, { ownEmail: own?.email ?? null, locale })}
        </p>
        <div className="border-t border-line pt-4">
          <Facts
            facts={[
              { title: 'Received', text: formatDayAndTime(received.at, locale) ?? received.at },
              { title: 'Name', text: fields.name },
              { title: 'Receipt to', text: sameForm(fields.email) },
              { title: 'Reason', text: toCancellation(fields).reason ?? '' },
            ]}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <SaveReceipt receipt={received.receipt} at={received.at} />
        {isOwner && (
          <ButtonLink variant="secondary" to={PATHS.invoices}>
            See your plan
          </ButtonLink>
        )}
      </div>
    </ReceivedFrame>
  );
}

type NoteProps = ReceivedStep<CancellationFields, CancellationReceived> & { locale: string };

type Props = {
  visitor: Visitor;
  locale: string;
  /** What happens to what is sent. */
  privacy: ReactNode;
};
