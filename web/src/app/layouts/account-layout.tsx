import { useEffect } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { AccountProviders } from './account-providers.tsx';
import { prefetchAccount } from '../prefetch-account.ts';
import { NavPopover } from './nav-popover.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { VerifyBanner } from './verify-banner.tsx';
import { ACCOUNT_GROUPS } from '@/site/nav.ts';
import { useIsConnectionLost } from '@/platform/use-connection.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { useSession } from '@/features/session/use-session.ts';
import { ChatButton } from '@/features/support/chat-button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/** The account area. Until the e-mail is verified its navigation can be seen but not used. */
export function Layout() {
  const { loading, user, profile } = useSession();
  const isConnectionLost = useIsConnectionLost();
  const isSignedIn = user !== null;
  const locked = user !== null && !user.emailVerified;
  const name = profile?.displayName ?? user?.displayName ?? user?.email;
  useEffect(() => {
    if (isSignedIn) void prefetchAccount();
  }, [isSignedIn]);
  return (
    <AccountProviders>
      <header className="sticky top-0 z-30 border-b border-line bg-raised">
        <div className="mx-auto flex h-17 max-w-page items-center gap-4 px-4 sm:px-6">
          <div className="lg:hidden">
            <NavPopover label="Menu" icon="menu">
              <div className="px-4 py-5 sm:px-6">
                <AccountNav locked={locked} />
              </div>
            </NavPopover>
          </div>
          <Link to={PATHS.home} className="flex rounded-sm">
            <Wordmark name={PRODUCT_NAME} className="max-sm:[&>span]:sr-only" />
          </Link>
          <div className="ml-auto flex min-w-0 items-center gap-1">
            <ChatButton />
            {loading || user === null ? (
              <Skeleton className="h-9 w-36" />
            ) : (
              <Menu
                trigger={
                  <span className="max-w-[calc(100vw-16.5rem)] truncate sm:max-w-72">{name}</span>
                }
                items={[
                  { label: 'Your details', to: PATHS.editDetails, icon: 'user' },
                  { label: 'Plan and invoices', to: PATHS.invoices, icon: 'receipt' },
                  { label: 'Help', to: PATHS.helpCenter, icon: 'info' },
                  { label: 'Sign out', to: PATHS.logout, icon: 'sign-out' },
                ]}
              />
            )}
          </div>
        </div>
      </header>
      <div className="mx-auto grid max-w-page lg:grid-cols-[15rem_1fr]">
        <aside className="max-lg:hidden">
          <div className="sticky top-17 max-h-[calc(100dvh-4.25rem)] overflow-y-auto px-3 py-8">
            <AccountNav locked={locked} />
          </div>
        </aside>
        <div
          className={classNames(
            'min-w-0 px-4 pt-6 sm:px-6 lg:pt-10 lg:pb-24 lg:pl-10',
            // What floats above the end of the page must not hide it.
            isConnectionLost ? 'pb-56' : 'pb-24',
          )}
        >
          {locked && <VerifyBanner email={user.email} />}
          <ProfileBanner />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
    </AccountProviders>
  );
}

function AccountNav({ locked }: { locked: boolean }) {
  return (
    <nav
      aria-label="Account"
      inert={locked}
      className={classNames('grid gap-6', locked && 'opacity-60 blur-[3px] select-none')}
    >
      {ACCOUNT_GROUPS.map((group) => (
        <div key={group.title}>
          <p className="px-3 pb-1 text-sm text-muted">{group.title}</p>
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end={link.to === PATHS.dashboard}
                  className="flex min-h-10 items-center gap-3 rounded-sm px-3 text-sm font-medium hover:bg-sunk aria-[current=page]:bg-accent-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent"
                >
                  <Icon name={link.icon} className="size-4.5" />
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
