import { useState, type FormEvent } from 'react';
import type { OwnMember } from '@contract/people.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { toDayText } from '../text/last-day.ts';
import { describePeopleProblem } from '../text/people-problem.ts';
import { nameOf } from '../text/people-words.ts';
import {
  AccessFields,
  type AccessProblems,
  type AccessValue,
  type ChoosableMachine,
} from './access-fields.tsx';
import type { Prove } from './prove.ts';
import { readAccess } from './read-access.ts';
import { useChangePerson } from './use-people.ts';

/** Changes which servers someone may open, and until when. */
export function AccessDialog({ member, onClose, ...form }: Props) {
  return (
    <Dialog open onClose={onClose} title={`What ${nameOf(member)} may open`}>
      <AccessForm {...form} member={member} onClose={onClose} />
    </Dialog>
  );
}

function AccessForm({ member, onClose, machines, now, locale, prove }: Props) {
  const change = useChangePerson();
  const before = toDayText(member.until);
  const [value, setValue] = useState<AccessValue>({
    access:
      member.machines === 'all'
        ? 'all'
        : machines.map(({ id }) => id).filter((id) => member.machines.includes(id)),
    lastDay: before,
  });
  const [problems, setProblems] = useState<AccessProblems>({});
  const [state, setState] = useState<State>({ kind: 'idle' });

  const save = async () => {
    const read = readAccess(value, now);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return;
    setState({ kind: 'busy' });
    try {
      const isSaved = await prove(() =>
        change.mutateAsync({
          id: member.id,
          machines: read.machines,
          // The same day in another time zone ends at another moment: what was not changed stays.
          ...(value.lastDay !== before && { until: read.until }),
        }),
      );
      setState({ kind: 'idle' });
      if (!isSaved) return;
      notify.success(`Saved for ${nameOf(member)}`);
      onClose();
    } catch (cause) {
      setState({ kind: 'failed', reason: describePeopleProblem(cause) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {state.kind === 'failed' && (
        <Banner tone="bad" title="The change was not saved">
          {state.reason}
        </Banner>
      )}
      <AccessFields
        value={value}
        onChange={setValue}
        machines={machines}
        now={now}
        locale={locale}
        problems={problems}
      />
      <p className="text-sm text-muted">
        A server that you leave out is closed to them at once. What they have stored there stays.
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={state.kind === 'busy'}>
          Cancel
        </Button>
        <Button type="submit" busy={state.kind === 'busy'}>
          Save
        </Button>
      </div>
    </form>
  );
}

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; reason: string };

type Props = {
  member: OwnMember;
  onClose: () => void;
  machines: readonly ChoosableMachine[];
  now: Date;
  locale: string;
  prove: Prove;
};
