import { PATHS } from '@/content/paths.ts';
import { useSessionHint } from '@/platform/session-hint.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** A public page knows only a hint of whether somebody is signed in; what they may see is asked later. */
export function SessionLinks() {
  if (useSessionHint()) {
    return (
      <>
        <ButtonLink to={PATHS.logout} variant="quiet" size="sm" className="max-sm:hidden">
          Sign out
        </ButtonLink>
        <ButtonLink to={PATHS.dashboard} size="sm">
          Your account
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to={PATHS.login} variant="quiet" size="sm" className="max-sm:hidden">
        Sign in
      </ButtonLink>
      <ButtonLink to={PATHS.getStarted} size="sm">
        Get started
      </ButtonLink>
    </>
  );
}
