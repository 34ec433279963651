import type { OwnMembership } from '@contract/people.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { describePeopleProblem } from '../text/people-problem.ts';
import { describeLeaving } from '../text/people-text.ts';
import { ownerOf, whose } from '../text/people-words.ts';
import { useLeave } from './use-leave.ts';

/** Open while there is a membership to leave. */
export function LeaveDialog({ leaving, onClose }: Props) {
  return (
    <Dialog
      open={leaving !== null}
      onClose={onClose}
      title={`Leave ${whose(leaving?.membership.ownerName ?? null)} servers?`}
    >
      {leaving !== null && <Confirmation {...leaving} onClose={onClose} />}
    </Dialog>
  );
}

function Confirmation({ membership, canOpen, onClose }: Leaving & Pick<Props, 'onClose'>) {
  const leave = useLeave();
  const { id, ownerName } = membership;
  const owner = ownerOf(ownerName);
  const confirm = () =>
    leave.mutate(id, {
      onSuccess: () => {
        notify.success(`You have left ${whose(ownerName)} servers`);
        onClose();
      },
    });
  return (
    <div className="grid gap-5">
      {leave.isError && (
        <Banner tone="bad" title="You have not left">
          {describePeopleProblem(leave.error)}
        </Banner>
      )}
      <div className="grid gap-3">
        <p>{describeLeaving(membership, canOpen)}</p>
        <p>
          {capital(owner)} gets an e-mail that you have left. Your own account stays as it is. To
          come back, ask {owner} to invite you again.
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={leave.isPending}>
          Stay
        </Button>
        <Button variant="danger" busy={leave.isPending} onClick={confirm}>
          Leave
        </Button>
      </div>
    </div>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whom someone leaves, and whether they can open a server of theirs until then. */
export type Leaving = { membership: OwnMembership; canOpen: boolean };

type Props = { leaving: Leaving | null; onClose: () => void };
