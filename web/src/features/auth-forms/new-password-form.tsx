import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/ui/button/button.tsx';
import { PasswordField } from '@/ui/field/password-field.tsx';
import { UsernameField } from '@/ui/field/username-field.tsx';
import { newPasswordSchema, type NewPasswordValues } from './auth-schemas.ts';
import { FormError } from './form-error.tsx';
import { submitTo } from './submit-to.ts';
import { useCapsLock } from './use-caps-lock.ts';
import { usePasswordStrength } from './use-password-strength.ts';

/** `onSubmit` rejects with a sentence for the person; what they typed stays. */
export function NewPasswordForm({ email, onSubmit }: Props) {
  const own = [email];
  const { register, handleSubmit, setError, control, formState } = useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordSchema(own)),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const capsLock = useCapsLock();
  const strength = usePasswordStrength(useWatch({ control, name: 'password' }), own);

  const submit = handleSubmit(submitTo(onSubmit, setError, 'Your password was not changed.'));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <UsernameField email={email} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={capsLock.hint}
        error={errors.password?.message}
        strength={strength}
        {...capsLock.handlers}
        {...register('password')}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" busy={isSubmitting}>
        Save the password
      </Button>
    </form>
  );
}

type Props = {
  /** Whose password it is. */
  email: string;
  onSubmit: (values: NewPasswordValues) => Promise<void>;
};
