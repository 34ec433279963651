import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button/button.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { forgotPasswordSchema, type ForgotPasswordValues } from './auth-schemas.ts';
import { FormError } from './form-error.tsx';
import { submitTo } from './submit-to.ts';

/** `onSubmit` rejects with a sentence for the person; what they typed stays. */
export function ForgotPasswordForm({ onSubmit }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordValues>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(submitTo(onSubmit, setError, 'No e-mail was sent.'));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
      <FormError message={errors.root?.message} />
      <Button type="submit" busy={isSubmitting}>
        Send the link
      </Button>
    </form>
  );
}

type Props = { onSubmit: (values: ForgotPasswordValues) => Promise<void> };
