import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button.tsx';
import { useVisitor } from './use-session.ts';

/** What a page says while the look-up of the session takes too long; it goes on by itself when the answer comes. */
const LATE_SESSION = {
  title: 'We are still looking for your session',
  text: 'This browser is taking a long time to answer. Another tab of this site may be holding it up: close that tab, or try again. The page continues by itself once it has an answer.',
};

/** The same where the identity service's code does not arrive: then nothing goes on by itself. */
const UNREADABLE_SESSION = {
  title: 'We could not look for your session',
  text: 'The sign-in service could not be loaded in this browser, so we cannot check whether you are signed in. Check your connection, switch off anything that blocks parts of this page, and try again.',
};

export function useLateWords() {
  return useVisitor().isUnreadable ? UNREADABLE_SESSION : LATE_SESSION;
}

/** @param signIn a link to the sign-in page; left out on that page itself */
export function LateSession({ signIn }: { signIn?: ReactNode }) {
  const { text } = useLateWords();
  return (
    <>
      <p role="status">{text}</p>
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
