import { useEffect, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import type { Declared } from './send-declaration.ts';
import type { Step, Steps, Visitor } from './steps.ts';

/** A declaration in two steps, and what became of it. Each step is an entry in this tab's history. */
export function Declaration<Fields, Received>({
  steps,
  visitor,
  renderForm,
  renderReview,
  renderReceived,
}: Props<Fields, Received>) {
  const navigate = useNavigate();
  const here = useLocation();
  const isLive = useHydrated();
  const step = useMemo(() => steps.read(isLive ? here.state : null), [steps, isLive, here.state]);
  const isOthers = step.by !== null && visitor !== 'unknown' && visitor?.uid !== step.by;
  const shown = isOthers ? steps.nothingYet : step;
  const focus = useStepFocus(shown.at);
  const by = visitor === 'unknown' ? null : (visitor?.uid ?? null);
  const go = async (to: Step<Fields, Received>, options: { replace: boolean }) =>
    navigate({ ...here, hash: '' }, { ...options, state: steps.store(to) });

  if (step.by !== null && visitor === 'unknown') return <Outline />;
  const { fields } = shown;
  switch (shown.at) {
    case 'form':
      return renderForm({
        fields,
        visitor,
        onContinue: async (filledIn) => {
          await go({ by, at: 'form', fields: filledIn }, { replace: true });
          await go({ by, at: 'review', fields: filledIn }, { replace: false });
        },
      });
    case 'review':
      return renderReview({
        ref: focus,
        fields,
        visitor,
        onBack: () => void navigate(-1),
        onReceived: (declared) =>
          void go(
            {
              by: declared.hasSession ? by : null,
              at: 'received',
              fields,
              received: declared.received,
            },
            { replace: true },
          ),
      });
    case 'received':
      return renderReceived({
        ref: focus,
        fields,
        received: shown.received,
        isOwner: shown.by !== null,
        visitor,
      });
  }
}

/** The heading of a step gets the focus when the step changes, as a new page's does. */
function useStepFocus(at: Step<unknown, unknown>['at']) {
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

/** The first step: it declares nothing yet. */
export type FormStep<Fields> = {
  /** What was filled in before. */
  fields: Fields;
  visitor: Visitor;
  onContinue: (fields: Fields) => Promise<void>;
};

/** The second step: what will be declared, and the button that declares it. */
export type ReviewStep<Fields, Received> = {
  ref: Ref<HTMLHeadingElement>;
  fields: Fields;
  visitor: Visitor;
  onBack: () => void;
  onReceived: (declared: Declared<Received>) => void;
};

/** What was received and when, and what follows. */
export type ReceivedStep<Fields, Received> = {
  ref: Ref<HTMLHeadingElement>;
  fields: Fields;
  received: Received;
  /** It was declared from a session. */
  isOwner: boolean;
  visitor: Visitor;
};

type Props<Fields, Received> = {
  steps: Steps<Fields, Received>;
  visitor: Visitor;
  renderForm: (step: FormStep<Fields>) => ReactNode;
  renderReview: (step: ReviewStep<Fields, Received>) => ReactNode;
  renderReceived: (step: ReceivedStep<Fields, Received>) => ReactNode;
};
