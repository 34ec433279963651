import { sameForm } from '@contract/email.ts';
import type { CancellationReceived } from '@contract/legal/cancellation.ts';
import type { ReviewStep } from '../common/declaration.tsx';
import { ReviewFrame } from '../common/review-frame.tsx';
import { toCancellation, type CancellationFields } from './cancellation-rules.ts';
import { describeDeclaration, describeNext } from './cancellation-text.ts';
import { sendCancellation } from './send-cancellation.ts';

export function CancellationReview({ fields, visitor, locale, ...step }: Props) {
  const known = visitor === 'unknown' ? null : visitor;
  return (
    <ReviewFrame
      {...step}
      what="cancellation"
      statement={describeDeclaration(fields, { ownEmail: known?.email ?? null, locale })}
      facts={[
        { title: 'Name', text: fields.name },
        { title: 'Receipt to', text: sameForm(fields.email) },
        { title: 'Reason', text: toCancellation(fields).reason ?? '' },
      ]}
      label="Cancel now"
      isKnown={visitor !== 'unknown'}
      send={() => sendCancellation(fields, known !== null)}
    >
      {describeNext(fields, known !== null)}
    </ReviewFrame>
  );
}

type Props = ReviewStep<CancellationFields, CancellationReceived> & { locale: string };
