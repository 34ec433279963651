import { useLocation } from 'react-router-dom';
import { Door } from '@/drawings/door/door.tsx';
import { useMailLink } from '@/features/sign-in/links/mail-link.ts';
import { useVisitor } from '@/features/session/use-session.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EntryPage } from './entry-page.tsx';

/**
 * Where the link leads that we send to a new address. The tab keeps it: the account's own page confirms the address, perhaps after
 * the person's passkey, for which this page may not ask. The query has the plan that they chose.
 */
export function Page() {
  const link = useMailLink(LINK_KEYS.newAddress);
  const { loading, isLate, user } = useVisitor();
  const next = `${PATHS.editDetails}${useLocation().search}#new-address`;
  if (link === null) {
    return (
      <EntryPage title="This link does not work" picture={<Door state="misfit" />}>
        <p>
          Part of it is missing. Open it again from the e-mail, or have a new one sent from your
          details.
        </p>
        <div>
          <ButtonLink to={PATHS.editDetails}>Go to your details</ButtonLink>
        </div>
      </EntryPage>
    );
  }
  if (user !== null) {
    return (
      <EntryPage title="Your new address works" picture={<Door state="ajar" />}>
        <p>
          You are signed in as <span className="font-medium wrap-anywhere">{user.email}</span>. On
          the next page, confirm the change. Until then, your account stays as it is.
        </p>
        <div>
          <ButtonLink to={next}>Continue</ButtonLink>
        </div>
      </EntryPage>
    );
  }
  if (loading && !isLate) {
    return (
      <EntryPage title="Your new address" isPassing>
        {null}
      </EntryPage>
    );
  }
  return (
    <EntryPage title="Your new address works" picture={<Door state="shut" />} isLate={isLate}>
      <p>
        Sign in with the address that your account has now, and confirm the change. If you cannot,
        ask for the change again from your account: until it is confirmed, the account stays as it
        is.
      </p>
      <div>
        <ButtonLink to={`${PATHS.login}?from=${encodeURIComponent(next)}`}>Sign in</ButtonLink>
      </div>
    </EntryPage>
  );
}
