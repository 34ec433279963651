import { useState } from 'react';
import { ActionProblem } from './action-problem.tsx';
import { oncePerCode, useCode } from './use-code.ts';
import { applyActionCode, checkActionCode, sendReset } from '@/features/session/account-actions.ts';
import { sendForm } from '@/features/messages/send-form.ts';
import { Door } from '@/drawings/door/door.tsx';
import { EntryPage } from '../entry-page.tsx';
import { messageOf } from '@/lib/message-of.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';

/** Undoes a change of the e-mail address that its owner did not make. */
export function RecoveredEmail({ code }: { code: string }) {
  const outcome = useCode(code, recover);
  if (outcome?.ok === false) return <ActionProblem message={outcome.message} />;
  const email = outcome?.value ?? '';
  return (
    <EntryPage
      title={
        outcome === null ? 'Restoring your e-mail address' : 'Your e-mail address has been restored'
      }
      picture={<Door state={outcome === null ? 'turning' : 'open'} />}
      isPassing={outcome === null}
    >
      <p>
        Your account belongs to <span className="font-medium wrap-anywhere">{email}</span> again. If
        you did not ask for the change, someone may know your password: choose a new one now.
      </p>
      <ResetButton email={email} />
    </EntryPage>
  );
}

function ResetButton({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    setState('busy');
    setProblem(null);
    try {
      await sendReset(email);
      setState('sent');
    } catch (cause) {
      setState('idle');
      setProblem(messageOf(cause, 'The e-mail could not be sent.'));
    }
  };

  if (state === 'sent') {
    return (
      <Banner tone="good" title="Check your inbox">
        We have sent you a link to choose a new password.
      </Banner>
    );
  }
  return (
    <>
      {problem !== null && <Banner tone="bad" title={problem} />}
      <div>
        <Button busy={state === 'busy'} onClick={() => void send()}>
          Reset the password
        </Button>
      </div>
    </>
  );
}

const recover = oncePerCode(async (code) => {
  const { email } = await checkActionCode(code);
  await applyActionCode(code);
  if (email !== null) void sendForm('/api/address-changes', { email });
  return email ?? '';
});
