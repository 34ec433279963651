import { useEffect, useRef, type Ref } from 'react';
import { QueryClient, useMutation } from '@tanstack/react-query';
import { sameForm } from '@contract/email.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { sendWithdrawal, type Declared } from './send-withdrawal.ts';
import type { WithdrawalFields } from './withdrawal-rules.ts';
import { describeProblem } from './withdrawal-text.ts';
import type { Person, Visitor } from './steps.ts';

/** The second step: what will be declared, and the button that declares it. */
export function ReviewStep({ ref, fields, visitor, onBack, onReceived }: Props) {
  const isUnderWay = useRef(false);
  const problem = useRef<HTMLDivElement>(null);
  const known = visitor === 'unknown' ? null : visitor;
  const { mutate, isPending, isSuccess, error } = useMutation(
    {
      mutationFn: () => sendWithdrawal(fields, known !== null),
      onSuccess: onReceived,
      onSettled: () => {
        isUnderWay.current = false;
      },
    },
    queries,
  );
  useEffect(() => {
    if (error !== null) problem.current?.focus();
  }, [error]);

  // Two presses can come before the button is drawn as busy.
  function confirm(): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate();
  }

  const words = error === null ? null : describeProblem(error, navigator.onLine);
  return (
    <div className="grid gap-5">
      <h2 ref={ref} tabIndex={-1} className="font-display text-2xl font-semibold tracking-tight">
        You are about to declare
      </h2>
      <div className="grid gap-4 rounded-md border border-line bg-raised px-5 py-5">
        <p className="text-lg wrap-anywhere">{declarationOf(fields, known)}</p>
        <dl className="grid gap-3 border-t border-line pt-4 text-sm">
          <Fact title="Name">{fields.name}</Fact>
          <Fact title="Receipt to">{sameForm(fields.email)}</Fact>
          {known !== null && fields.words !== '' && <Fact title="You add">{fields.words}</Fact>}
        </dl>
      </div>
      <p className="max-w-measure">
        {known === null
          ? 'It counts from the moment you confirm. We then send a link to the address of the account, whose button ends the plan.'
          : 'It counts from the moment you confirm. The plan ends at once, and the servers that we host for you go to sleep.'}
      </p>
      {words !== null && (
        <div ref={problem} tabIndex={-1} className="rounded-md">
          <Banner tone="bad" title={words.title}>
            {words.text}
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={isPending || isSuccess || visitor === 'unknown'}
          onClick={confirm}
        >
          Confirm withdrawal
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          Go back and change it
        </Button>
      </div>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="text-muted">{title}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

function declarationOf({ contract, email }: WithdrawalFields, visitor: Person | null): string {
  return contract === ''
    ? `I withdraw from the contract for the plan of ${visitor?.email ?? sameForm(email)}.`
    : `I withdraw from the contract for which I got the invoice ${contract}.`;
}

// The page stands outside the account, which has its own. Offline, it must say so at once.
const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });

type Props = {
  ref: Ref<HTMLHeadingElement>;
  fields: WithdrawalFields;
  visitor: Visitor;
  onBack: () => void;
  onReceived: (declared: Declared) => void;
};
