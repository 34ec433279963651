import { useState } from 'react';
import type { Machine } from '@contract/machines.ts';
import { EraseMachineForm } from '@/features/machines/actions/erase-machine-form.tsx';
import { eraseMachine } from '@/features/machines/actions/machine-api.ts';
import { describeMachineProblem } from '@/features/machines/text/machine-problem.ts';
import { whoLoses } from '@/features/machines/text/machine-people.ts';
import { afterErasing } from '@/features/machines/text/after-erasing.ts';
import { ProofDialog } from '@/features/session/proof/proof-dialog.tsx';
import { Fold } from '@/ui/fold/fold.tsx';
import { notify } from '@/ui/toast/notify.ts';

/** Folded, at the end: it cannot be taken back. */
export function Erasure({ machine, email }: { machine: Machine; email: string }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="border-t border-line pt-4">
      <Fold title="Erase this server">
        <p className="mb-5 max-w-measure text-muted">
          Everything on it is deleted at once and for good, with its backups. Even we cannot bring
          it back. {machine.members.length > 0 && <span>{whoLoses(machine)} </span>}
          <span>{afterErasing(machine)}</span>
        </p>
        <EraseMachineForm machine={machine} onConfirmed={() => setIsAsked(true)} />
      </Fold>
      <ProofDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Erase ${machine.name} for good?`}
        email={email}
        confirm={{ label: 'Erase for good', variant: 'danger' }}
        act={async () => {
          await eraseMachine(machine);
          notify.success(`${machine.name} is being erased`);
        }}
        failed="The server was not erased"
        describe={describeMachineProblem}
      >
        <p>
          <span className="font-semibold wrap-anywhere">{machine.name}</span>, everything on it and
          its backups will be erased now.{' '}
          {machine.members.length > 0 && <span>{whoLoses(machine)}</span>}
        </p>
      </ProofDialog>
    </div>
  );
}
