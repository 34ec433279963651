import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { ANNOUNCEMENT } from '@/site/announcement.ts';
import { ShortFooter, SiteFooter } from './site-footer.tsx';
import { SiteTopBar } from './site-top-bar.tsx';
import { CHAT_CHOICE, PATHS } from '@/site/paths.ts';
import { ChatOffer } from '@/features/support/chat-offer.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** Public pages. */
export function Layout() {
  const { pathname } = useLocation();
  const frame = useMatches().at(-1)?.handle;
  return (
    <>
      <SiteTopBar />
      {ANNOUNCEMENT !== null && frame === 'news' && pathname !== ANNOUNCEMENT.to && (
        <aside
          aria-label="Announcement"
          className="border-b border-line bg-accent-tint px-5 py-2 text-center text-sm"
        >
          {`${ANNOUNCEMENT.text} `}
          <TextLink to={ANNOUNCEMENT.to}>{ANNOUNCEMENT.link}</TextLink>
        </aside>
      )}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {frame === 'short' ? <ShortFooter /> : <SiteFooter />}
      <ChatOffer privacyPath={CHAT_CHOICE} contactPath={PATHS.contactV1} />
    </>
  );
}
