import { useState, type FormEvent, type ReactNode } from 'react';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { describePeopleProblem } from '../text/people-problem.ts';
import {
  AccessFields,
  type AccessProblems,
  type AccessValue,
  type ChoosableMachine,
} from './access-fields.tsx';
import type { Prove } from '@/lib/prove.ts';
import { readAccess, type ReadAccess } from './read-access.ts';

/** Asks for servers and a last day, and sends them. What was entered stays where that fails. */
export function AccessForm({ initial, words, fields, note, check, act, onClose, ...asked }: Props) {
  const { machines, now, locale, prove } = asked;
  const [value, setValue] = useState(initial);
  const [problems, setProblems] = useState<AccessProblems>({});
  const [state, setState] = useState<State>({ kind: 'idle' });

  const send = async () => {
    const read = readAccess(value, now);
    setProblems(read.ok ? {} : read.problems);
    const isComplete = check?.() ?? true;
    if (!read.ok || !isComplete) return;
    setState({ kind: 'busy' });
    try {
      const isDone = await prove(() => act(read, value));
      setState({ kind: 'idle' });
      if (!isDone) return;
      notify.success(words.done);
      onClose();
    } catch (cause) {
      setState({ kind: 'failed', reason: describePeopleProblem(cause) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {state.kind === 'failed' && (
        <Banner tone="bad" title={words.failed}>
          {state.reason}
        </Banner>
      )}
      {fields}
      <AccessFields
        value={value}
        onChange={setValue}
        machines={machines}
        now={now}
        locale={locale}
        problems={problems}
      />
      <p className="text-sm text-muted">{note}</p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={state.kind === 'busy'}>
          Cancel
        </Button>
        <Button type="submit" busy={state.kind === 'busy'}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; reason: string };

/** What a dialog around it is given. */
export type AccessDialogProps = {
  onClose: () => void;
  machines: readonly ChoosableMachine[];
  now: Date;
  locale: string;
  prove: Prove;
};

type Props = AccessDialogProps & {
  initial: AccessValue;
  words: { submit: string; done: string; failed: string };
  /** Stand above. */
  fields?: ReactNode;
  note: string;
  /** Looks at those, and shows what is wrong with them. */
  check?: () => boolean;
  act: (read: ReadAccess, value: AccessValue) => Promise<unknown>;
};
