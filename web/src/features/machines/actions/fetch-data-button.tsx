import { useState } from 'react';
import type { Machine } from '@contract/machines.ts';
import { useProve } from '@/lib/prove.ts';
import { api } from '@/platform/api-client.ts';
import { openBlankTab } from '@/platform/blank-tab.ts';
import { assignLocation } from '@/platform/location.ts';
import { Button } from '@/ui/button/button.tsx';
import { describeMachineProblem } from '../text/machine-problem.ts';

/** Opens the address from which a machine’s data can be fetched, made each time, because it is valid for one hour. */
export function FetchDataButton({ machine, size = 'md' }: Props) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const prove = useProve();
  const fetchData = async () => {
    const tab = openBlankTab('Preparing your download');
    try {
      const { url } = await api('POST /machines/:id/export', { params: { id: machine.id } });
      if (tab === null) assignLocation(url);
      else tab.location.replace(url);
    } catch (cause) {
      tab?.close();
      throw cause;
    }
  };
  const run = async () => {
    setState({ kind: 'busy' });
    try {
      await prove(fetchData);
      setState({ kind: 'idle' });
    } catch (cause) {
      setState({ kind: 'failed', reason: describeMachineProblem(cause) });
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size={size}
        variant="secondary"
        busy={state.kind === 'busy'}
        onClick={() => void run()}
      >
        Download data<span className="sr-only"> of {machine.name}</span>
      </Button>
      {state.kind === 'failed' && (
        <p role="alert" className="max-w-prose text-sm font-medium text-danger">
          {state.reason}
        </p>
      )}
    </div>
  );
}

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; reason: string };

type Props = { machine: Pick<Machine, 'id' | 'name'>; size?: 'sm' | 'md' };
