import { useQueryClient } from '@tanstack/react-query';
import type { Machine } from '@contract/machines.ts';
import { api } from '@/platform/api-client.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { RenameForm } from '@/ui/rename-form/rename-form.tsx';
import { checkName } from '../text/machine-name.ts';
import { describeMachineProblem } from '../text/machine-problem.ts';

export function RenameMachineDialog({ open, onClose, machine }: Props) {
  const client = useQueryClient();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rename server"
      description="Only the name changes, not the address."
    >
      <RenameForm
        name={machine.name}
        check={checkName}
        save={async (name) => {
          await api('PATCH /machines/:id', { params: { id: machine.id }, body: { name } });
          // Its entry in the list of servers has the same name.
          await client.invalidateQueries({ queryKey: ['servers'] });
        }}
        describe={describeMachineProblem}
        onClose={onClose}
      />
    </Dialog>
  );
}

type Props = { open: boolean; machine: Pick<Machine, 'id' | 'name'>; onClose: () => void };
