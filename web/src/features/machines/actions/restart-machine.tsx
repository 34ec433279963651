import { useId, useRef, useState } from 'react';
import { canRestart, RESTART_PAUSE_MINUTES, type Machine } from '@contract/machines.ts';
import { api } from '@/platform/api-client.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { Button } from '@/ui/button/button.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { describeMachineProblem } from '../text/machine-problem.ts';

/** Restarts a machine that runs. Where it cannot be restarted now, the button is off and says why. */
export function RestartMachine({ machine }: { machine: Machine }) {
  const now = usePlanNow();
  const reasonId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The same for each try, until one has gone through.
  const restartId = useRef<string | null>(null);
  const reason = whyNot(machine, now);

  const run = async () => {
    setIsBusy(true);
    setProblem(null);
    restartId.current ??= crypto.randomUUID();
    try {
      const { isByHand } = await api('POST /machines/:id/restart', {
        params: { id: machine.id },
        body: { restartId: restartId.current },
      });
      restartId.current = null;
      notify.success(
        isByHand
          ? `We have your request and restart ${machine.name} by hand`
          : `${machine.name} is restarting`,
      );
    } catch (cause) {
      setProblem(describeMachineProblem(cause));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => void run()}
      >
        Restart<span className="sr-only"> {machine.name}</span>
      </Button>
      {reason !== null && (
        <p id={reasonId} className="max-w-prose text-sm text-muted">
          {reason}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="max-w-prose text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function whyNot(machine: Machine, now: Date | null): string | null {
  if (!canRestart(machine)) return 'Only a server that is running can be restarted.';
  if (machine.restartedAt === null || now === null) return null;
  const isJust = now.getTime() - Date.parse(machine.restartedAt) < RESTART_PAUSE_MINUTES * 60_000;
  return isJust ? 'A restart was requested a moment ago. Give it a few minutes.' : null;
}
