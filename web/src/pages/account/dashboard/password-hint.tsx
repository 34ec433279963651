import { useState } from 'react';
import { keepInTab, readInTab, WEAK_PASSWORD_KEY } from '@/platform/storage/tab-storage.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';

/** After a sign-in with a password that is too easy to guess, until it is answered. */
export function PasswordHint() {
  const [isShown, setIsShown] = useState(() => readInTab(WEAK_PASSWORD_KEY) !== null);
  if (!isShown) return null;
  const answer = () => keepInTab(WEAK_PASSWORD_KEY, null);
  return (
    <Banner
      tone="warn"
      title="Your password is easy to guess"
      action={
        <>
          <ButtonLink
            to={`${PATHS.security}#password`}
            size="sm"
            variant="secondary"
            onClick={answer}
          >
            Choose a better one
          </ButtonLink>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              answer();
              setIsShown(false);
            }}
          >
            Not now
          </Button>
        </>
      }
    >
      It is among the first that someone would try. Four unrelated words make a good one.
    </Banner>
  );
}
