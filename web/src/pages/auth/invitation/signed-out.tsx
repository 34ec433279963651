import { EntryPage } from '../entry-page.tsx';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** Whose invitation it is, only the person with its address is told. */
export function SignedOut({ here, isLate }: { here: string; isLate: boolean }) {
  const from = `?from=${encodeURIComponent(here)}`;
  return (
    <EntryPage
      title="Someone has invited you"
      lead="They would like to let you use their AI server, and pay for it."
      picture={<Door state="ajar" />}
      isLate={isLate}
    >
      <p>
        Sign in with the address that the invitation was sent to, or create a free account with it.
        Then you see who invites you, to which server, and what they would learn about you. You
        decide after that.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.login + from}>Sign in</ButtonLink>
        <ButtonLink to={PATHS.getStarted + from} variant="secondary">
          Create an account
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
