import { useState } from 'react';
import { refusePasskey } from '@/features/sign-in/passkeys/passkey-acts.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { notify } from '@/ui/toast/notify.ts';

/** Made once: the answer is kept with the profile. */
export function PasskeyOffer() {
  const [isRefused, setIsRefused] = useState(false);
  if (isRefused) return null;
  const refuse = async () => {
    setIsRefused(true);
    try {
      await refusePasskey();
    } catch {
      notify.error('Your answer could not be saved, so this offer will come back once more.');
    }
  };
  return (
    <Banner
      title="Sign in without a password next time"
      action={
        <>
          <ButtonLink to={`${PATHS.security}#passkeys`} size="sm" variant="secondary">
            Set up a passkey
          </ButtonLink>
          <Button size="sm" variant="quiet" onClick={() => void refuse()}>
            No, thanks
          </Button>
        </>
      }
    >
      A passkey opens your account with your fingerprint, your face or the PIN of this device.
    </Banner>
  );
}
