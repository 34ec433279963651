import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/ui/button/button.tsx';
import { CheckboxField } from '@/ui/field/checkbox-field.tsx';
import { PasswordField } from '@/ui/field/password-field.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { signUpSchema, type SignUpValues } from './auth-schemas.ts';
import { FormError } from './form-error.tsx';
import { submitTo } from './submit-to.ts';
import { useCapsLock } from './use-caps-lock.ts';
import { usePasswordStrength } from './use-password-strength.ts';

/** `onSubmit` rejects with a sentence for the person; what they typed stays. */
export function SignUpForm({ onSubmit, agreement }: Props) {
  const { register, handleSubmit, setError, control, formState } = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { displayName: '', email: '', password: '', agreed: false },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const [password, email, displayName] = useWatch({
    control,
    name: ['password', 'email', 'displayName'],
  });
  const strength = usePasswordStrength(password, [email, displayName]);
  const capsLock = useCapsLock();

  const submit = handleSubmit(submitTo(onSubmit, setError, 'Your account was not opened.'));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        label="Name"
        required={false}
        autoComplete="name"
        error={errors.displayName?.message}
        {...register('displayName')}
      />
      <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={capsLock.hint}
        error={errors.password?.message}
        strength={strength}
        {...capsLock.handlers}
        {...register('password')}
      />
      <CheckboxField label={agreement} error={errors.agreed?.message} {...register('agreed')} />
      <FormError message={errors.root?.message} />
      <Button type="submit" busy={isSubmitting || isSubmitSuccessful}>
        Create account
      </Button>
    </form>
  );
}

type Props = {
  onSubmit: (values: SignUpValues) => Promise<void>;
  /** What the person agrees to, with links. */
  agreement: ReactNode;
};
