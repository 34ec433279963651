import { useEffect, useState, type ComponentProps } from 'react';
import type { PortalFlow } from '@contract/api.ts';
import { api } from '@/platform/api-client.ts';
import { assignLocation, onRestored } from '@/platform/location.ts';
import { Button } from '@/ui/button/button.tsx';
import { describePortalProblem } from '../text/portal-text.ts';
import { ProblemText } from '../text/problem-text.tsx';

/** Opens Stripe's billing pages, which lead back to this page. Shows beside itself why it failed. */
export function PortalButton({ flow, children, ...look }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);

  // The Back button restores the page as it was left: busy.
  useEffect(() => onRestored(() => setBusy(false)), []);

  const open = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const portal = await api('POST /billing-portal', {
        body: { returnPath: window.location.pathname, flow },
      });
      assignLocation(portal.url);
    } catch (cause) {
      setFailure({ cause });
      setBusy(false);
    }
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button {...look} busy={busy} onClick={() => void open()}>
        {children}
      </Button>
      {failure !== null && (
        <p role="alert" className="max-w-prose text-sm font-medium text-danger">
          <ProblemText cause={failure.cause} text={describePortalProblem(failure.cause)} />
        </p>
      )}
    </div>
  );
}

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & {
  /** The one step to take there: the portal’s front page asks for more than that (`requireProof`). */
  flow: PortalFlow;
};
