import { EntryPage } from '../entry-page.tsx';
import type { InvitationKey } from '@contract/people.ts';
import { useStanding } from '@/features/people/invitation/use-invitation.ts';
import { InvitationOver } from './invitation-over.tsx';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** Whose invitation it is, only the person with its address is told; that it is over, anyone with its link. */
export function SignedOut({ invitation, here, isLate }: Props) {
  const from = `?from=${encodeURIComponent(here)}`;
  const secret = invitation?.secret;
  const { data: standing, isPending } = useStanding(secret);
  if (secret !== undefined && isPending) {
    return (
      <EntryPage title="Your invitation" isPassing>
        {null}
      </EntryPage>
    );
  }
  if (standing) {
    return (
      <InvitationOver why={standing}>
        <ButtonLink to={PATHS.login + from} variant="secondary">
          Sign in
        </ButtonLink>
      </InvitationOver>
    );
  }
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

type Props = { invitation: InvitationKey | null; here: string; isLate: boolean };
