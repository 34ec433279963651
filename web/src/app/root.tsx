import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { ConnectionNotice } from './connection-notice.tsx';
import { DocumentHead } from './head/document-head.tsx';
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
        className="fixed -top-20 left-5 z-50 rounded-sm bg-raised px-4 py-2 font-semibold text-ink focus:top-3"
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
