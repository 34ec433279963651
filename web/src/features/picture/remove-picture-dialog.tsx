import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/lib/message-of.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { removePicture } from './save-picture.ts';

export function RemovePictureDialog({ open, ...rest }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Remove your picture?">
      <Confirmation {...rest} />
    </Dialog>
  );
}

function Confirmation({ onClose, onRemoved }: Props) {
  const remove = useMutation({ mutationFn: removePicture, onSuccess: onRemoved });
  return (
    <div className="grid gap-5">
      {remove.isError && (
        <Banner tone="bad" title="Your picture was not removed">
          {messageOf(remove.error)}
        </Banner>
      )}
      <p>It is deleted, and your initials take its place.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={remove.isPending}>
          Keep it
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove
        </Button>
      </div>
    </div>
  );
}

type Props = { onClose: () => void; onRemoved: () => void };
