import type { InvoiceCopy } from '@contract/billing-details.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { describeCopyProblem } from './copy-text.ts';
import { useRemoveCopy } from './use-invoice-copies.ts';

/** Open while there is an address to remove. */
export function RemoveCopyDialog({ copy, onClose }: Props) {
  return (
    <Dialog open={copy !== null} onClose={onClose} title="Remove this address?">
      {copy !== null && <Confirmation copy={copy} onClose={onClose} />}
    </Dialog>
  );
}

function Confirmation({ copy, onClose }: Props & { copy: InvoiceCopy }) {
  const remove = useRemoveCopy();
  const confirm = () =>
    remove.mutate(copy.id, {
      onSuccess: () => {
        notify.success(`${copy.email} was removed`);
        onClose();
      },
    });
  return (
    <div className="grid gap-5">
      {remove.isError && (
        <Banner tone="bad" title="Not removed">
          {describeCopyProblem(remove.error)}
        </Banner>
      )}
      <p>
        <strong className="wrap-anywhere">{copy.email}</strong> gets no further invoices. To send
        them there again, add the address again; its owner then confirms once more.
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={remove.isPending}>
          Keep it
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={confirm}>
          Remove
        </Button>
      </div>
    </div>
  );
}

type Props = { copy: InvoiceCopy | null; onClose: () => void };
