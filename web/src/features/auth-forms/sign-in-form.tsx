import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button/button.tsx';
import { PasswordField } from '@/ui/field/password-field.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { UsernameField } from '@/ui/field/username-field.tsx';
import { signInSchema, type SignInValues } from './auth-schemas.ts';
import { FormError } from './form-error.tsx';
import { submitTo } from './submit-to.ts';
import { useCapsLock } from './use-caps-lock.ts';

/** `onSubmit` rejects with a sentence for the person; what they typed stays. */
export function SignInForm({
  email,
  label = 'Sign in',
  onSubmit,
  onPasswordLeft,
  aside,
  otherWay,
}: Props) {
  const { register, handleSubmit, setError, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: email ?? '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const capsLock = useCapsLock();

  const submit = handleSubmit(submitTo(onSubmit, setError, 'You were not signed in.'));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {email === undefined ? (
        <EmailField
          autoComplete="username webauthn"
          error={errors.email?.message}
          {...register('email')}
        />
      ) : (
        <UsernameField email={email} />
      )}
      <div className="grid gap-2">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint={capsLock.hint}
          error={errors.password?.message}
          {...capsLock.handlers}
          {...register('password', { onBlur: () => onPasswordLeft?.() })}
        />
        {aside}
      </div>
      <FormError message={errors.root?.message} />
      <Button type="submit" busy={isSubmitting || isSubmitSuccessful}>
        {label}
      </Button>
      {otherWay}
    </form>
  );
}

type Props = {
  /** Set where only the password is asked for. */
  email?: string;
  /** Of the button. */
  label?: string;
  onSubmit: (values: SignInValues) => Promise<void>;
  /** The focus has left the password. */
  onPasswordLeft?: () => void;
  /** Stands under the password, for example a way to reset it. */
  aside?: ReactNode;
  /** Stands below the button. */
  otherWay?: ReactNode;
};
