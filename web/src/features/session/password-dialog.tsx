import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { PasswordField } from '@/ui/field/password-field.tsx';
import { UsernameField } from '@/ui/field/username-field.tsx';
import { needsRecentLogin, describeWrongPassword } from './acts/recent-login.ts';
import { reauthenticate } from './account-actions.ts';

/**
 * Asks for the password before an act that needs a recent sign-in, and then goes on with it. A wrong password, an act
 * that fails and a sign-in that is too old by then are reported in the dialog, which stays open.
 */
export function PasswordDialog({ open, onClose, title, description, ...form }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  // A running act cannot be undone, so the dialog stays in sight.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={title} description={description}>
      <PasswordForm {...form} onClose={onClose} setIsBusy={setIsBusy} />
    </Dialog>
  );
}

function PasswordForm({
  email,
  children,
  confirm,
  act,
  failed,
  describe,
  onClose,
  setIsBusy,
}: FormProps) {
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    defaultValues: { password: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  const { ref, ...field } = register('password', { required: 'Enter your password.' });

  const askAgain = (message: string) => {
    setValue('password', '');
    setError('password', { message }, { shouldFocus: true });
  };

  const run = async (password: string) => {
    try {
      await reauthenticate(password);
    } catch (cause) {
      const words = describeWrongPassword(cause);
      if (words === null) setProblem(describe(cause));
      else askAgain(words);
      return;
    }
    try {
      await act();
    } catch (cause) {
      if (needsRecentLogin(cause)) askAgain(TOO_LONG_AGO);
      else setProblem(describe(cause));
      return;
    }
    onClose();
  };

  const submit = handleSubmit(async ({ password }) => {
    setProblem(null);
    setIsBusy(true);
    await run(password);
    setIsBusy(false);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {children}
      <UsernameField email={email} />
      <PasswordField
        label="Your password"
        hint="We ask again to be sure that it is you at this computer."
        autoComplete="current-password"
        readOnly={isSubmitting}
        error={errors.password?.message}
        {...field}
        ref={(input) => {
          ref(input);
          // React focuses at once, before the dialog is open; the dialog itself looks at the attribute when it opens.
          input?.setAttribute('autofocus', '');
        }}
      />
      {problem !== null && (
        <Banner tone="bad" title={failed}>
          {problem}
        </Banner>
      )}
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" variant={confirm.variant ?? 'primary'} busy={isSubmitting}>
          {confirm.label}
        </Button>
      </div>
    </form>
  );
}

const TOO_LONG_AGO =
  'It has been too long since you entered your password. Please enter it once more.';

type FormProps = {
  /** Whose password it is. */
  email: string;
  /** What is about to happen. */
  children?: ReactNode;
  confirm: { label: string; variant?: 'primary' | 'danger' };
  act: () => Promise<void>;
  /** The title above the reason for a failure, such as 'Nothing was deleted'. */
  failed: string;
  /** Puts what `act` threw into words. */
  describe: (cause: unknown) => string;
  onClose: () => void;
  setIsBusy: (isBusy: boolean) => void;
};

type Props = Omit<FormProps, 'setIsBusy'> & {
  open: boolean;
  title: string;
  description?: string;
};
