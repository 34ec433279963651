import { useState } from 'react';
import type { Machine } from '@contract/machines.ts';
import { useProve } from '@/lib/prove.ts';
import { api } from '@/platform/api-client.ts';
import { assignLocation } from '@/platform/location.ts';
import { Button } from '@/ui/button/button.tsx';
import { describeMachineProblem } from '../text/machine-problem.ts';

/**
 * Fetches a machine’s data from an address that is made each time, because it is valid for one hour. What is there is an
 * attachment, which leaves this page where it is.
 */
export function FetchDataButton({ machine, size = 'md' }: Props) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const prove = useProve();
  const fetchData = async () => {
    const { url } = await api('POST /machines/:id/export', { params: { id: machine.id } });
    assignLocation(url);
  };
  const run = async () => {
    setState({ kind: 'busy' });
    try {
      const hasBegun = await prove(fetchData);
      setState({ kind: hasBegun ? 'begun' : 'idle' });
    } catch (cause) {
      setState({ kind: 'failed', reason: describeMachineProblem(cause) });
    }
  };
  return (
    <div className="grid justify-items-start">
      <Button
        size={size}
        variant="secondary"
        busy={state.kind === 'busy'}
        onClick={() => void run()}
      >
        Download data<span className="sr-only"> of {machine.name}</span>
      </Button>
      <p role="status" className="max-w-prose text-sm font-medium not-empty:mt-2">
        {state.kind === 'begun' ? 'Your download has begun.' : null}
      </p>
      {state.kind === 'failed' && (
        <p role="alert" className="mt-2 max-w-prose text-sm font-medium text-danger">
          {state.reason}
        </p>
      )}
    </div>
  );
}

type State =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'begun' }
  | { kind: 'failed'; reason: string };

type Props = { machine: Pick<Machine, 'id' | 'name'>; size?: 'sm' | 'md' };
