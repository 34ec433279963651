import { lazy, Suspense, useEffect } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { AccountProviders } from '@/features/account/account-providers.tsx';
import { prefetchAccount } from './prefetch-account.ts';
import { NavPopover } from './nav-popover.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { VerifyBanner } from './verify-banner.tsx';
import { ACCOUNT_GROUPS } from '@/site/account-nav.ts';
import { useIsConnectionLost } from '@/platform/connection/use-connection.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { PATHS } from '@/site/paths.ts';
import { whenAtRest } from '@/platform/early/when-idle.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { ProveProvider } from '@/features/session/proof/use-proof.tsx';
import { useSession, useSubscription } from '@/features/session/use-session.ts';
import { ChatButton } from '@/features/support/chat-button.tsx';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

// For the few whose mail came back.
const MailBanner = lazy(async () => {
  const { MailBanner: Part } = await loadPart(() => import('./mail-banner.tsx'));
  return { default: Part };
});

// Comes after what the page itself shows, and is worth no error page.
const StatusNews = lazy(async () => {
  try {
    await whenAtRest();
    const { StatusNews: Part } = await loadPart(() => import('./status-news.tsx'));
    return { default: Part };
  } catch {
    return { default: () => null };
  }
});

/** The account area. Until the e-mail is verified its navigation can be seen but not used. */
export function Layout() {
  const { loading, user, profile } = useSession();
  const isConnectionLost = useIsConnectionLost();
  // What the page itself shows comes first.
  const isAnswered = useSubscription() !== null;
  const locked = user !== null && !user.emailVerified;
  const name = profile?.displayName ?? user?.displayName ?? user?.email;
  useEffect(() => {
    if (isAnswered) void prefetchAccount();
  }, [isAnswered]);
  return (
    <AccountProviders>
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-17 max-w-page items-center gap-4 px-4 sm:px-6 xl:px-10">
          <NavPopover className="-ml-3 lg:hidden">
            <div className="px-4 py-5 sm:px-6">
              <AccountNav locked={locked} />
            </div>
          </NavPopover>
          <Link to={PATHS.home} className="flex rounded-sm">
            <Wordmark name={PRODUCT_NAME} />
          </Link>
          <div className="relative -mr-3 ml-auto flex min-w-0 items-center gap-1">
            {loading && user !== null && (
              // Beside the bar's content, which must not move when it goes.
              <span role="status" className="absolute right-full mr-1 flex">
                <Spinner size="sm" />
                <span className="sr-only">Your session is being checked</span>
              </span>
            )}
            <ChatButton isInBar />
            {user === null ? (
              <Skeleton className="h-9 w-18 sm:w-36" />
            ) : (
              <Menu
                trigger={
                  <>
                    <Avatar
                      // Initials that give way to a picture a moment later would flicker.
                      name={(!loading && name) || ''}
                      url={profile?.picture?.url ?? null}
                      className="size-7 text-xs"
                    />
                    <span className="truncate max-sm:sr-only sm:max-w-72">{name}</span>
                  </>
                }
                items={[
                  { label: 'Your details', to: PATHS.editDetails, icon: 'user' },
                  { label: 'Plan and invoices', to: PATHS.invoices, icon: 'receipt' },
                  { label: 'Help', to: PATHS.help, icon: 'info' },
                  { label: 'Sign out', to: PATHS.logout, icon: 'sign-out' },
                ]}
              />
            )}
          </div>
        </div>
      </header>
      <div className="mx-auto grid max-w-page lg:grid-cols-[12rem_minmax(0,1fr)] xl:px-4">
        <aside className="max-lg:hidden">
          <div className="sticky top-17 flex h-[calc(100dvh-4.25rem)] flex-col overflow-y-auto border-r border-line pt-9 pb-4 pl-6">
            <AccountNav locked={locked} />
          </div>
        </aside>
        <div
          className={classNames(
            'min-w-0 px-4 pt-8 sm:px-6 lg:pt-14 lg:pb-24 lg:pl-12',
            // What floats above the end of the page must not hide it.
            isConnectionLost ? 'pb-56' : 'pb-24',
          )}
        >
          {locked && <VerifyBanner email={user.email} />}
          {/* What came back from an earlier address does not concern this one. */}
          {user !== null && profile?.mailTrouble === user.email && (
            <Suspense fallback={null}>
              <MailBanner key={user.email} email={user.email} />
            </Suspense>
          )}
          {user !== null && (
            <Suspense fallback={null}>
              <StatusNews uid={user.uid} locale={personLocale(profile?.locale)} />
            </Suspense>
          )}
          <ProfileBanner />
          <main id="main" tabIndex={-1}>
            <ProveProvider email={user?.email ?? ''}>
              <Outlet />
            </ProveProvider>
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
      className={classNames(
        'flex flex-1 flex-col gap-7 lg:gap-5',
        locked && 'opacity-60 blur-[3px] select-none',
      )}
    >
      {ACCOUNT_GROUPS.map((group) => (
        <div
          key={group.title}
          className="last:mt-auto last:border-t last:border-line last:pt-4 lg:last:mr-6"
        >
          <p className="pb-1.5 text-xs text-muted">{group.title}</p>
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <AccountLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function AccountLink({ label, to }: { label: string; to: string }) {
  return (
    <NavLink
      to={to}
      end={to === PATHS.dashboard}
      className="relative flex min-h-9 items-center rounded-sm decoration-1 underline-offset-4 hover:underline max-lg:min-h-11 max-lg:text-lg aria-[current=page]:font-semibold aria-[current=page]:text-accent aria-[current=page]:after:absolute aria-[current=page]:after:inset-y-1 aria-[current=page]:after:right-0 aria-[current=page]:after:w-1 aria-[current=page]:after:bg-accent"
    >
      {label}
    </NavLink>
  );
}
