import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button.tsx';

/** What a page says while the look-up of the session takes too long; it goes on by itself when the answer comes. */
export const LATE_SESSION = {
  title: 'We are still looking for your session',
  text: 'This browser is taking a long time to answer. Another tab of this site may be holding it up: close that tab, or try again. The page continues by itself once it has an answer.',
};

/** @param signIn a link to the sign-in page; left out on that page itself */
export function LateSession({ signIn }: { signIn?: ReactNode }) {
  return (
    <>
      <p role="status">{LATE_SESSION.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={signIn === undefined ? 'secondary' : 'primary'}
          onClick={() => window.location.reload()}
        >
          Try again
        </Button>
        {signIn}
      </div>
    </>
  );
}
