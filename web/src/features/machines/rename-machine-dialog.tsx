import { useForm } from 'react-hook-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@contract/endpoints.ts';
import type { Machine } from '@contract/machines.ts';
import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { api } from '@/platform/api-client.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { describeMachineProblem } from './machine-problem.ts';

export function RenameMachineDialog({ open, onClose, machine }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rename machine"
      description="What you call it. Its address stays."
    >
      <RenameForm machine={machine} onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ machine, onClose }: Props) {
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: (body: Renaming) =>
      api('PATCH /machines/:id', { params: { id: machine.id }, body }),
    // Its entry in the list of servers has the same name.
    onSuccess: () => client.invalidateQueries({ queryKey: ['servers'] }),
  });
  const { register, handleSubmit, formState } = useForm<Renaming>({
    defaultValues: { name: machine.name },
  });
  const submit = handleSubmit(({ name }) =>
    rename.mutate({ name: name.trim() }, { onSuccess: onClose }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {rename.isError && (
        <Banner tone="bad" title="The name was not changed">
          {describeMachineProblem(rename.error)}
        </Banner>
      )}
      <TextField
        label="Name"
        error={formState.errors.name?.message}
        autoComplete="off"
        {...register('name', { validate: checkName })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={rename.isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={rename.isPending}>
          Save name
        </Button>
      </div>
    </form>
  );
}

/** True when the name is good, else what is wrong with it. */
function checkName(name: string): true | string {
  const trimmed = name.trim();
  if (trimmed === '') return 'Give the machine a name.';
  if (trimmed.length > LONGEST_NAME) {
    return `Use at most ${LONGEST_NAME} characters. This is ${trimmed.length}.`;
  }
  return isCleanName(trimmed) || UNCLEAN_WORDS;
}

/** The longest that the API stores. */
const LONGEST_NAME = 60;

type Renaming = BodyOf<'PATCH /machines/:id'>;

type Props = { machine: Pick<Machine, 'id' | 'name'>; onClose: () => void };
