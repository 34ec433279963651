import { lazy, Suspense, useState } from 'react';
import { loadPart } from '@/platform/connection/load-part.ts';
import { Spinner } from '@/ui/spinner/spinner.tsx';
import { PasswordForm, type ProofFormProps } from './password-form.tsx';

/**
 * What the person shows is their password, or a passkey; where they want a passkey to be asked for, only that, or a recovery code.
 * Of those who have no passkeys, it loads nothing.
 */
export function ProofForm({ hasPasskeys, isPasskeyNeeded, ...form }: Props) {
  const [isRefused, setIsRefused] = useState(isPasskeyNeeded);
  const refuse = () => setIsRefused(true);
  if (!isRefused && !hasPasskeys) return <PasswordForm {...form} onPasskeyNeeded={refuse} />;
  return (
    <Suspense fallback={<Spinner label="Looking up your passkeys" />}>
      <PasskeyForm {...form} isPasskeyNeeded={isRefused} onPasskeyNeeded={refuse} />
    </Suspense>
  );
}

const PasskeyForm = lazy(async () => ({
  default: (await loadPart(() => import('./passkey-form.tsx'))).PasskeyForm,
}));

type Props = Omit<ProofFormProps, 'onPasskeyNeeded'> & {
  /** They have passkeys, or may. */
  hasPasskeys: boolean;
  /** The act was refused with the password. */
  isPasskeyNeeded: boolean;
};
