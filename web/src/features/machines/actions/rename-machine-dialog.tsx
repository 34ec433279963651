import { useQueryClient } from '@tanstack/react-query';
import type { Machine } from '@contract/machines.ts';
import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { api } from '@/platform/api-client.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { RenameForm } from '@/ui/rename-form/rename-form.tsx';
import { describeMachineProblem } from '../text/machine-problem.ts';

export function RenameMachineDialog({ open, onClose, machine }: Props) {
  const client = useQueryClient();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rename server"
      description="The name that you see. Its address stays the same."
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

function checkName(name: string): true | string {
  const trimmed = name.trim();
  if (trimmed === '') return 'Give the server a name.';
  if (trimmed.length > LONGEST_NAME) {
    return `Use at most ${LONGEST_NAME} characters. This is ${trimmed.length}.`;
  }
  return isCleanName(trimmed) || UNCLEAN_WORDS;
}

/** The longest that the API stores. */
const LONGEST_NAME = 60;

type Props = { open: boolean; machine: Pick<Machine, 'id' | 'name'>; onClose: () => void };
