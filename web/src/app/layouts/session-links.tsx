import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/**
 * The links for both cases, signed in and not. The style sheet shows one, so that nothing flashes. It knows
 * only a hint; what a person may see is checked later. A narrow bar has room for one, and its menu names both.
 */
export function SessionLinks({ isInMenu = false }: { isInMenu?: boolean }) {
  const first = isInMenu
    ? ({ variant: 'secondary', className: 'flex-1' } as const)
    : ({ variant: 'quiet', size: 'sm', className: 'max-sm:hidden' } as const);
  const second = isInMenu ? { className: 'flex-1' } : ({ size: 'sm' } as const);
  return (
    <>
      <div className="flex items-center gap-2 with-session:hidden">
        <ButtonLink to={PATHS.login} {...first}>
          Sign in
        </ButtonLink>
        <ButtonLink to={PATHS.getStarted} {...second}>
          Get started
        </ButtonLink>
      </div>
      <div className="hidden items-center gap-2 with-session:flex">
        <ButtonLink to={PATHS.logout} {...first}>
          Sign out
        </ButtonLink>
        <ButtonLink to={PATHS.dashboard} {...second}>
          Your account
        </ButtonLink>
      </div>
    </>
  );
}
