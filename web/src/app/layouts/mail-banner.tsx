import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendConfirmation } from '@/features/account/account-api.ts';
import { messageOf } from '@/lib/message-of.ts';
import { ownAddress } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { notify } from '@/ui/toast/notify.ts';

/** Says that mail to a person came back. It goes once they have followed the link of a confirmation, or have another address. */
export function MailBanner({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const { search } = useLocation();

  const send = async () => {
    setState('busy');
    try {
      await sendConfirmation();
      setState('sent');
    } catch (error) {
      setState('idle');
      notify.error(messageOf(error, 'The confirmation could not be sent.'));
    }
  };

  const change = <TextLink to={ownAddress(search)}>change it</TextLink>;
  return (
    <div className="mb-8">
      <Banner
        tone="warn"
        title={<span className="wrap-anywhere">We cannot deliver e-mails to {email}</span>}
        action={
          <Button
            variant="secondary"
            size="sm"
            busy={state === 'busy'}
            disabled={state === 'sent'}
            onClick={() => void send()}
          >
            {state === 'sent' ? 'Sent' : 'Send a confirmation'}
          </Button>
        }
      >
        {state === 'sent' ? (
          <span>
            A confirmation is on its way. Follow its link within 48 hours, and the e-mails that wait
            are sent. If it does not arrive, {change}.
          </span>
        ) : (
          <span>
            An e-mail that we sent there came back. Confirm your address, or {change}. Until then,
            most of our e-mails to you wait.
          </span>
        )}
      </Banner>
    </div>
  );
}
