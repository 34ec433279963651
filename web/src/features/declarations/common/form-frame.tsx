import type { ReactNode, SubmitEventHandler } from 'react';
import type { AddressOf } from '@contract/endpoints.ts';
import { Button } from '@/ui/button/button.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';

/**
 * The form of the first step. Without script, and until the page is alive, it is a plain form with the browser's own checks, and the
 * API answers it with the second step.
 */
export function FormFrame({ action, isSubmitting, privacy, onSubmit, children }: Props) {
  const isLive = useHydrated();
  return (
    <form
      method="post"
      action={action}
      noValidate={isLive}
      onSubmit={onSubmit}
      className="group @container grid w-full gap-5"
    >
      {children}
      <div className="grid gap-3">
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          Continue
        </Button>
        <p className="max-w-measure text-sm text-muted">
          You confirm it in the next step; until then, nothing is declared. {privacy}
        </p>
      </div>
    </form>
  );
}

type Props = {
  action: AddressOf<'POST /withdrawals/review' | 'POST /cancellations/review'>;
  isSubmitting: boolean;
  /** What happens to what is sent. */
  privacy: ReactNode;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
};
