import { useEffect, useRef, type ReactNode } from 'react';
import { QueryClient, useMutation } from '@tanstack/react-query';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import type { ReviewStep } from './declaration.tsx';
import { Facts } from './facts.tsx';
import { describeProblem } from './problem-text.ts';
import type { Declared } from './send-declaration.ts';

/** The frame of the second step: what will be declared, and the button that declares it. */
export function ReviewFrame<Received>({
  ref,
  what,
  statement,
  facts,
  label,
  isKnown,
  send,
  onBack,
  onReceived,
  children,
}: Props<Received>) {
  const isUnderWay = useRef(false);
  const problem = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation(
    {
      mutationFn: send,
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

  const words = error === null ? null : describeProblem(error, navigator.onLine, what);
  return (
    <div className="grid gap-5">
      <h2 ref={ref} tabIndex={-1} className="font-display text-2xl font-semibold tracking-tight">
        You are about to declare
      </h2>
      <div className="grid gap-4 rounded-md border border-line bg-raised px-5 py-5">
        <p className="text-lg wrap-anywhere">{statement}</p>
        <div className="border-t border-line pt-4">
          <Facts facts={facts} />
        </div>
      </div>
      <p className="max-w-measure">{children}</p>
      {words !== null && (
        <div ref={problem} tabIndex={-1} className="rounded-md">
          <Banner tone="bad" title={words.title}>
            {words.text}
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={isPending || isSuccess || !isKnown} onClick={confirm}>
          {label}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          Go back and change it
        </Button>
      </div>
    </div>
  );
}

// The page stands outside the account, which has its own. Offline, it must say so at once.
const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });

type Props<Received> = Pick<ReviewStep<never, Received>, 'ref' | 'onBack' | 'onReceived'> & {
  what: 'withdrawal' | 'cancellation';
  /** What is declared, in one sentence. */
  statement: string;
  facts: readonly { title: string; text: string }[];
  /** The button's. */
  label: string;
  /** Whether someone is signed in is known by now. */
  isKnown: boolean;
  send: () => Promise<Declared<Received>>;
  /** What happens then. */
  children: ReactNode;
};
