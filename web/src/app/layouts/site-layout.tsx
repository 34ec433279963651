import { Outlet } from 'react-router-dom';
import { ANNOUNCEMENT } from '@/site/announcement.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteTopBar } from './site-top-bar.tsx';
import { CHAT_CHOICE, PATHS } from '@/site/paths.ts';
import { ChatOffer } from '@/features/support/chat-offer.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** Public pages. */
export function Layout() {
  return (
    <>
      <SiteTopBar />
      {ANNOUNCEMENT !== null && (
        <aside
          aria-label="Announcement"
          className="border-b border-line bg-accent-tint px-5 py-2 text-center text-sm"
        >
          {ANNOUNCEMENT.text} <TextLink to={ANNOUNCEMENT.to}>{ANNOUNCEMENT.link}</TextLink>
        </aside>
      )}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ChatOffer privacyPath={CHAT_CHOICE} contactPath={PATHS.contactV1} />
    </>
  );
}
