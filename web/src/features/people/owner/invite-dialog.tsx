import { useState } from 'react';
import { readEmail } from '@contract/email.ts';
import { INVITATION_DAYS } from '@contract/people.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { AccessForm, type AccessDialogProps } from './access-form.tsx';
import { useInvite } from './use-people.ts';

/** Asks whom to invite, to which servers and until when. */
export function InviteDialog({ open, ...form }: AccessDialogProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title="Invite someone"
      description={`They get an e-mail with a link that works for ${INVITATION_DAYS} days. A free account with this address is all they need.`}
    >
      <InviteForm {...form} />
    </Dialog>
  );
}

function InviteForm(form: AccessDialogProps) {
  const invite = useInvite();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { email, fault } = readEmail(typed);
  return (
    <AccessForm
      {...form}
      initial={{ access: 'all', lastDay: '' }}
      words={{
        submit: 'Send invitation',
        done: `${email ?? typed} is invited`,
        failed: 'The invitation was not sent',
      }}
      fields={
        <EmailField
          label="Their e-mail address"
          hint="Only someone with this confirmed address can accept."
          autoComplete="off"
          error={problem}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
      note="They sign in on your servers as themselves and have their own rooms there. You see their name, address and last visit here. They do not see your plan, your invoices or each other’s addresses."
      check={() => {
        setProblem(fault ?? undefined);
        return fault === null;
      }}
      act={({ machines, until }) =>
        invite.mutateAsync({ email: email ?? typed, machines, ...(until !== null && { until }) })
      }
    />
  );
}
