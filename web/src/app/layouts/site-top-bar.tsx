import { Link, useLocation } from 'react-router-dom';
import { MenuButton, PANEL } from './nav-popover.tsx';
import { SessionLinks } from './session-links.tsx';
import { SITE_LINKS, SITE_PANELS, type NavPanel } from '@/site/nav.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/**
 * One list of links in two shapes. On wide windows it is a bar, and each of its panels a popover; on narrow ones the whole
 * list is a popover, and its panels lie open inside. Popovers of the platform need no script.
 */
export function SiteTopBar() {
  const { key } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-17 max-w-page items-center gap-6 px-5 md:px-10">
        <Link to={PATHS.home} className="flex rounded-sm">
          <Wordmark name={PRODUCT_NAME} />
        </Link>
        <nav
          // A click on a link inside does not reload the document; a fresh list starts closed.
          key={key}
          id={MENU}
          popover="auto"
          aria-label="Site"
          className={`px-5 py-6 md:px-10 ${PANEL} max-lg:shadow-float lg:static lg:flex lg:w-auto lg:items-center lg:gap-1 lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0`}
        >
          <div className="mb-8 flex flex-wrap gap-2 lg:order-last lg:mb-0 lg:gap-1">
            {SITE_LINKS.map((link) => (
              <Link key={link.to} to={link.to} className={BAR_LINK}>
                {link.label}
              </Link>
            ))}
            <Link to={PATHS.login} className={`${BAR_LINK} lg:hidden`}>
              Sign in
            </Link>
          </div>
          {SITE_PANELS.map((panel) => (
            <Panel key={panel.label} panel={panel} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <SessionLinks />
          <div className="lg:hidden">
            <MenuButton label="Menu" icon="menu" panelId={MENU} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Panel({ panel: { label, groups } }: { panel: NavPanel }) {
  const id = `${MENU}-${label.toLowerCase()}`;
  return (
    <>
      <p className="mb-5 font-display text-lg font-semibold lg:hidden">{label}</p>
      <div className="max-lg:hidden">
        <MenuButton label={label} icon="chevron-down" panelId={id} />
      </div>
      <div
        id={id}
        popover="auto"
        className="static m-0 mb-8 block w-full max-w-none overflow-y-auto overscroll-contain border-0 bg-raised p-0 text-ink lg:fixed lg:inset-x-0 lg:top-17 lg:hidden lg:max-h-[calc(100dvh-4.25rem)] lg:border-y lg:border-line lg:shadow-float lg:dropped:block"
      >
        <div className="mx-auto grid max-w-page gap-x-6 gap-y-5 sm:grid-cols-3 lg:gap-8 lg:px-10 lg:py-8">
          {groups.map(({ title, links }, index) => (
            <div key={title}>
              <p id={`${id}-${index}`} className="mb-2 text-sm text-muted">
                {title}
              </p>
              <ul aria-labelledby={`${id}-${index}`}>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="-mx-2.5 block rounded-sm px-2.5 py-1.5 font-semibold hover:bg-sunk"
                    >
                      {link.label}
                      {link.note !== undefined && (
                        <span className="block text-sm font-normal text-muted">{link.note}</span>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const MENU = 'menu';
const BAR_LINK =
  'inline-flex min-h-10 items-center rounded-sm border border-line-strong px-4 text-sm font-semibold hover:bg-sunk lg:border-0 lg:px-3';
