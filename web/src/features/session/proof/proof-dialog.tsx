import { useState, type ComponentProps } from 'react';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import type { NeededProof } from './needed-proof.ts';
import { useSession } from '../use-session.ts';
import { ProofForm } from './proof-form.tsx';

/**
 * Has the person show that it is them before an act, and then goes on with it. What fails is reported in the dialog, which stays
 * open.
 */
export function ProofDialog({ open, onClose, title, description, needed, ...form }: Props) {
  const { profile } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  // A running act cannot be undone, so the dialog stays in sight.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={title} description={description}>
      <ProofForm
        {...form}
        hasPasskeys={profile?.passkeyOffer === 'taken'}
        isPasskeyNeeded={needed === 'passkey'}
        onClose={onClose}
        setIsBusy={setIsBusy}
      />
    </Dialog>
  );
}

type Props = Omit<
  ComponentProps<typeof ProofForm>,
  'hasPasskeys' | 'isPasskeyNeeded' | 'setIsBusy'
> & {
  open: boolean;
  title: string;
  description?: string;
  /** What is wanted, where the act was refused without it. */
  needed?: NeededProof;
};
