import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { ConnectionNotice } from './connection-notice.tsx';
import { DocumentHead } from './document-head.tsx';
import { Providers } from './providers.tsx';
import { RouteFocus } from './route-focus.tsx';
import { BackToTop } from '@/ui/back-to-top/back-to-top.tsx';
import { ProgressBar } from '@/ui/progress-bar/progress-bar.tsx';
import { Toaster } from '@/ui/toast/toaster.tsx';

/** What every page has, whatever its layout. */
export function Root() {
  const navigation = useNavigation();
  return (
    <Providers>
      <a
        href="#main"
        className="sr-only rounded-sm bg-raised font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <ProgressBar active={navigation.state !== 'idle'} label="Loading the page" />
      {/* Before the page, so that a page can override its title. */}
      <DocumentHead />
      <Outlet />
      <RouteFocus />
      <BackToTop />
      <ConnectionNotice isWaiting={navigation.state !== 'idle'} />
      <Toaster />
      <ScrollRestoration />
    </Providers>
  );
}
