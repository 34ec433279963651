import { useState, type FormEvent } from 'react';
import { INVITATION_DAYS } from '@contract/people.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { describePeopleProblem } from '../text/people-problem.ts';
import {
  AccessFields,
  type AccessProblems,
  type AccessValue,
  type ChoosableMachine,
} from './access-fields.tsx';
import type { Prove } from './prove.ts';
import { readAccess } from './read-access.ts';
import { useInvite } from './use-people.ts';

/** Asks whom to invite, to which servers and until when. What was typed stays where it fails. */
export function InviteDialog({ open, onClose, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite someone"
      description={`They get an e-mail with a link that works for ${INVITATION_DAYS} days. A free account with this address is all they need.`}
    >
      <InviteForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose, machines, now, locale, prove }: Omit<Props, 'open'>) {
  const invite = useInvite();
  const [email, setEmail] = useState('');
  const [value, setValue] = useState<AccessValue>({ access: 'all', lastDay: '' });
  const [problems, setProblems] = useState<AccessProblems & { email?: string }>({});
  const [state, setState] = useState<State>({ kind: 'idle' });

  const send = async () => {
    const read = readAccess(value, now);
    const address = email.trim();
    const emailProblem = ADDRESS.test(address) ? {} : { email: 'Enter an e-mail address.' };
    setProblems({ ...emailProblem, ...(!read.ok && read.problems) });
    if (!read.ok || !ADDRESS.test(address)) return;
    const { machines: access, until } = read;
    setState({ kind: 'busy' });
    try {
      const isSent = await prove(() =>
        invite.mutateAsync({
          email: address,
          machines: access,
          ...(until !== null && { until }),
        }),
      );
      setState({ kind: 'idle' });
      if (!isSent) return;
      notify.success(`${address} is invited`);
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
        <Banner tone="bad" title="The invitation was not sent">
          {state.reason}
        </Banner>
      )}
      <EmailField
        label="Their e-mail address"
        hint="Only someone with this confirmed address can accept."
        autoComplete="off"
        error={problems.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <AccessFields
        value={value}
        onChange={setValue}
        machines={machines}
        now={now}
        locale={locale}
        problems={problems}
      />
      <p className="text-sm text-muted">
        They sign in on your servers as themselves and have their own rooms there. You see their
        name, address and last visit here. They do not see your plan, your invoices or each other’s
        addresses.
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={state.kind === 'busy'}>
          Cancel
        </Button>
        <Button type="submit" busy={state.kind === 'busy'}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}

/** Whether it looks like one: only its owner can tell if it is right. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; reason: string };

type Props = {
  open: boolean;
  onClose: () => void;
  machines: readonly ChoosableMachine[];
  now: Date;
  locale: string;
  prove: Prove;
};
