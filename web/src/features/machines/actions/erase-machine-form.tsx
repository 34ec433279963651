import { useForm } from 'react-hook-form';
import type { Machine } from '@contract/machines.ts';
import { Button } from '@/ui/button/button.tsx';
import { TextField } from '@/ui/field/text-field.tsx';

/** Asks for the machine’s name before it can be erased. */
export function EraseMachineForm({ machine, onConfirmed }: Props) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(() => onConfirmed());
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5">
      <TextField
        label="The server’s name"
        hint={`To confirm, type ${machine.name}`}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', {
          validate: (typed) =>
            typed.trim() === machine.name.trim() || 'This is not the name of this server.',
        })}
      />
      <div>
        <Button type="submit" variant="danger">
          Erase this server
        </Button>
      </div>
    </form>
  );
}

type Props = { machine: Pick<Machine, 'name'>; onConfirmed: () => void };
