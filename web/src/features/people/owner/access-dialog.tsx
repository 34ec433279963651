import type { OwnMember } from '@contract/people.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { toDayText } from '../text/last-day.ts';
import { nameOf } from '../text/people-words.ts';
import { AccessForm, type AccessDialogProps } from './access-form.tsx';
import { useChangePerson } from './use-people.ts';

/** Changes which servers someone may open, and until when. */
export function AccessDialog({ member, ...form }: AccessDialogProps & { member: OwnMember }) {
  const change = useChangePerson();
  const { machines } = form;
  const before = toDayText(member.until);
  const access =
    member.machines === 'all'
      ? 'all'
      : machines.map(({ id }) => id).filter((id) => member.machines.includes(id));
  return (
    <Dialog open onClose={form.onClose} title={`What ${nameOf(member)} may open`}>
      <AccessForm
        {...form}
        initial={{ access, lastDay: before }}
        words={{
          submit: 'Save',
          done: `Saved for ${nameOf(member)}`,
          failed: 'The change was not saved',
        }}
        note="A server that you leave out is closed to them at once. What they have stored there stays."
        act={(read, { lastDay }) =>
          change.mutateAsync({
            id: member.id,
            machines: read.machines,
            // The same day in another time zone ends at another moment: what was not changed stays.
            ...(lastDay !== before && { until: read.until }),
          })
        }
      />
    </Dialog>
  );
}
