import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { PasswordField } from '@/ui/field/password-field.tsx';
import { UsernameField } from '@/ui/field/username-field.tsx';
import { reauthenticate } from '../account-actions.ts';
import { describeWrongPassword, neededProof } from './needed-proof.ts';

/** Asks for the password, and then goes on with the act. */
export function PasswordForm({
  email,
  children,
  confirm,
  act,
  failed,
  describe,
  onClose,
  onPasskeyNeeded,
  setIsBusy,
  otherWay,
}: Props) {
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { password: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  const { ref, ...field } = register('password', { required: 'Enter your password.' });
  // Where the dialog was open before this form was there.
  useEffect(() => setFocus('password'), [setFocus]);

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
      const needed = neededProof(cause);
      if (needed === null) setProblem(describe(cause));
      else if (needed === 'passkey') onPasskeyNeeded();
      else askAgain(TOO_LONG_AGO);
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
        hint="So that only you can do this at this computer."
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
      {otherWay}
      <ProofFoot {...{ problem, failed, onClose }} isBusy={isSubmitting}>
        <Button type="submit" variant={confirm.variant ?? 'primary'} busy={isSubmitting}>
          {confirm.label}
        </Button>
      </ProofFoot>
    </form>
  );
}

/** What went wrong, and the buttons. */
export function ProofFoot({ problem, failed, onClose, isBusy, children }: FootProps) {
  return (
    <>
      <ProofProblem {...{ problem, failed }} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        {children}
      </div>
    </>
  );
}

export function ProofProblem({ problem, failed }: Pick<FootProps, 'problem' | 'failed'>) {
  return (
    problem !== null && (
      <Banner tone="bad" title={failed}>
        {problem}
      </Banner>
    )
  );
}

const TOO_LONG_AGO =
  'It has been too long since you entered your password. Please enter it once more.';

type FootProps = Pick<ProofFormProps, 'failed' | 'onClose'> & {
  problem: string | null;
  isBusy: boolean;
  children: ReactNode;
};

export type ProofFormProps = {
  /** Who is asked. */
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
  /** The password was right, and does not suffice. */
  onPasskeyNeeded: () => void;
  setIsBusy: (isBusy: boolean) => void;
};

type Props = ProofFormProps & {
  /** Another way than the password. */
  otherWay?: ReactNode;
};
