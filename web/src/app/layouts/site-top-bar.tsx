import { useId } from 'react';
import { Link } from 'react-router-dom';
import { NavPopover } from './nav-popover.tsx';
import { SessionLinks } from './session-links.tsx';
import { SITE_LINKS, SITE_PANELS, type NavGroup } from '@/content/nav.ts';
import { PATHS } from '@/content/paths.ts';
import { PRODUCT_NAME } from '@/content/site.ts';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/** Its panels are popovers of the platform: they open, close and keep the focus in order without a script. */
export function SiteTopBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-17 max-w-page items-center gap-6 px-5 md:px-10">
        <Link to={PATHS.home} className="flex rounded-sm">
          <Wordmark name={PRODUCT_NAME} />
        </Link>
        <nav aria-label="Site" className="flex items-center gap-1 max-lg:hidden">
          {SITE_PANELS.map((panel) => (
            <NavPopover key={panel.label} label={panel.label}>
              <div className="mx-auto grid max-w-page grid-cols-3 gap-8 px-10 py-8">
                {panel.groups.map((group) => (
                  <PanelGroup key={group.title} group={group} />
                ))}
              </div>
            </NavPopover>
          ))}
          {SITE_LINKS.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className="rounded-sm px-3 py-2 text-sm font-semibold hover:bg-sunk"
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <SessionLinks />
          <div className="lg:hidden">
            <NavPopover label="Menu" icon="menu">
              <nav aria-label="Site" className="grid gap-8 px-5 py-6 md:px-10">
                <ul className="flex flex-wrap gap-2">
                  {[{ label: 'Sign in', to: PATHS.login }, ...SITE_LINKS].map((link) => (
                    <li key={link.to}>
                      <Link
                        to={link.to}
                        className="inline-flex min-h-10 items-center rounded-sm border border-line-strong px-4 text-sm font-semibold"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
                {SITE_PANELS.map((panel) => (
                  <div
                    key={panel.label}
                    className="grid gap-x-6 gap-y-5 border-t border-line pt-6 sm:grid-cols-3"
                  >
                    <p className="font-display text-lg font-semibold sm:col-span-3">
                      {panel.label}
                    </p>
                    {panel.groups.map((group) => (
                      <PanelGroup key={group.title} group={group} />
                    ))}
                  </div>
                ))}
              </nav>
            </NavPopover>
          </div>
        </div>
      </div>
    </header>
  );
}

function PanelGroup({ group }: { group: NavGroup }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-2 text-sm text-muted">
        {group.title}
      </p>
      <ul aria-labelledby={id}>
        {group.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="-mx-2.5 block rounded-sm px-2.5 py-1.5 hover:bg-sunk">
              <span className="font-semibold">{link.label}</span>
              {link.note !== undefined && (
                <span className="block text-sm text-muted">{link.note}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
