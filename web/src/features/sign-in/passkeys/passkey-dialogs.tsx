import { useState, type FormEvent } from 'react';
import { PASSKEY_NAME_LENGTH, type Passkey } from '@contract/sign-in.ts';
import type { Prove } from '@/lib/prove.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { RenameForm } from '@/ui/rename-form/rename-form.tsx';
import { useAct } from '../use-act.ts';
import { deviceName } from './device-name.ts';
import { removePasskey, renamePasskey } from './passkey-acts.ts';

/** Asks for a name, and then has the browser make a passkey. */
export function AddPasskeyDialog({ add, prove, describe, onDone, onClose }: AddProps) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [wrong, setWrong] = useState<string>();
  const act = useAct(describe);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkName(name);
    setWrong(checked === true ? undefined : checked);
    if (checked !== true) return;
    void act.run(async () => {
      if (await prove(() => add(name.trim()))) onDone(name.trim());
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a passkey"
      description="Your browser asks next: for your fingerprint, your face or the PIN of this device, or for a phone or a security key."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {act.problem !== null && (
          <Banner tone="bad" title="The passkey was not added">
            {act.problem}
          </Banner>
        )}
        <TextField
          label="Name"
          hint="So that you know later which one it is."
          error={wrong}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button variant="quiet" onClick={onClose} disabled={act.isBusy}>
            Cancel
          </Button>
          <Button type="submit" busy={act.isBusy}>
            Add passkey
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function RenamePasskeyDialog({ passkey, describe, onDone, onClose }: OneProps) {
  return (
    <Dialog open onClose={onClose} title="Rename passkey">
      <RenameForm
        name={passkey.name}
        check={checkName}
        save={async (name) => {
          await renamePasskey(passkey.id, name);
          onDone();
        }}
        describe={describe}
        onClose={onClose}
      />
    </Dialog>
  );
}

export function RemovePasskeyDialog({ passkey, prove, describe, onDone, onClose }: RemoveProps) {
  const act = useAct(describe);
  const remove = () =>
    void act.run(async () => {
      if (await prove(() => removePasskey(passkey.id))) onDone();
    });
  return (
    <Dialog open onClose={onClose} title="Remove passkey?">
      <div className="grid gap-5">
        {act.problem !== null && (
          <Banner tone="bad" title="Not removed">
            {act.problem}
          </Banner>
        )}
        <p>
          <strong className="wrap-anywhere">{passkey.name}</strong> stops signing you in here. Your
          device may go on offering it: delete it in its settings too.
        </p>
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button variant="quiet" onClick={onClose} disabled={act.isBusy}>
            Keep it
          </Button>
          <Button variant="danger" busy={act.isBusy} onClick={remove}>
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function checkName(name: string): true | string {
  const { length } = name.trim();
  if (length === 0) return 'Enter a name.';
  if (length > PASSKEY_NAME_LENGTH) return `Use at most ${PASSKEY_NAME_LENGTH} characters.`;
  return true;
}

type DialogProps = { describe: (cause: unknown) => string; onClose: () => void };

type AddProps = DialogProps & {
  /** Has the browser make one, and registers it. */
  add: (name: string) => Promise<unknown>;
  prove: Prove;
  onDone: (name: string) => void;
};

type OneProps = DialogProps & { passkey: Passkey; onDone: () => void };

type RemoveProps = OneProps & { prove: Prove };
