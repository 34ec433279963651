import type { OwnMember } from '@contract/people.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { describeAccess, type NamedMachine } from '../text/people-text.ts';
import { describePeopleProblem } from '../text/people-problem.ts';
import { nameOf } from '../text/people-words.ts';
import { useRemovePerson } from './use-people.ts';

export function RemovePersonDialog({ member, onClose, machines }: Props) {
  const remove = useRemovePerson();
  const name = nameOf(member);
  const confirm = () =>
    remove.mutate(member.id, {
      onSuccess: () => {
        notify.success(`${name} can no longer enter`);
        onClose();
      },
    });
  return (
    <Dialog open onClose={onClose} title={`Remove ${name}?`}>
      <div className="grid gap-5">
        {remove.isError && (
          <Banner tone="bad" title="Not removed">
            {describePeopleProblem(remove.error)}
          </Banner>
        )}
        <div className="grid gap-3">
          <p>
            {`From now on ${name} can no longer open ${
              member.machines === 'all'
                ? 'any of your servers'
                : describeAccess(member.machines, machines)
            }. We tell them by e-mail, and their place is free for someone else.`}
          </p>
          <p>
            What they have stored on a server stays there until you delete it on the server itself.
            Their own account, and servers of their own, stay as they are. To let them in again,
            invite them again.
          </p>
        </div>
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="quiet" onClick={onClose} disabled={remove.isPending}>
            Cancel
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={confirm}>
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type Props = { member: OwnMember; onClose: () => void; machines: readonly NamedMachine[] };
