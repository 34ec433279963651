import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sameForm } from '@contract/email.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { NOTHING_YET, readStep, storeStep, type Step, type Visitor } from './steps.ts';
import { ReceivedNote } from './received-note.tsx';
import { ReviewStep } from './review-step.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

/**
 * A withdrawal from a contract in two steps, and what became of it. Each step is an entry in this tab's history.
 */
export function Withdrawal({ visitor, locale, privacy }: Props) {
  const navigate = useNavigate();
  const here = useLocation();
  const isLive = useHydrated();
  const step = useMemo(() => readStep(isLive ? here.state : null), [isLive, here.state]);
  const isOthers = step.by !== null && visitor !== 'unknown' && visitor?.uid !== step.by;
  const shown = isOthers ? NOTHING_YET : step;
  const focus = useStepFocus(shown.at);
  const by = visitor === 'unknown' ? null : (visitor?.uid ?? null);
  const go = async (to: Step, options: { replace: boolean }) =>
    navigate({ ...here, hash: '' }, { ...options, state: storeStep(to) });

  if (step.by !== null && visitor === 'unknown') return <Outline />;
  switch (shown.at) {
    case 'form':
      return (
        <WithdrawalForm
          fields={shown.fields}
          visitor={visitor}
          privacy={privacy}
          onContinue={async (fields) => {
            await go({ by, at: 'form', fields }, { replace: true });
            await go({ by, at: 'review', fields }, { replace: false });
          }}
        />
      );
    case 'review':
      return (
        <ReviewStep
          ref={focus}
          fields={shown.fields}
          visitor={visitor}
          onBack={() => void navigate(-1)}
          onReceived={(declared) =>
            void go(
              {
                by: declared.hasSession ? by : null,
                at: 'received',
                email: sameForm(shown.fields.email),
                received: declared.received,
              },
              { replace: true },
            )
          }
        />
      );
    case 'received':
      return (
        <ReceivedNote
          ref={focus}
          received={shown.received}
          reader={{ email: shown.email, isOwner: shown.by !== null, locale }}
        />
      );
  }
}

/** The heading of a step gets the focus when the step changes, as a new page's does. */
function useStepFocus(at: Step['at']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    heading.current?.focus();
  }, [at]);
  return heading;
}

function Outline() {
  return (
    <output aria-label="Your session is being looked up" className="grid gap-5">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-11 w-48" />
    </output>
  );
}

type Props = {
  visitor: Visitor;
  locale: string;
  /** What happens to what is sent. */
  privacy: ReactNode;
};
