import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/**
 * The links for both cases, signed in and not. The style sheet shows one, so that nothing flashes. It knows
 * only a hint; what a person may see is checked later.
 */
export function SessionLinks() {
  return (
    <>
      <div className="flex items-center gap-2 with-session:hidden">
        <ButtonLink to={PATHS.login} variant="quiet" size="sm" className="max-sm:hidden">
          Sign in
        </ButtonLink>
        <ButtonLink to={PATHS.getStarted} size="sm">
          Get started
        </ButtonLink>
      </div>
      <div className="hidden items-center gap-2 with-session:flex">
        <ButtonLink to={PATHS.logout} variant="quiet" size="sm" className="max-sm:hidden">
          Sign out
        </ButtonLink>
        <ButtonLink to={PATHS.dashboard} size="sm">
          Your account
        </ButtonLink>
      </div>
    </>
  );
}
