import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button/button.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { changeEmailSchema, type ChangeEmailValues } from './auth-schemas.ts';

/**
 * Asks for another address than the current one.
 * @param onSubmit asks for the password and goes on
 */
export function ChangeEmailForm({ email, onSubmit }: Props) {
  const { register, handleSubmit, formState } = useForm<ChangeEmailValues>({
    resolver: zodResolver(changeEmailSchema(email)),
    defaultValues: { email: '' },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values.email))(event)}
      className="grid max-w-md gap-5"
    >
      <EmailField
        label="New e-mail address"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <div>
        <Button type="submit" variant="secondary">
          Change address
        </Button>
      </div>
    </form>
  );
}

type Props = { email: string; onSubmit: (newEmail: string) => void };
