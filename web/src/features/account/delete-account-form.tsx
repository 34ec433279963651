import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button/button.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { isSameAddress } from './account-text.ts';

/**
 * Asks for the account's address, to guard against deleting by accident or deleting the wrong account.
 * @param onConfirmed asks for the password and deletes
 */
export function DeleteAccountForm({ email, onConfirmed }: Props) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(onConfirmed)(event)}
      className="grid max-w-md gap-5"
    >
      <EmailField
        label="Your e-mail address"
        hint={`To confirm, type ${email}`}
        autoComplete="off"
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (typed) =>
            isSameAddress(typed, email) || 'This is not the address of this account.',
        })}
      />
      <div>
        <Button type="submit" variant="danger">
          Delete my account
        </Button>
      </div>
    </form>
  );
}

type Props = { email: string; onConfirmed: () => void };
