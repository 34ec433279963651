import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AGREEMENT_LENGTHS } from '@contract/legal/papers.ts';
import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { messageOf } from '@/lib/message-of.ts';
import { z } from '@/platform/zod.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { useAccept } from './use-agreements.ts';

/** Accepts a version of the data-processing agreement for the account. */
export function AcceptForm({ uid, name, version, onAccepted }: Props) {
  const accept = useAccept(uid, onAccepted);
  const { register, handleSubmit, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { name, role: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((typed) =>
    accept.mutate({ document: 'data-processing', version, ...typed }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-5">
      {accept.isError && (
        <Banner tone="bad" title="The agreement was not accepted">
          {`${messageOf(accept.error)} What you typed is still here.`}
        </Banner>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Your name"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Your role"
          hint="Such as owner, director or practice manager."
          autoComplete="organization-title"
          required
          error={errors.role?.message}
          {...register('role')}
        />
      </div>
      <p className="max-w-measure text-sm text-muted">
        You accept it for the customer whose account this is, and confirm that you may do so. We
        keep your name, your role, the version and the time.
      </p>
      <div>
        <Button type="submit" busy={accept.isPending}>
          {`Accept version ${version}`}
        </Button>
      </div>
    </form>
  );
}

const line = ({ max }: { max: number }, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, `Use at most ${max} characters.`),
      z.refine(isCleanName, UNCLEAN_WORDS),
    );
const fields = z.object({
  name: line(AGREEMENT_LENGTHS.name, 'Enter your name.'),
  role: line(AGREEMENT_LENGTHS.role, 'Enter the role in which you accept it.'),
});
type Fields = z.infer<typeof fields>;

type Props = {
  uid: string;
  /** What the account knows the person as; may be empty. */
  name: string;
  version: string;
  onAccepted: () => void;
};
