import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { WrongAddress } from '@/features/account/wrong-address.tsx';
import { sendConfirmation } from '@/features/session/session.ts';
import { messageOf } from '@/lib/message-of.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { notify } from '@/ui/toast/notify.ts';

export function VerifyBanner({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const { pathname, search } = useLocation();

  const resend = async () => {
    setState('busy');
    try {
      await sendConfirmation(pathname + search);
      setState('sent');
    } catch (error) {
      setState('idle');
      notify.error(messageOf(error, 'The e-mail could not be sent.'));
    }
  };

  return (
    <div className="mb-8">
      <Banner
        tone="warn"
        title="Confirm your e-mail address"
        action={
          <>
            <Button
              variant="secondary"
              size="sm"
              busy={state === 'busy'}
              disabled={state === 'sent'}
              onClick={() => void resend()}
            >
              {state === 'sent' ? 'Sent' : 'Resend the e-mail'}
            </Button>
            <WrongAddress />
          </>
        }
      >
        {state === 'sent'
          ? `A new link is on its way to ${email}. Look in the spam folder too. We send at most three an hour.`
          : `We sent a link to ${email}. Open it, and press its button to unlock the rest of your account.`}
      </Banner>
    </div>
  );
}
