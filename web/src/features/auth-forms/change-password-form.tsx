import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/ui/button/button.tsx';
import { PasswordField } from '@/ui/field/password-field.tsx';
import { UsernameField } from '@/ui/field/username-field.tsx';
import { changePasswordSchema, type ChangePasswordValues } from './auth-schemas.ts';
import { FormError } from './form-error.tsx';
import { submitTo } from './submit-to.ts';
import { useCapsLock } from './use-caps-lock.ts';
import { usePasswordStrength } from './use-password-strength.ts';

/** `onSubmit` rejects with a sentence for the person; what they typed stays. */
export function ChangePasswordForm({ email, displayName, onSubmit, wrongPassword }: Props) {
  const own = [email, displayName];
  const { register, handleSubmit, setError, control, formState } = useForm<ChangePasswordValues>({
    resolver: zodResolver(changePasswordSchema(own)),
    defaultValues: { current: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const capsLock = useCapsLock();
  const strength = usePasswordStrength(useWatch({ control, name: 'password' }), own);

  const change = async (values: ChangePasswordValues) => {
    try {
      await onSubmit(values);
    } catch (cause) {
      const wrong = wrongPassword(cause);
      if (wrong === null) throw cause;
      setError('current', { message: wrong }, { shouldFocus: true });
    }
  };
  const submit = handleSubmit(submitTo(change, setError, 'Your password was not changed.'));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5">
      <UsernameField email={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        hint={capsLock.hint}
        error={errors.current?.message}
        {...capsLock.handlers}
        {...register('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={errors.password?.message}
        strength={strength}
        {...register('password')}
      />
      <FormError message={errors.root?.message} />
      <div>
        <Button type="submit" busy={isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  );
}

type Props = {
  /** Whose password it is. */
  email: string;
  displayName: string;
  onSubmit: (values: ChangePasswordValues) => Promise<void>;
  /** The error for the current password; null when a failure has another reason. */
  wrongPassword: (cause: unknown) => string | null;
};
