import { Link, useLocation } from 'react-router-dom';
import { BAR_BUTTON, BAR_ICON, MenuButton } from './nav-popover.tsx';
import { SessionLinks } from './session-links.tsx';
import { SITE_LINKS, SITE_PANELS, type NavPanel } from '@/site/nav.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { closeWhenLeft } from '@/ui/close-when-left.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/**
 * One list of links in two shapes. On wide windows it is a bar, and each of its panels a popover; on narrow ones the whole
 * list is a popover, and its panels fold. Popovers and folds of the platform need no script.
 */
export function SiteTopBar() {
  const { key } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper" onBlur={closeWhenLeft}>
      <div className="mx-auto flex h-17 max-w-page items-center gap-4 px-5 md:px-10 lg:gap-6">
        <Link to={PATHS.home} className="flex rounded-sm">
          <Wordmark name={PRODUCT_NAME} />
        </Link>
        <nav
          // A click on a link inside does not reload the document; a fresh list starts closed.
          key={key}
          id={MENU}
          popover="auto"
          aria-label="Site"
          className="px-5 py-6 text-ink max-lg:panel md:px-10 lg:static lg:flex lg:gap-1 lg:overflow-visible lg:bg-transparent lg:p-0"
        >
          <div className="pb-5 lg:hidden">
            <SessionLinks isInMenu />
          </div>
          {SITE_LINKS.map((link) => (
            <Link key={link.to} to={link.to} className={ROW}>
              {link.label}
            </Link>
          ))}
          {SITE_PANELS.map((panel) => (
            <Panel key={panel.label} panel={panel} />
          ))}
          {SITE_LINKS.map((link) => (
            <Link key={link.to} to={link.to} className={`${BAR_BUTTON} max-lg:hidden`}>
              {link.label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <SessionLinks />
          <div className="lg:hidden">
            <MenuButton panelId={MENU} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Panel({ panel: { label, groups } }: { panel: NavPanel }) {
  const id = `${MENU}-${label.toLowerCase()}`;
  return (
    <div onBlur={closeWhenLeft}>
      <details name={MENU} className="peer lg:hidden">
        <summary className={ROW}>
          {label}
          <Icon name="chevron-down" className={BAR_ICON} />
        </summary>
      </details>
      <button type="button" popoverTarget={id} className={`${BAR_BUTTON} max-lg:hidden`}>
        {label}
        <Icon name="chevron-down" className={BAR_ICON} />
      </button>
      <div
        id={id}
        popover="auto"
        className="static w-full text-ink max-lg:peer-open:block lg:panel"
      >
        <div className="mx-auto grid max-w-page gap-x-6 gap-y-5 pt-1 pb-6 sm:grid-cols-3 lg:gap-8 lg:px-10 lg:py-8">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className="mb-2 text-sm text-muted">{title}</p>
              <ul>
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
    </div>
  );
}

const MENU = 'menu';

/** A line of the menu on narrow windows. */
const ROW =
  'flex min-h-13 items-center justify-between border-t border-line font-display text-lg font-semibold lg:hidden';
