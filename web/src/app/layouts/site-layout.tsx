import { Outlet } from 'react-router-dom';
import { SiteFooter } from './site-footer.tsx';
import { SiteTopBar } from './site-top-bar.tsx';

/** Public pages. */
export function Layout() {
  return (
    <>
      <SiteTopBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
