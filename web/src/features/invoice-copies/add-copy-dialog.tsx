import { useState, type FormEvent } from 'react';
import { readEmail } from '@contract/email.ts';
import { useProve } from '@/lib/prove.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { describeCopyProblem, isAboutAddress } from './copy-text.ts';
import { useAddCopy } from './use-invoice-copies.ts';

/** Asks for an address that is to get invoices. */
export function AddCopyDialog({ open, onClose }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add an address"
      description="It gets an e-mail from us with a link to confirm. From then on, each paid invoice goes there too."
    >
      <AddCopyForm onClose={onClose} />
    </Dialog>
  );
}

function AddCopyForm({ onClose }: Props) {
  const add = useAddCopy();
  const prove = useProve();
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const isRefused = isAboutAddress(add.error);
  const refusal = isRefused ? describeCopyProblem(add.error) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const { email, fault } = readEmail(typed);
    setMistake(fault ?? undefined);
    if (email === null) return;
    try {
      if (!(await prove(() => add.mutateAsync(email)))) return;
    } catch {
      // Shown at the field, or above it.
      return;
    }
    notify.success(`A link to confirm is on its way to ${email}`);
    onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {add.isError && !isRefused && (
        <Banner tone="bad" title="The address was not added">
          {describeCopyProblem(add.error)}
        </Banner>
      )}
      <EmailField
        autoComplete="off"
        error={mistake ?? refusal}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={add.isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={add.isPending}>
          Send the link
        </Button>
      </div>
    </form>
  );
}

type Props = { onClose: () => void };
