import { useState, type FormEvent } from 'react';
import { REMOVAL_HOURS } from '@contract/sign-in.ts';
import { proveCode, provePasskey } from '@/features/session/passkey-actions.ts';
import { PasswordForm } from '@/features/session/proof/password-form.tsx';
import { askForRemoval } from '@/features/sign-in/passkeys/passkey-acts.ts';
import { useAct } from '@/features/sign-in/use-act.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { TextField } from '@/ui/field/text-field.tsx';

/**
 * For someone who has lost everything: asks that servers open without a passkey. With nothing else left to show, they enter their
 * password.
 */
export function RemovalDialog({ email, describe, onDone, onClose }: Props & { email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title="Open servers without a passkey?"
    >
      <PasswordForm
        email={email}
        confirm={{ label: 'Ask for it', variant: 'danger' }}
        act={async () => {
          await askForRemoval();
          onDone('We have written to your addresses');
        }}
        failed="Your servers go on asking for your passkey"
        describe={describe}
        onClose={onClose}
        onPasskeyNeeded={onClose}
        setIsBusy={setIsBusy}
      >
        <p>
          Your servers stop asking for a passkey in {REMOVAL_HOURS} hours. Until then they stay
          closed to you.
        </p>
        <p>
          We write at once, after 24 hours and after 48 hours, to every address that the account had
          in the last 30 days. A link in these e-mails stops it, and so does using a passkey or a
          code: someone else who asks in your place does not get through unseen.
        </p>
      </PasswordForm>
    </Dialog>
  );
}

/** Stops that, by showing a passkey or a code. */
export function StopRemovalDialog({ describe, onDone, onClose }: Props) {
  const act = useAct(describe);
  const [code, setCode] = useState('');
  const stop = (show: () => Promise<void>) =>
    void act.run(async () => {
      await show();
      onDone('Your servers go on asking for your passkey');
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') stop(() => proveCode(code.trim()));
  };
  return (
    <Dialog open onClose={onClose} title="Go on asking for my passkey">
      <form noValidate onSubmit={submit} className="grid gap-5">
        {act.problem !== null && (
          <Banner tone="bad" title="That was not stopped">
            {act.problem}
          </Banner>
        )}
        <div>
          <Button busy={act.isBusy} onClick={() => stop(provePasskey)}>
            Use my passkey
          </Button>
        </div>
        <TextField
          label="Or a recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button variant="quiet" onClick={onClose} disabled={act.isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="secondary" busy={act.isBusy} disabled={code.trim() === ''}>
            Use the code
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Props = {
  describe: (cause: unknown) => string;
  onDone: (words: string) => void;
  onClose: () => void;
};
