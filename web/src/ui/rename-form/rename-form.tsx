import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextField } from '@/ui/field/text-field.tsx';

/** One name, saved or left as it was. */
export function RenameForm({ name, hint, check, save, describe, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await save(typed.name.trim());
      onClose();
    } catch (cause) {
      setProblem(describe(cause));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {problem !== null && (
        <Banner tone="bad" title="The name was not changed">
          {problem}
        </Banner>
      )}
      <TextField
        label="Name"
        hint={hint}
        error={errors.name?.message}
        autoComplete="off"
        {...register('name', { validate: (typed) => check(typed) })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Save name
        </Button>
      </div>
    </form>
  );
}

type Props = {
  /** The present one. */
  name: string;
  hint?: string;
  /** True when the name is good, else what is wrong with it. */
  check: (name: string) => true | string;
  save: (name: string) => Promise<unknown>;
  /** Why it could not be saved. */
  describe: (cause: unknown) => string;
  onClose: () => void;
};
